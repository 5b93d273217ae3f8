"""What object code asks other files for."""

import struct


def undefined_symbols(code: bytes) -> list[str]:
    """Names of the symbols that an ELF file of 64 bits does not define."""
    assert code[:5] == b"\x7fELF\x02"
    (begin,), (size, count) = struct.unpack_from("<Q", code, 40), struct.unpack_from("<HH", code, 58)
    sections = [struct.unpack_from("<IIQQQQIIQQ", code, begin + k * size) for k in range(count)]
    found = []
    for _, kind, _, _, start, length, link, *_ in sections:
        if kind != 2:  # the table of symbols
            continue
        names = sections[link][4]
        for place in range(start + 24, start + length, 24):  # the first entry is empty
            name, _, _, section = struct.unpack_from("<IBBH", code, place)
            if section == 0:
                found.append(code[names + name : code.index(b"\0", names + name)].decode())
    return found

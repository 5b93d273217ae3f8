"""Ranks, degrees and transfer functions of linear scalar graphs from all their equations at once, modulo a prime.

Nothing is shared with bgjax: equations are assembled from the elements' values without causality, and the answers
follow from ranks and determinants of the pencil sE − F, evaluated at many s.
"""

import numpy as np


P = 2**31 - 1


class Assembled:
    """E ẋ = F x + B u, y = C x, with all efforts and flows among x."""

    def __init__(self, description, values, inputs, outputs):
        self.names = {}
        self.rows = []
        self.values, self.inputs = values, inputs
        nodes, bonds = description
        for number in range(len(bonds)):
            self.place(("e", number)), self.place(("f", number))
        at = {name: [(k, b[1] == name) for k, b in enumerate(bonds) if name in b] for name in nodes}
        for name, kind in nodes.items():
            self.node(name, kind, at[name])
        size = len(self.names)
        self.E, self.F = np.zeros((size, size), np.int64), np.zeros((size, size), np.int64)
        self.B = np.zeros((size, len(inputs)), np.int64)
        assert len(self.rows) == size, (len(self.rows), size)
        for i, (rates, values, given) in enumerate(self.rows):
            for v, c in rates.items():
                self.E[i, self.names[v]] += c
            for v, c in values.items():
                self.F[i, self.names[v]] += c
            for k, c in given.items():
                self.B[i, k] += c
        self.C = np.zeros((len(outputs), size), np.int64)
        for i, (word, name) in enumerate(outputs):
            number, inward = at[name][0]
            self.C[i, self.names[word, number]] = 1 if word == "e" or inward else -1
        self.E, self.F, self.B, self.C = (m % P for m in (self.E, self.F, self.B, self.C))

    def place(self, variable):
        return self.names.setdefault(variable, len(self.names))

    def row(self, values, rates=(), given=()):
        self.rows.append((dict(rates), dict(values), dict(given)))

    def node(self, name, kind, ends):
        if kind in ("0", "1"):
            common, other = ("e", "f") if kind == "0" else ("f", "e")
            for number, _ in ends[1:]:
                self.row({(common, number): 1, (common, ends[0][0]): -1})
            self.row({(other, number): 1 if inward else -1 for number, inward in ends})
            return
        if kind in ("TF", "GY"):
            self.two_port(name, kind, ends)
            return
        (number, inward), value = ends[0], self.values.get(name)
        e, f, sign = ("e", number), ("f", number), 1 if inward else -1
        given = {self.inputs.index(name): 1} if name in self.inputs else {}
        match kind:
            case "Se":
                self.row({e: -1}, given=given)
            case "Sf":
                self.row({f: -1}, given=given)
            case "R":
                self.row({e: 1, f: -sign * value})
            case "I":  # value · d/dt f = e
                self.row({e: 1}, {f: sign * value})
            case "C":  # d/dt e = value · f
                self.row({f: sign * value}, {e: 1})

    def two_port(self, name, kind, ends):
        """Power flows in at the first end and out at the second: f_b = T f_a, e_a = T e_b; e_b = G f_a, e_a = G f_b."""
        (a, in_a), (b, in_b) = ends
        value, sa, sb = self.values[name], 1 if in_a else -1, -1 if in_b else 1
        if kind == "TF":
            self.row({("f", b): sb, ("f", a): -value * sa})
            self.row({("e", a): 1, ("e", b): -value})
        else:
            self.row({("e", b): 1, ("f", a): -value * sa})
            self.row({("e", a): 1, ("f", b): -value * sb})

    # -- answers ----------------------------------------------------------------------------------------------
    def regular(self):
        return determinant(self.pencil(12345)) != 0

    def pencil(self, s):
        return (s * self.E - self.F) % P

    def findings(self):
        """Order, rank of A, [A B], [A; C], controllable and observable dimension."""
        size = len(self.E)
        inverse = inverted(self.pencil(987654321))
        shifted = product(inverse, self.E)
        order = rank(power(shifted, size))
        controllable = rank(product(power(shifted, size), krylov(shifted, product(inverse, self.B))))
        turned, start = product(inverse.T, self.E.T), product(inverse.T, self.C.T)
        observable = rank(product(power(turned, size), krylov(turned, start)))
        return dict(
            order=order,
            rank_A=order - (size - rank(self.F)),
            rank_AB=order - (size - rank(np.hstack([self.F, self.B]))),
            rank_AC=order - (size - rank(np.vstack([self.F, self.C]))),
            controllable=controllable,
            observable=observable,
        )

    def transfer(self, s):
        return product(self.C, product(inverted(self.pencil(s)), self.B))

    def degree(self, columns, rows):
        """Degree in s of the determinant of [sE − F, −B; C, 0] with some inputs and outputs, −1 if it vanishes."""
        points = np.arange(1, len(self.E) + 2)
        values = [determinant(self.system(int(s), columns, rows)) for s in points]
        return polynomial_degree(points, values)

    def system(self, s, columns, rows):
        corner = np.zeros((len(rows), len(columns)), np.int64)
        top = np.hstack([self.pencil(s), -self.B[:, columns] % P])
        return np.vstack([top, np.hstack([self.C[rows], corner])])


# -- linear algebra modulo P --------------------------------------------------------------------------------------
def product(a, b):
    found = np.zeros((a.shape[0], b.shape[1]), np.int64)
    for k in range(a.shape[1]):
        found = (found + a[:, k : k + 1] * b[k : k + 1, :]) % P
    return found


def power(matrix, exponent):
    found = matrix
    while exponent > 1:
        found, exponent = product(found, found), (exponent + 1) // 2
    return found


def krylov(matrix, starts):
    columns = [starts]
    for _ in range(len(matrix) - 1):
        columns.append(product(matrix, columns[-1]))
    return np.hstack(columns) if starts.shape[1] else np.zeros((len(matrix), 1), np.int64)


def eliminated(matrix):
    """Row echelon form, rank, and product of the pivots with the sign of the exchanges."""
    m, row, value = matrix.copy() % P, 0, 1
    for column in range(m.shape[1]):
        found = np.nonzero(m[row:, column])[0]
        if not len(found):
            continue
        if found[0]:
            m[[row, row + found[0]]] = m[[row + found[0], row]]
            value = -value
        value = value * int(m[row, column]) % P
        m[row] = m[row] * pow(int(m[row, column]), -1, P) % P
        below = m[:, column].copy()
        below[row] = 0
        m = (m - below[:, None] * m[row][None, :]) % P
        row += 1
        if row == len(m):
            break
    return m, row, value % P


def rank(matrix):
    return eliminated(matrix)[1] if matrix.size else 0


def determinant(matrix):
    _, found, value = eliminated(matrix)
    return value if found == len(matrix) else 0


def inverted(matrix):
    size = len(matrix)
    return eliminated(np.hstack([matrix, np.eye(size, dtype=np.int64)]))[0][:, size:]


def polynomial_degree(points, values):
    """Degree of the polynomial through these points, by divided differences; −1 of the zero polynomial."""
    values = [int(v) % P for v in values]
    differences, found = values, []
    for step in range(len(points)):
        found.append(differences[0])
        pairs = zip(differences, differences[1:], points, points[step + 1 :], strict=False)
        differences = [(b - a) * pow(int(q - p), -1, P) % P for a, b, p, q in pairs]
    return max((k for k, value in enumerate(found) if value), default=-1)

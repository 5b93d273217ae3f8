"""MJX, MuJoCo rewritten in JAX: the same fixed steps under `lax.scan`, in double precision."""

from collections.abc import Callable, Iterable, Iterator

import numpy as np

from ..measure import Setting


def ladder(
    xml: Callable[[float], str], t1: float, rows: int, substeps: Iterable[int], pick: Callable
) -> Iterator[Setting]:
    import jax
    import mujoco
    from mujoco import mjx

    for each in substeps:
        step = t1 / rows / each
        model = mjx.put_model(mujoco.MjModel.from_xml_string(xml(step)))

        @jax.jit
        def run(data, model=model, each=each):
            def between(data):
                return jax.lax.fori_loop(0, each, lambda _, d: mjx.step(model, d), data)

            return jax.lax.scan(lambda data, _: (after := between(data), after.qpos), data, None, length=rows)[1]

        start = mjx.make_data(model)

        def read(qpos):
            return pick(np.vstack([np.zeros((1, qpos.shape[1])), np.asarray(qpos)]))

        yield Setting(
            f"RK4 h = {1e3 * step:.4g} ms", lambda run=run, start=start: jax.block_until_ready(run(start)), read
        )

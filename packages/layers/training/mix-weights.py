"""
Writes a network between two: one that went on from the other keeps more of what that had learned.

    python3 mix-weights.py <before.onnx> <after.onnx> <share of after, 0..1> <out.onnx>
"""
import sys
import numpy as np
import onnx
from onnx import numpy_helper


def main(before, after, share, out):
    share = float(share)
    mixed = onnx.load(after)
    weights = []
    for old, new in zip(onnx.load(before).graph.initializer, mixed.graph.initializer, strict=True):
        a, b = numpy_helper.to_array(old), numpy_helper.to_array(new)
        if b.dtype.kind == "f":
            b = ((1 - share) * a.astype(np.float32) + share * b.astype(np.float32)).astype(b.dtype)
        weights.append(numpy_helper.from_array(b, new.name))
    del mixed.graph.initializer[:]
    mixed.graph.initializer.extend(weights)
    onnx.save(mixed, out)


if __name__ == "__main__":
    main(*sys.argv[1:])

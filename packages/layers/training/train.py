"""
Trains the network that `src/objects` asks which surfaces belong together.

    python3 train.py <folder of make-samples.ts> <out.onnx> [minutes] [begin with.onnx]

Wants PyTorch 1.13 or later and onnx (Debian: python3-torch, python3-onnx), two cores (one with 16-bit products) and an hour. For every
place of a picture it learns what is shown there (ground, a shape that things lie on, a drawing, a photograph), whether the outline of
an object runs through it, and the box of the whole object that is shown there.
"""
import copy, math, os, random, sys, time
import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper
import torch
import torch.nn as nn
import torch.multiprocessing as mp
import torch.nn.functional as F

SIDE, IN_FILE, OBJECTS = 512, 50, 128
# Kind of an object of which only its box is known.
UNKNOWN = 9
# Share of samples by the beginning of their files' names, where there are such; the rest are drawn at random.
SHARES = {"taught": 0.7, "rendered": 0.1}
# Half the time of 32 bits where the processor multiplies 16, and far more where it does not.
HALF = any(name in open("/proc/cpuinfo").read() for name in ("avx512_bf16", "amx_bf16"))
# What is kept is the mean of the weights over about so many steps: those of one step lean towards what it was shown last.
KEPT_OVER = 670


def conv(inputs, outputs, stride=1, size=3, dilation=1):
    padding = dilation * (size // 2)
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, size, stride, padding, dilation=dilation, bias=False),
        nn.BatchNorm2d(outputs),
        nn.ReLU(inplace=True),
    )


class Residual(nn.Module):
    def __init__(self, channels, dilation=1):
        super().__init__()
        self.first = conv(channels, channels, dilation=dilation)
        self.second = nn.Sequential(nn.Conv2d(channels, channels, 3, 1, 1, bias=False), nn.BatchNorm2d(channels))

    def forward(self, x):
        return F.relu(x + self.second(self.first(x)))


class Grouping(nn.Module):
    """All answers at a quarter of the input: logits of an outline running through, logits of kinds, distances to the box's sides."""

    def __init__(self):
        super().__init__()
        self.fourth = nn.Sequential(conv(3, 16, 2), conv(16, 32, 2), conv(32, 32))
        self.eighth = nn.Sequential(conv(32, 64, 2), Residual(64))
        self.sixteenth = nn.Sequential(conv(64, 96, 2), Residual(96), Residual(96))
        self.deep = nn.Sequential(conv(96, 128, 2), Residual(128, 2), Residual(128, 4), Residual(128))
        self.whole = nn.Sequential(nn.Linear(128, 128), nn.ReLU(inplace=True), nn.Linear(128, 128))
        self.narrow = nn.ModuleList([conv(128, 64, size=1), conv(96, 48, size=1), conv(64, 32, size=1)])
        self.join = nn.ModuleList([conv(64 + 96, 96), conv(48 + 64, 64), conv(32 + 32, 40)])
        self.heads = nn.Conv2d(40, 1 + 4 + 4, 1)

    def forward(self, x):
        scales = [self.fourth(x)]
        for deeper in (self.eighth, self.sixteenth, self.deep):
            scales.append(deeper(scales[-1]))
        d = scales.pop()
        d = d + self.whole(d.mean((2, 3)))[:, :, None, None]
        for narrow, join in zip(self.narrow, self.join):
            d = join(torch.cat((F.interpolate(narrow(d), scale_factor=2.0, mode="nearest"), scales.pop()), 1))
        out = self.heads(d)
        return out[:, :1], out[:, 1:5], F.softplus(out[:, 5:]) * 0.1


class Samples:
    """Files as they come: more may be written while training runs."""

    def __init__(self, folder):
        self.folder = folder

    def draw(self, count):
        files = [f[:-7] for f in os.listdir(self.folder) if f.endswith(".pixels") and os.path.getsize(f"{self.folder}/{f}") == IN_FILE * SIDE * SIDE * 4]
        kinds = {kind: [f for f in files if f.startswith(kind)] for kind in SHARES}
        drawn = [f for f in files if not f.startswith(tuple(SHARES))]
        pixels, objects = [], []
        for _ in range(count):
            kind = random.choices([*SHARES, ""], [*SHARES.values(), 1 - sum(SHARES.values())])[0]
            chosen = random.choice(kinds.get(kind) or drawn)
            name, k = f"{self.folder}/{chosen}", random.randrange(IN_FILE)
            pixels.append(np.array(np.memmap(name + ".pixels", np.uint8, "r", shape=(IN_FILE, SIDE, SIDE, 4))[k]))
            objects.append(np.fromfile(name + ".objects", np.int16).reshape(IN_FILE, OBJECTS, 5)[k])
        return pixels, objects


NOISE = np.random.default_rng(1).normal(0, 1, SIDE * SIDE * 3 + 9973).astype(np.float32)


def tone():
    """What becomes of 256 levels: darker, lighter, harder or turned round."""
    levels = np.linspace(0, 1, 256, dtype=np.float32)
    if random.random() < 0.5:
        levels = levels ** random.uniform(0.6, 1.6) * random.uniform(0.8, 1) + random.uniform(0, 0.1)
    return 1 - levels if random.random() < 0.1 else np.clip(levels, 0, 1)


def augment(pixels, objects):
    """Mirrors, quarter turns, other colours and light, grain."""
    ids, boxes = pixels[..., 3], objects[:, 1:].astype(np.float32)
    rgb = tone()[pixels[..., random.sample(range(3), 3) if random.random() < 0.5 else [0, 1, 2]]]
    if random.random() < 0.3:
        start = random.randrange(9973)
        rgb += NOISE[start:start + rgb.size].reshape(rgb.shape) * random.uniform(0.002, 0.02)
    if random.random() < 0.5:
        rgb, ids = rgb[:, ::-1], ids[:, ::-1]
        boxes = np.stack((SIDE - boxes[:, 2], boxes[:, 1], SIDE - boxes[:, 0], boxes[:, 3]), 1)
    if random.random() < 0.25:
        rgb, ids = rgb.transpose(1, 0, 2), ids.T
        boxes = boxes[:, [1, 0, 3, 2]]
    return rgb, ids, objects[:, 0], boxes


def targets(ids, kinds, boxes):
    """At a quarter of the side; weights so that small objects count too."""
    edge = np.zeros((SIDE, SIDE), np.float32)
    down, across = ids[1:] != ids[:-1], ids[:, 1:] != ids[:, :-1]
    edge[1:] += down; edge[:-1] += down; edge[:, 1:] += across; edge[:, :-1] += across
    edge = (edge > 0).reshape(SIDE // 4, 4, SIDE // 4, 4).max((1, 3)).astype(np.float32)
    small = ids[2::4, 2::4]
    area = np.bincount(small.ravel(), minlength=256)
    weight = 1 / np.sqrt(area[small] + 4.0)
    return edge, kinds[small].astype(np.int64), boxes[small].transpose(2, 0, 1), weight.astype(np.float32)


def batch(samples, count):
    rows = [augment(*pair) for pair in zip(*samples.draw(count))]
    made = [targets(ids, kinds, boxes) for _, ids, kinds, boxes in rows]
    x = torch.from_numpy(np.ascontiguousarray(np.stack([rgb for rgb, *_ in rows]).transpose(0, 3, 1, 2)))
    return (x - 0.5) * 4, [torch.from_numpy(np.stack(t)) for t in zip(*made)]


Y, X = torch.meshgrid(torch.arange(SIDE // 4) * 4 + 2.0, torch.arange(SIDE // 4) * 4 + 2.0, indexing="ij")


def share_of_boxes(out, boxes):
    """Intersection over union of predicted distances and true boxes, N × H × W, and the distances' error in times of the size."""
    out = out * SIDE
    true = torch.stack((X - boxes[:, 0], Y - boxes[:, 1], boxes[:, 2] - X, boxes[:, 3] - Y), 1).clamp(min=0)
    w = torch.minimum(out[:, 0], true[:, 0]) + torch.minimum(out[:, 2], true[:, 2])
    h = torch.minimum(out[:, 1], true[:, 1]) + torch.minimum(out[:, 3], true[:, 3])
    both = w * h
    all_ = (out[:, 0] + out[:, 2]) * (out[:, 1] + out[:, 3]) + (true[:, 0] + true[:, 2]) * (true[:, 1] + true[:, 3]) - both
    size = torch.stack((true[:, 0] + true[:, 2], true[:, 1] + true[:, 3]), 1).repeat(1, 2, 1, 1) + 4
    off = ((out - true).abs() / size).clamp(max=2).mean(1)
    return (both + 1) / (all_ + 1), off


def losses(model, x, edge, kinds, boxes, weight):
    with torch.autocast("cpu", dtype=torch.bfloat16, enabled=HALF):
        answers = model(x)
    edges, kind, box = (answer.float() for answer in answers)
    edge_loss = F.binary_cross_entropy_with_logits(edges[:, 0], edge, pos_weight=torch.tensor(2.0))
    known = weight * (kinds < UNKNOWN)
    kind_loss = (F.cross_entropy(kind, kinds.clamp(max=3), reduction="none") * known).sum() / known.sum()
    share, off = share_of_boxes(box, boxes)
    thing = weight * (kinds > 0)
    box_loss = ((1 - share + 0.5 * off) * thing).sum() / (thing.sum() + 1e-6)
    return edge_loss, kind_loss, box_loss, ((share > 0.6) * thing).sum() / (thing.sum() + 1e-6)


def begin_with(model, file, samples):
    """Takes the weights of a file that `save` wrote. Its normalisations are in them: each gets the mean and spread of what comes into it."""
    graph = onnx.load(file).graph
    values = {i.name.removesuffix("_half"): torch.from_numpy(numpy_helper.to_array(i).astype(np.float32)) for i in graph.initializer}
    layers = layers_in_order(model)
    biases = {}
    for (layer, normalisation), node in zip(layers, [node for node in graph.node if node.op_type == "Conv"], strict=True):
        weights, bias = values[node.input[1]], values[node.input[2]]
        layer.weight.data.copy_(weights)
        if normalisation is None:
            layer.bias.data.copy_(bias)
        else:
            biases[normalisation] = bias
    for name, weights in model.named_parameters():
        if name.startswith("whole."):
            weights.data.copy_(values[name])

    def undo(normalisation, inputs):
        mean, spread = inputs[0].mean((0, 2, 3)), inputs[0].var((0, 2, 3), unbiased=False)
        normalisation.running_mean.copy_(mean)
        normalisation.running_var.copy_(spread)
        normalisation.weight.data.copy_(torch.sqrt(spread + normalisation.eps))
        normalisation.bias.data.copy_(mean + biases[normalisation])

    hooks = [normalisation.register_forward_pre_hook(undo) for normalisation in biases]
    with torch.no_grad():
        model.eval()(batch(samples, 16)[0])
    for hook in hooks:
        hook.remove()


def layers_in_order(model):
    """Convolutions as they are asked, each with the normalisation that follows it, or None."""
    asked = []

    def note(module, *_):
        if isinstance(module, nn.BatchNorm2d):
            asked[-1] = (asked[-1][0], module)
        else:
            asked.append((module, None))

    hooks = [m.register_forward_hook(note) for m in model.modules() if isinstance(m, (nn.Conv2d, nn.BatchNorm2d))]
    with torch.no_grad():
        model.eval()(torch.zeros(1, 3, SIDE, SIDE))
    for hook in hooks:
        hook.remove()
    return asked


def save(model, file):
    model.eval()
    torch.save(model.state_dict(), file + ".pt")
    torch.onnx.export(model, torch.zeros(1, 3, SIDE, SIDE), file, opset_version=13, input_names=["picture"],
                      output_names=["edge", "kinds", "boxes"], dynamic_axes={"picture": {2: "h", 3: "w"}})
    halve(file)


def halve(file):
    """Keeps weights in 16 bits and widens them when the network is opened: half the bytes, and answers that differ by a thousandth."""
    model = onnx.load(file)
    graph = model.graph
    kept, casts = [], []
    for weights in graph.initializer:
        values = numpy_helper.to_array(weights)
        if values.dtype != np.float32 or values.size < 256:
            kept.append(weights)
            continue
        kept.append(numpy_helper.from_array(values.astype(np.float16), weights.name + "_half"))
        casts.append(helper.make_node("Cast", [weights.name + "_half"], [weights.name], to=TensorProto.FLOAT))
    nodes = [*casts, *graph.node]
    del graph.initializer[:], graph.node[:]
    graph.initializer.extend(kept)
    graph.node.extend(nodes)
    onnx.save(model, file)


def fill(queue, folder):
    """Another process draws and changes samples, so that this one only learns."""
    random.seed(2); np.random.seed(2); torch.set_num_threads(1)
    samples = Samples(folder)
    while True:
        queue.put(batch(samples, 4))


def keep(kept, model, step):
    """Moves the mean of the weights on. The first steps count more, or it would stay where they began."""
    share = min(1 - 1 / KEPT_OVER, step / (step + 50))
    with torch.no_grad():
        for mean, now in zip(kept.state_dict().values(), model.state_dict().values()):
            mean.mul_(share).add_(now, alpha=1 - share) if mean.dtype.is_floating_point else mean.copy_(now)


def main(folder, out, minutes=60.0, first=None):
    random.seed(1); np.random.seed(1); torch.manual_seed(1)
    torch.set_num_threads(int(os.environ.get("THREADS", "1")))
    model = Grouping()
    if os.path.exists(out + ".pt"):
        model.load_state_dict(torch.load(out + ".pt"))
    elif first:
        begin_with(model, first, Samples(folder))
    print("parameters", sum(p.numel() for p in model.parameters()), flush=True)
    kept = copy.deepcopy(model)
    queue = mp.Queue(6)
    mp.Process(target=fill, args=(queue, folder), daemon=True).start()
    top = float(os.environ.get("RATE", "0.001"))
    optimizer = torch.optim.AdamW(model.parameters(), lr=top, weight_decay=0.01)
    start, step, mean = time.time(), 0, None
    model.train()
    while True:
        spent = (time.time() - start) / 60 / float(minutes)
        if spent >= 1:
            break
        rate = top * min(1, (step + 1) / 200) * (0.5 + 0.5 * math.cos(math.pi * spent))
        for group in optimizer.param_groups:
            group["lr"] = rate + 1e-6
        x, made = queue.get()
        *parts, good = losses(model, x, *made)
        loss = parts[0] * 2 + parts[1] + parts[2]
        optimizer.zero_grad(); loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 5)
        optimizer.step()
        step += 1
        keep(kept, model, step)
        now = np.array([float(v) for v in (*parts, good)])
        mean = now if mean is None else 0.98 * mean + 0.02 * now
        if step % 50 == 0:
            print(f"{step} {(time.time() - start) / 60:.1f} min  edge {mean[0]:.3f} kind {mean[1]:.3f} box {mean[2]:.3f} boxes right {mean[3]:.3f}", flush=True)
        if step % 1000 == 0:
            save(kept, out)
    save(kept, out)


if __name__ == "__main__":
    main(*sys.argv[1:])

"""
Fits what makes two things one object, or one thing an object, from what make-measures.ts wrote down.

    python3 fit-likelihood.py <name of the weights> <out.ts> <measures.jsonl> ...

Eight tanh units and a logistic one. Designs count alike, however many pairs they have; what designs that were left out say is printed.
"""
import json, sys, zlib
from collections import Counter
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

# More units, more steps or less decay say more of the designs they were fitted to and less of others.
UNITS, STEPS, DECAY, NOISE = 8, 900, 0.3, 0.2


def fit(x, y, weight):
    model = nn.Sequential(nn.Linear(x.shape[1], UNITS), nn.Tanh(), nn.Linear(UNITS, 1))
    optimizer = torch.optim.AdamW(model.parameters(), lr=0.01, weight_decay=DECAY)
    for step in range(STEPS):
        some = torch.randint(len(x), (512,))
        noisy = x[some] + NOISE * torch.randn(512, x.shape[1])
        loss = (F.binary_cross_entropy_with_logits(model(noisy)[:, 0], y[some], reduction="none") * weight[some]).mean()
        optimizer.zero_grad(); loss.backward(); optimizer.step()
        for group in optimizer.param_groups:
            group["lr"] = 0.01 * (1 - step / STEPS) + 1e-5
    return model


def main(name, out, *files):
    torch.manual_seed(0)
    rows = [json.loads(line) for file in files for line in open(file)]
    raw = torch.tensor([row["features"] for row in rows])
    mean, spread = raw.mean(0), raw.std(0) + 1e-3
    x, y = (raw - mean) / spread, torch.tensor([float(row["one"]) for row in rows])
    times = Counter(row["design"] for row in rows)
    weight = torch.tensor([times[row["design"]] ** -0.5 for row in rows])
    weight /= weight.mean()
    fold = torch.tensor([zlib.crc32(row["design"].rsplit("/", 1)[0].encode()) % 5 for row in rows])
    said = torch.zeros(len(rows))
    for k in range(5):
        model = fit(x[fold != k], y[fold != k], weight[fold != k])
        with torch.no_grad():
            said[fold == k] = torch.sigmoid(model(x[fold == k])[:, 0])
    for least in (0.3, 0.5, 0.7):
        right = ((said > least) & (y > 0)).sum()
        print(f"{least}: precision {right / (said > least).sum():.3f} recall {right / y.sum():.3f}")
    first, _, last = fit(x, y, weight)
    weights = first.weight.detach() / spread
    biases = first.bias.detach() - (weights * mean).sum(1)
    hidden = [[round(float(v), 4) for v in (b, *w)] for b, w in zip(biases, weights)]
    outs = [round(float(v), 4) for v in (last.bias[0], *last.weight[0])]
    with open(out, "w") as file:
        file.write("import type { Units } from './likelihood.ts';\n\n/** Made by training/fit-likelihood.py. */\n")
        file.write(f"export const {name}: Units = {{ hidden: {json.dumps(hidden)}, out: {json.dumps(outs)} }};\n")


if __name__ == "__main__":
    main(*sys.argv[1:])

"""
Fits trees over what make-measures.ts wrote down, beside the units that fit-likelihood.py fitted to other designs.

    python3 fit-trees.py <weights.ts of fit-likelihood.py> <out.json> <measures.jsonl> ...

Wants scikit-learn 1.5 or later. Gradient boosting (Friedman 2001) on the logistic loss, with histograms. Each set of designs is left out
once, and what the units, the trees and their mean say of those is printed.
"""
import json, re, sys
import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier
from sklearn.metrics import log_loss, roc_auc_score

# More leaves, or more to learn from each, say more of the sets they were fitted to and less of others.
TREES = dict(max_iter=150, learning_rate=0.08, max_leaf_nodes=8, l2_regularization=5, min_samples_leaf=20, max_features=0.5, random_state=1)


def numbers(text, name):
    found = re.search(name + r":\s*(\[.*?\]),\s*(?:out|\})", text, re.S).group(1)
    return np.array(json.loads(re.sub(r",\s*\]", "]", found)))


def logits_of_units(file, x):
    text = open(file).read()
    hidden, out = numbers(text, "hidden"), numbers(text, "out")
    return np.tanh(x @ hidden[:, 1:].T + hidden[:, 0]) @ out[1:] + out[0]


def rows_of(tree):
    """A split as [measure, bound, row below or at it, row above it], a leaf as [logit]."""
    return [
        [round(float(node["value"]), 4)] if node["is_leaf"]
        else [int(node["feature_idx"]), float(f"{node['num_threshold']:.5g}"), int(node["left"]), int(node["right"])]
        for node in tree.nodes
    ]


def likelihood(logits):
    return 1 / (1 + np.exp(-logits))


def tell(name, said, y):
    lost = [f"{(said[y == 1] > np.quantile(said[y == 0], kept)).mean():.3f}" for kept in (0.5, 0.6, 0.7, 0.8, 0.9)]
    print(f"{name}: loss {log_loss(y, said):.4f} area {roc_auc_score(y, said):.4f} found where .5 .6 .7 .8 .9 of what is none is told: {' '.join(lost)}")


def main(units, out, *files):
    rows = [json.loads(line) for file in files for line in open(file)]
    x, y = np.array([row["features"] for row in rows]), np.array([row["one"] for row in rows])
    sets = np.array([row["design"].split("/")[-2] for row in rows])
    by_units, by_trees = logits_of_units(units, x), np.zeros(len(y))
    for left_out in set(sets):
        rest = sets != left_out
        by_trees[~rest] = HistGradientBoostingClassifier(**TREES).fit(x[rest], y[rest]).decision_function(x[~rest])
    print(len(y), "of", len(set(sets)), "sets")
    for name, logits in (("units", by_units), ("trees", by_trees), ("mean", (by_units + by_trees) / 2)):
        tell(name, likelihood(logits), y)
    model = HistGradientBoostingClassifier(**TREES).fit(x, y)
    trees = [rows_of(tree) for (tree,) in model._predictors]
    with open(out, "w") as file:
        json.dump({"start": round(float(model._baseline_prediction.ravel()[0]), 4), "trees": trees}, file, separators=(",", ":"))
        file.write("\n")


if __name__ == "__main__":
    main(*sys.argv[1:])

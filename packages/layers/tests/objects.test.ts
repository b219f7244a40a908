import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openObjectNetwork, separate, type ObjectNetwork, type Picture } from '../src/index.ts';
import { holds, maskOf, sidesOf, type Sides } from '../src/areas/mask.ts';
import { fillHoles } from '../src/areas/runs.ts';
import { fitSimpleShape } from '../src/areas/simple-shape.ts';
import { faintCard } from '../src/objects/faint-card.ts';
import { groupsOf } from '../src/objects/groups.ts';
import { likelihoodOf, type Trees, type Units } from '../src/objects/likelihood.ts';
import type { ObjectMap } from '../src/objects/object-map.ts';
import { GroundColours } from '../src/objects/ground-colours.ts';
import objectTrees from '../src/objects/object-trees.json' with { type: 'json' };
import { objectWeights } from '../src/objects/object-weights.ts';
import pairTrees from '../src/objects/pair-trees.json' with { type: 'json' };
import { pairWeights } from '../src/objects/pair-weights.ts';
import { featureNames } from '../src/objects/pairs.ts';
import { regroup } from '../src/objects/regroup.ts';
import { splitOff } from '../src/objects/split-off.ts';
import type { GroundKind } from '../src/tree/find-ground.ts';
import type { Thing } from '../src/tree/thing.ts';
import { draw, emptyShelf, fill, greatestDifference, readerOf } from './drawing.ts';

const side = 256;
const cells = 64;

/** A network that sees `of` at the middle of each cell: kind (0 ground, 1 shape, 2 drawing, 3 picture) and box. */
function seeing(of: (x: number, y: number) => { kind: number; sides: Sides } | null): ObjectNetwork {
  const size = side / cells;
  const map: ObjectMap = {
    columns: cells,
    rows: cells,
    cellWidth: size,
    cellHeight: size,
    edge: new Float32Array(cells * cells).fill(0.2),
    kinds: new Float32Array(4 * cells * cells),
    sides: new Float32Array(4 * cells * cells),
  };
  for (let i = 0; i < cells * cells; i++) {
    const seen = of(((i % cells) + 0.5) * size, (Math.floor(i / cells) + 0.5) * size);
    map.kinds[(seen?.kind ?? 0) * cells * cells + i] = 1;
    for (let k = 0; k < 4; k++) map.sides[k * cells * cells + i] = seen?.sides[k] ?? 0;
  }
  return { look: () => Promise.resolve(map), close: () => Promise.resolve() };
}

const within = (x: number, y: number, [left, top, right, bottom]: Sides) =>
  x >= left && x < right && y >= top && y < bottom;

const take = (picture: Picture, objects?: ObjectNetwork) =>
  separate(picture, { reader: readerOf(), shelf: emptyShelf, ...(objects && { objects }) });

/** Rows in which something of it is solid. */
function heightOf({ pixels: { width, height, data } }: { pixels: Picture }): number {
  const isSolid = (row: number) =>
    data.subarray(row * width * 4, (row + 1) * width * 4).some((v, o) => o % 4 === 3 && v > 127);
  return Array.from({ length: height }, (_, row) => row).filter(isSolid).length;
}

const near = (box: { x: number; y: number; width: number; height: number }, [left, top, right, bottom]: Sides) =>
  Math.max(
    Math.abs(box.x - left),
    Math.abs(box.y - top),
    Math.abs(box.x + box.width - right),
    Math.abs(box.y + box.height - bottom),
  );

/** Three drops beside each other on a plain ground. */
const drops: Sides[] = [
  [40, 100, 80, 150],
  [100, 100, 140, 150],
  [160, 100, 200, 150],
];
const threeDrops = draw(side, side, (c) => {
  fill(c, '#f4efe6', () => c.rect(0, 0, side, side));
  for (const [left, top, right, bottom] of drops)
    fill(c, '#2a6f97', () => c.ellipse((left + right) / 2, (top + bottom) / 2, 20, 25, 0, 0, 7));
});

describe('what a network sees of objects', () => {
  it('joins what it sees as one, and leaves what it sees as several', async () => {
    const all: Sides = [40, 100, 200, 150];
    const one = await take(
      threeDrops,
      seeing((x, y) => (within(x, y, all) ? { kind: 2, sides: all } : null)),
    );
    expect(one.layers).toHaveLength(1);
    expect(near(one.layers[0]!.box, all)).toBeLessThan(8);
    const three = await take(
      threeDrops,
      seeing((x, y) => {
        const drop = drops.find((box) => within(x, y, box));
        return drop ? { kind: 2, sides: drop } : null;
      }),
    );
    expect(three.layers).toHaveLength(3);
  });

  it('leaves what grows in a bed on it several times over, though it sees a drawing', async () => {
    const bed: Sides = [40, 60, 216, 196];
    const thingOf = (holds: (x: number, y: number) => boolean, rest: Partial<Thing>): Thing => {
      const own = Int32Array.from({ length: side * side }, (_, i) => i).filter((i) =>
        holds(i % side, Math.floor(i / side)),
      );
      const mask = maskOf(own, side, side);
      return { kind: 'icon', own, mask, children: [], colour: [90, 140, 80], shape: null, cast: [], ...rest };
    };
    // A leaf and a root.
    const isPlant = (x: number, y: number) => Math.abs(x) < 4 + Math.abs(y) / 3 && Math.abs(y) < 40 && Math.abs(y) > 2;
    const plants = [90, 170].map((middle) => thingOf((x, y) => isPlant(x - middle, y - 128), {}));
    const earth = thingOf((x, y) => within(x, y, bed) && !plants.some(({ mask }) => holds(mask, x, y)), {});
    const whole = { ...earth, kind: 'shape' as const, colour: [106, 74, 51] as Thing['colour'], children: plants };
    const map = await seeing((x, y) => (within(x, y, bed) ? { kind: 2, sides: bed } : null)).look({
      width: side,
      height: side,
      data: new Uint8Array(side * side * 3),
    });
    const picture = { width: side, height: side, words: [] };
    const inBed = (shape: Thing['shape']) =>
      regroup([{ ...whole, shape }], map, picture).flatMap(({ children }) => children);
    expect(inBed(null)).toHaveLength(0);
    expect(inBed(fitSimpleShape({ ...earth.mask, bits: fillHoles(earth.mask) })).length).toBeGreaterThan(0);
  });

  it('takes a card on under a head that ends where it does', async () => {
    const [card, head]: [Sides, Sides] = [
      [40, 30, 216, 226],
      [40, 30, 216, 80],
    ];
    const picture = draw(side, side, (c) => {
      fill(c, '#dfe7dd', () => c.rect(0, 0, side, side));
      fill(c, '#ffffff', () => c.rect(40, 30, 176, 196));
      fill(c, '#7a1f3d', () => c.rect(40, 30, 176, 50));
    });
    const { layers } = await take(
      picture,
      seeing((x, y) =>
        within(x, y, head) ? { kind: 1, sides: head } : within(x, y, card) ? { kind: 1, sides: card } : null,
      ),
    );
    expect(layers.map(heightOf)).toEqual([196, 50]);
    expect(layers[1]!.parentId).toBe(layers[0]!.id);
  });

  /** A thing of several surfaces, one after the other from 1 on, and the surface of each pixel. */
  function joinedOf(surfaces: ((x: number, y: number) => boolean)[], rest: Partial<Thing> = {}) {
    const label = Int32Array.from(
      { length: side * side },
      (_, i) => surfaces.findIndex((holds) => holds(i % side, Math.floor(i / side))) + 1,
    );
    const own = Int32Array.from(label.keys()).filter((i) => label[i]! > 0);
    const mask = maskOf(own, side, side);
    const thing: Thing = { kind: 'shape', own, mask, children: [], colour: [0, 0, 0], shape: null, cast: [], ...rest };
    return { thing, label, picture: { width: side, height: side, data: new Uint8Array(side * side * 3) } };
  }
  const isOnDisc = (x: number, y: number, [left, top, right, bottom]: Sides) =>
    Math.hypot(x + 0.5 - (left + right) / 2, y + 0.5 - (top + bottom) / 2) < (right - left) / 2;
  const sidesOfAll = (things: Thing[]) => things.map(({ mask }) => sidesOf(mask)).sort((a, b) => a[0] - b[0]);

  it('leaves a line that discs were parted from no wider than it is', async () => {
    const line: Sides = [124, 10, 132, 246];
    const discs = [60, 130, 200].map((cy): Sides => [98, cy - 30, 158, cy + 30]);
    const surfaces = discs.map((disc) => (x: number, y: number) => isOnDisc(x, y, disc));
    const { thing, label, picture } = joinedOf([...surfaces, (x, y) => within(x, y, line)]);
    const seen = await seeing((x, y) => {
      const disc = discs.find((box) => within(x, y, box));
      return disc ? { kind: 1, sides: disc } : { kind: 1, sides: line };
    }).look(picture);
    const [left] = splitOff([thing], seen, picture, label);
    expect(left!.children.map(({ mask: { y } }) => y + 1).sort((a, b) => a - b)).toEqual(discs.map(([, top]) => top));
    expect(sidesOf(left!.mask)).toEqual(line);
  });

  it('parts discs from a line where each sees itself, though the middle of all that they see is the whole', async () => {
    const line: Sides = [60, 124, 196, 132];
    const discs: Sides[] = [
      [40, 108, 80, 148],
      [176, 108, 216, 148],
    ];
    const surfaces = discs.map((disc) => (x: number, y: number) => isOnDisc(x, y, disc));
    const { thing, label, picture } = joinedOf([...surfaces, (x, y) => within(x, y, line)], { kind: 'icon' });
    const seen = await seeing((x, y) => ({ kind: 2, sides: discs.find((box) => within(x, y, box)) ?? line })).look(
      picture,
    );
    const [left] = splitOff([thing], seen, picture, label);
    expect(sidesOfAll(left!.children)).toEqual(discs);
  });

  it('parts a plate from the ring over it where both are surely on the ground, but nothing from half a sheet', async () => {
    const [plate, ring]: [Sides, Sides] = [
      [40, 160, 216, 200],
      [78, 60, 178, 160],
    ];
    const holds = [
      (x: number, y: number) => within(x, y, plate),
      (x: number, y: number) => isOnDisc(x, y, ring) && !isOnDisc(x, y, [88, 70, 168, 150]),
    ];
    const sees = seeing((x, y) => ({ kind: 1, sides: within(x, y, plate) ? plate : ring }));
    const split = async (rest: Partial<Thing>) => {
      const { thing, label, picture } = joinedOf(holds, { certain: true, ...rest });
      return splitOff([thing], await sees.look(picture), picture, label)[0]!.children;
    };
    expect(sidesOfAll(await split({ kind: 'icon' }))).toEqual([plate]);
    const sheet = {
      kind: 'rectangle',
      cx: 128,
      cy: 130,
      a: 88,
      b: 70,
      angle: 0,
      radius: 0,
      score: 1,
      inside: () => true,
    } as const;
    expect(await split({ shape: sheet })).toEqual([]);
  });

  it('parts no head from the small leaf of a calendar, but a mark on it, and a label at its foot', async () => {
    const leaf: Sides = [110, 110, 156, 158];
    const split = async (part: Sides) => {
      const { thing, label, picture } = joinedOf(
        [(x, y) => within(x, y, part), (x, y) => within(x, y, leaf) && !within(x, y, part)],
        { kind: 'icon' },
      );
      const seen = await seeing((x, y) => ({ kind: 1, sides: within(x, y, part) ? part : leaf })).look(picture);
      return sidesOfAll(splitOff([thing], seen, picture, label)[0]!.children);
    };
    const mark: Sides = [116, 114, 150, 130];
    expect(await split([110, 110, 156, 126])).toEqual([]);
    expect(await split(mark)).toEqual([mark]);
    const label: Sides = [110, 142, 156, 158];
    expect(await split(label)).toEqual([label]);
  });

  it('parts a mark from a disc that it takes for a drawing, where most of the box of the mark sees the mark', async () => {
    const [disc, mark]: [Sides, Sides] = [
      [78, 78, 178, 178],
      [112, 104, 144, 152],
    ];
    const { thing, label, picture } = joinedOf(
      [(x, y) => within(x, y, mark), (x, y) => isOnDisc(x, y, disc) && !within(x, y, mark)],
      { kind: 'icon' },
    );
    const split = async (share: number) => {
      // Of the mark's places so many rows.
      const isSeen = (x: number, y: number) => within(x, y, mark) && y < mark[1] + share * (mark[3] - mark[1]);
      const seen = await seeing((x, y) => ({ kind: 2, sides: isSeen(x, y) ? mark : disc })).look(picture);
      return sidesOfAll(splitOff([structuredClone(thing)], seen, picture, label)[0]!.children);
    };
    expect(await split(0.9)).toEqual([mark]);
    expect(await split(0.4)).toEqual([]);
  });

  it('finds what the rules missed, and nothing in what is even', async () => {
    // Fainter than what rules part from its ground.
    const faint: Sides = [90, 90, 150, 150];
    const at = (left: string) =>
      draw(side, side, (c) => {
        fill(c, '#ffffff', () => c.rect(0, 0, side, side));
        fill(c, left, () => c.rect(90, 90, 60, 60));
      });
    const sees = seeing((x, y) => (within(x, y, faint) ? { kind: 1, sides: faint } : null));
    expect((await take(at('#ffffff'), sees)).layers).toEqual([]);
    const found = await take(at('#e9e9e9'), sees);
    expect(found.layers).toHaveLength(1);
    expect(near(found.layers[0]!.box, faint)).toBeLessThan(8);
  });

  it('never changes what people see, whatever it sees', async () => {
    const values = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 64, maxLength: 64 });
    await fc.assert(
      fc.asyncProperty(values, async (seen) => {
        const nonsense = seeing((x, y) => {
          const at = (Math.floor(x / 32) + 8 * Math.floor(y / 32)) % 64;
          const [left, top] = [seen[at]! - 20, seen[(at + 1) % 64]! - 20];
          return { kind: seen[at]! % 4, sides: [left, top, left + seen[(at + 2) % 64]!, top + seen[(at + 3) % 64]!] };
        });
        const taken = await take(threeDrops, nonsense);
        expect(greatestDifference(taken, threeDrops)).toBeLessThan(0.51);
      }),
      { numRuns: 12 },
    );
  });
});

describe('a likelihood', () => {
  const logit = (likelihood: number) => Math.log(likelihood / (1 - likelihood));
  const units: Units = { hidden: [[0.5, 1, 0]], out: [0.25, 2] };
  /** By the second measure, then where that is great by the first. */
  const tree = [[1, 4, 1, 2], [-1], [0, 0.5, 3, 4], [2], [3]];
  const trees: Trees = { start: 0.5, trees: [tree, [[0.125]]] };

  it.each([
    [[0.2, 4], -1],
    [[0.5, 5], 2],
    [[0.6, 5], 3],
  ])('of %j is the mean of what units and trees say, as logits', (measures, said) => {
    const byUnits = 0.25 + 2 * Math.tanh(0.5 + measures[0]!);
    expect(logit(likelihoodOf(measures, units, trees))).toBeCloseTo((byUnits + 0.5 + 0.125 + said) / 2, 9);
  });

  it.each([
    ['pairs', pairWeights, pairTrees],
    ['objects', objectWeights, objectTrees],
  ])('of %s asks for measures that there are, and comes to an end', (_, { hidden }, { trees: kept }) => {
    const measures = hidden[0]!.length - 1;
    if (kept === pairTrees.trees) expect(measures).toBe(featureNames.length);
    for (const rows of kept)
      for (const [row, [measure, , below, above]] of rows.entries()) {
        if (rows[row]!.length === 1) continue;
        expect(measure).toBeLessThan(measures);
        for (const next of [below!, above!]) expect(next > row && next < rows.length).toBe(true);
      }
  });
});

describe('groups of pairs that are likely one', () => {
  const groups = (pairs: [number, number, number][]) =>
    [
      ...groupsOf(
        4,
        pairs.map(([a, b, likelihood]) => ({ a, b, likelihood })),
        { pair: 0.65, groups: 0.4 },
      ).values(),
    ].map((one) => one.toSorted());

  it('are joined by what is like both, but not where the two are surely apart', () => {
    expect(
      groups([
        [0, 2, 0.8],
        [1, 2, 0.7],
      ]),
    ).toEqual([[0, 1, 2], [3]]);
    expect(
      groups([
        [0, 2, 0.8],
        [1, 2, 0.7],
        [0, 1, 0],
      ]),
    ).toEqual([[0, 2], [1], [3]]);
  });

  it('leave what is hardly one apart', () => {
    expect(groups([[0, 1, 0.6]])).toEqual([[0], [1], [2], [3]]);
  });
});

describe('a card of nearly the colour of its ground', () => {
  /** Grain of up to three levels on everything. */
  const grainy = (level: (x: number, y: number) => number) => {
    const data = new Uint8Array(side * side * 3);
    for (let i = 0; i < side * side; i++)
      data.fill(level(i % side, Math.floor(i / side)) + ((i * 7919) % 7) - 3, i * 3, i * 3 + 3);
    return { width: side, height: side, data };
  };
  const onGround = new Int32Array(side * side).fill(-1);
  const seen: Sides = [46, 44, 211, 213];
  const card: Sides = [50, 40, 206, 216];

  it('is cut out along its own sides, not along those that were seen', () => {
    const pixels = faintCard(
      seen,
      -1,
      onGround,
      grainy((x, y) => (within(x, y, card) ? 249 : 244)),
    )!;
    expect(sidesOf(maskOf(pixels, side, side))).toEqual(card);
  });

  it('does not end where something lies on it', () => {
    const onIt: Sides = [60, 60, 150, 200];
    const owners = onGround.map((_, i) => (within(i % side, Math.floor(i / side), onIt) ? 0 : -1));
    const picture = grainy((x, y) => (within(x, y, onIt) ? 40 : within(x, y, card) ? 249 : 244));
    const pixels = faintCard([54, 44, 211, 213], -1, owners, picture)!;
    expect(sidesOf(maskOf(pixels, side, side))).toEqual(card);
  });

  it('is none where less than three sides step', () => {
    expect(
      faintCard(
        seen,
        -1,
        onGround,
        grainy(() => 244),
      ),
    ).toBeNull();
    expect(
      faintCard(
        seen,
        -1,
        onGround,
        grainy((x) => (x < 50 ? 240 : 244)),
      ),
    ).toBeNull();
  });
});

/** A card with a button and a small bear: its head and muzzle are one drawing, though the rules see a card with an oval on it. */
const bearOnCard = draw(512, 512, (c) => {
  fill(c, '#dfe7dd', () => c.rect(0, 0, 512, 512));
  fill(c, '#ffffff', () => c.roundRect(60, 30, 392, 140, 16));
  fill(c, '#e76f51', () => c.roundRect(300, 80, 120, 40, 20));
  c.translate(80, 35);
  c.scale(0.3, 0.3);
  for (const x of [150, 350]) fill(c, '#8d5524', () => c.arc(x, 150, 50, 0, 7));
  fill(c, '#c68642', () => c.arc(250, 250, 130, 0, 7));
  fill(c, '#f1c27d', () => c.ellipse(250, 300, 70, 55, 0, 0, 7));
  for (const x of [205, 295]) fill(c, '#222222', () => c.arc(x, 225, 16, 0, 7));
  fill(c, '#222222', () => c.ellipse(250, 280, 22, 15, 0, 0, 7));
});

describe('the network that comes with the package', () => {
  it('sees a drawing on a card where the rules see parts', async () => {
    const objects = await openObjectNetwork();
    const [ruled, seen] = [await take(bearOnCard), await take(bearOnCard, objects)];
    await objects.close();
    expect(ruled.layers).toHaveLength(4);
    expect(seen.layers).toHaveLength(3);
    const [card, ...onIt] = seen.layers;
    expect(onIt.map(({ parentId }) => parentId)).toEqual([card!.id, card!.id]);
    expect(greatestDifference(seen, bearOnCard)).toBeLessThan(0.51);
  });

  it('looks at pictures of any form', async () => {
    const objects = await openObjectNetwork();
    for (const [width, height] of [
      [1, 1],
      [1200, 90],
      [37, 400],
    ] as const) {
      const map = await objects.look({ width, height, data: new Uint8Array(width * height * 3).fill(200) });
      expect(map.columns * map.cellWidth).toBeCloseTo(width);
      expect(map.rows * map.cellHeight).toBeCloseTo(height);
      expect(map.sides.every(Number.isFinite)).toBe(true);
    }
    await objects.close();
  });

  it('takes for ground only what has colours that the ground shows', () => {
    const [left, top] = [40, 40];
    const thingOf = (colour: number[], data: Uint8Array): Thing => {
      const own = Int32Array.from({ length: 900 }, (_, k) => (top + Math.floor(k / 30)) * side + left + (k % 30));
      for (const i of own) data.set(colour, 3 * i);
      const mask = maskOf(own, side, side);
      return { kind: 'shape', own, mask, children: [], colour: [0, 0, 0], shape: null, cast: [] };
    };
    // From dark to light, with one white pixel.
    const data = new Uint8Array(side * side * 3).map((_, o) => 40 + Math.floor((Math.floor(o / 3) % side) / 3));
    data.set([255, 255, 255], 0);
    const isGround = (thing: Thing, kind: GroundKind = 'smooth') =>
      new GroundColours({ width: side, height: side, data }, [thing], kind).has(thing);
    const dusk = thingOf([70, 72, 71], data);
    expect(isGround(dusk)).toBe(true);
    // As light as the ground is a little farther on, but an edge runs all round it.
    const bright = thingOf([90, 92, 91], data);
    expect(isGround(bright)).toBe(false);
    expect(isGround(bright, 'pattern')).toBe(true);
    const white = thingOf([255, 255, 255], data);
    expect(isGround(white)).toBe(false);
    // Light as the far end of the gradient, where it is dark.
    const light = thingOf([120, 120, 120], data);
    expect(isGround(light)).toBe(false);
    expect(isGround(light, 'pattern')).toBe(true);
  });
});

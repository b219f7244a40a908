/** Pieces of one thing that others cut or cross, and small parts that are drawn as one, come as one layer. */
import { expect, it } from 'vitest';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { maskOf } from '../src/areas/mask.ts';
import { fitSimpleShape } from '../src/areas/simple-shape.ts';
import { separate, type SeparatedLayer } from '../src/index.ts';
import { isCutOff } from '../src/tree/is-cut-off.ts';
import type { Thing } from '../src/tree/thing.ts';
import { alphaAt, draw, emptyShelf, fill, pixelAt, readerOf, sizeOf } from './drawing.ts';

const side = 1024;
const take = async (ground: string, height: number, paint: (context: SKRSContext2D) => void) => {
  const picture = draw(side, height, (c) => {
    fill(c, ground, () => c.rect(0, 0, side, height));
    paint(c);
  });
  const { layers } = await separate(picture, { reader: readerOf(), shelf: emptyShelf });
  return layers;
};
const stroke = (c: SKRSContext2D, colour: string, width: number, path: () => void) => {
  c.strokeStyle = colour;
  c.lineWidth = width;
  c.beginPath();
  path();
  c.stroke();
};
const star = (c: SKRSContext2D, x: number, y: number, tips: number, outer: number, inner: number) => {
  for (let k = 0; k < 2 * tips; k++) {
    const [turn, radius] = [(k * Math.PI) / tips - Math.PI / 2, k % 2 ? inner : outer];
    c.lineTo(x + radius * Math.cos(turn), y + radius * Math.sin(turn));
  }
};

/** To two pixels that edges may share. */
const about = (...sizes: number[]) => sizes.map((size) => expect.closeTo(size, -0.6));
const sizesOf = (layers: SeparatedLayer[]) => layers.map((layer) => sizeOf(layer, 128));
/** What a layer shows at a place of the picture. */
const shownAt = ({ box, pixels }: SeparatedLayer, x: number, y: number) => pixelAt(pixels, x - box.x, y - box.y);
const holding = (layers: SeparatedLayer[], x: number, y: number) =>
  layers.filter((layer) => alphaAt(layer, x, y) > 128);

const page = '#dfe8ee';
const paper = '#fffdf8';

it("makes one drawing of a grid's lines, which goes on under the bars that cut it", async () => {
  const bars = [300, 440, 380, 520].map((height, k) => ({ x: 220 + k * 160, height }));
  const layers = await take('#36507a', side, (c) => {
    fill(c, '#ffffff', () => c.roundRect(100, 100, 824, 824, 24));
    for (let k = 0; k < 5; k++) fill(c, '#dcdfe6', () => c.rect(160, 240 + k * 140, 704, 4));
    for (const [k, { x, height }] of bars.entries())
      fill(c, k === 2 ? '#e14450' : '#2f6f9e', () => c.rect(x, 802 - height, 90, height));
  });
  expect(layers).toHaveLength(6);
  const [card, grid, ...others] = layers;
  expect(sizesOf([card!, grid!])).toEqual([about(824, 824), about(704, 5 * 4)]);
  for (const { height } of bars) expect(sizesOf(others)).toContainEqual(about(90, height));
  for (const { x } of bars) expect(shownAt(grid!, x + 45, 662)).toEqual([220, 223, 230, 255]);
});

it('gives the bars of a chart neither bits of the lines that they lie across nor what is seen between those', async () => {
  const bars = [
    { x: 281, y: 384, width: 442, colour: '#7a7f8d' },
    { x: 390, y: 470, width: 275, colour: '#9dc5e7' },
    { x: 281, y: 634, width: 385, colour: '#9dc5e7' },
    { x: 281, y: 716, width: 552, colour: '#d72839' },
  ];
  const layers = await take('#36507a', side, (c) => {
    fill(c, '#fcfcfc', () => c.roundRect(140, 290, 744, 640, 20));
    for (let k = 0; k < 6; k++) fill(c, '#e2e5ea', () => c.rect(281 + k * 109.4, 368, 4, 420));
    for (const { x, y, width, colour } of bars) fill(c, colour, () => c.rect(x, y, width, 52));
  });
  expect(layers).toHaveLength(6);
  const [card, grid, ...others] = layers;
  expect(sizesOf([card!])).toEqual([about(744, 640)]);
  // Its ends beyond the outer bars are too short to be told from noise.
  expect(sizeOf(grid!, 128)[1]).toBeGreaterThan(360);
  // A soft edge of a line may stay with a bar.
  const sizes = sizesOf(others).filter(([, height]) => height <= 62);
  for (const { width } of bars) expect(sizes.map(([wide]) => wide)).toContainEqual(about(width)[0]);
});

it('leaves rules apart that nothing crosses', async () => {
  const layers = await take('#36507a', 640, (c) => {
    fill(c, '#ffffff', () => c.roundRect(100, 40, 824, 560, 24));
    for (let k = 0; k < 4; k++) fill(c, '#dcdfe6', () => c.rect(160, 120 + k * 120, 704, 4));
  });
  expect(sizesOf(layers)).toEqual([about(824, 560), ...Array(4).fill(about(704, 4))]);
});

it.each([
  ['a small ring of dashes', [512]],
  ['each of two rings of dashes', [400, 620]],
])('makes one thing of %s', async (_, middles) => {
  const layers = await take('#f3e9d8', 480, (c) => {
    fill(c, paper, () => c.roundRect(120, 60, 784, 360, 32));
    const step = (2 * Math.PI * 74) / 26;
    c.setLineDash([0.55 * step, 0.45 * step]);
    for (const x of middles) stroke(c, '#c2502e', 5, () => c.arc(x, 240, 74, 0, 2 * Math.PI));
  });
  expect(sizesOf(layers)).toEqual([about(784, 360), ...middles.map(() => about(152, 152))]);
});

const ribbon = (c: SKRSContext2D) => fill(c, '#d1495b', () => c.rect(130, 380, 764, 110));

it('gives a card its rim, across which a ribbon and a badge lie', async () => {
  const layers = await take(page, side, (c) => {
    fill(c, '#1d3557', () => c.roundRect(192, 142, 640, 740, 36));
    fill(c, paper, () => c.roundRect(200, 150, 624, 724, 28));
    ribbon(c);
    fill(c, '#edae49', () => c.arc(800, 180, 90, 0, 7));
  });
  expect(sizesOf(layers)).toEqual([about(640, 740), about(764, 110), about(180, 180)]);
  for (const [x, y] of [
    [196, 700],
    [827, 700],
    [512, 146],
    [512, 878],
  ] as const)
    expect(shownAt(layers[0]!, x, y)).toEqual([29, 53, 87, 255]);
});

it('takes a rule along one side of a card for a thing of its own', async () => {
  const layers = await take(page, side, (c) => {
    fill(c, paper, () => c.roundRect(200, 150, 624, 724, 28));
    fill(c, '#1d3557', () => c.rect(192, 150, 8, 724));
    ribbon(c);
  });
  expect(layers).toHaveLength(3);
  expect(sizesOf(layers)).toContainEqual(about(8, 724));
});

it('takes a thin ring about the middle of a burst for a part of it', async () => {
  const layers = await take(page, 480, (c) => {
    fill(c, paper, () => c.rect(120, 60, 784, 360));
    fill(c, '#e4572e', () => star(c, 512, 240, 16, 130, 112));
    stroke(c, '#fff3d6', 5, () => c.arc(512, 240, 96, 0, 7));
  });
  expect(sizesOf(layers)).toEqual([about(784, 360), about(260, 260)]);
  expect(shownAt(layers[1]!, 607, 240)).toEqual([255, 243, 214, 255]);
});

it('gives a disc the rim round it, over which a tag lies', async () => {
  const layers = await take(page, 480, (c) => {
    fill(c, paper, () => c.rect(120, 40, 784, 400));
    fill(c, '#2e86ab', () => c.arc(512, 240, 110, 0, 7));
    stroke(c, '#f6c85f', 8, () => c.arc(512, 240, 116, 0, 7));
    fill(c, '#3a2d40', () => c.roundRect(560, 288, 160, 60, 12));
  });
  expect(sizesOf(layers)).toEqual([about(784, 400), about(240, 240), about(160, 60)]);
  expect(shownAt(layers[1]!, 396, 240)).toEqual([246, 200, 95, 255]);
});

const arcs = (c: SKRSContext2D, width: number, radius: number) => {
  stroke(c, '#2e86ab', width, () => c.arc(512, 500, radius, -Math.PI / 2, 0.75 * Math.PI));
  stroke(c, '#f6c85f', width, () => c.arc(512, 500, radius, 0.75 * Math.PI, 1.5 * Math.PI));
};

it('leaves to a panel what is seen of it in the hole of a ring chart', async () => {
  const layers = await take(page, side, (c) => {
    fill(c, '#ffffff', () => c.roundRect(160, 160, 704, 704, 32));
    arcs(c, 44, 150);
  });
  expect(layers).toHaveLength(3);
  expect(sizeOf(layers[0]!, 128)).toEqual(about(704, 704));
  expect(holding(layers, 512, 500)).toEqual([layers[0]]);
});

it('takes for a part of a ring chart what is in its hole in the colour of the card below the panel', async () => {
  const layers = await take('#b7cbd6', side, (c) => {
    fill(c, '#ffffff', () => c.roundRect(100, 100, 824, 824, 32));
    fill(c, '#f1e8fb', () => c.roundRect(250, 260, 520, 480, 24));
    fill(c, '#ffffff', () => c.arc(512, 500, 170, 0, 7));
    arcs(c, 24, 170);
  });
  expect(layers).toHaveLength(4);
  const [card, panel, ...chart] = layers;
  expect(sizesOf([card!, panel!])).toEqual([about(824, 824), about(520, 480)]);
  expect(holding(chart, 512, 500)).toHaveLength(1);
});

it.each([
  ['what a ring cuts off from it', 360, 0, true],
  ['what has another colour in a ring', 360, 40, false],
  ['what half a ring parts from it, and nothing that is seen', 180, 0, true],
  ['what half a ring parts from it, and a faint edge of its own', 180, 5, false],
])('asks whether it is a part of a panel: %s', (_, degrees, darker, part) => {
  const width = 120;
  const data = new Uint8Array(width * width * 3).fill(230);
  const fromMiddle = (i: number) => Math.hypot((i % width) - 60, Math.floor(i / width) - 60);
  const thing = (test: (i: number) => boolean, red: number): Thing => {
    const own = Int32Array.from(Array.from({ length: width * width }, (_, i) => i).filter(test));
    for (const i of own) data[i * 3] = red;
    const mask = maskOf(own, width, width);
    return { kind: 'shape', own, mask, children: [], colour: [red, 230, 230], shape: null, cast: [] };
  };
  const inside = (i: number) => [i % width, Math.floor(i / width)].every((at) => at > 9 && at < 110);
  const whole = thing(inside, 230);
  const isRinged = (i: number) => fromMiddle(i) < 32 && (degrees === 360 || i < 60 * width);
  const own = whole.own.filter((i) => fromMiddle(i) > 20 && !isRinged(i));
  const seen = { ...whole, own, shape: fitSimpleShape(whole.mask) };
  const found = thing((i) => fromMiddle(i) <= 20, 230 - darker);
  expect(isCutOff(seen, found, { width, height: width, data })).toBe(part);
});

it('makes one card of a gradient that a ribbon crosses from side to side', async () => {
  const layers = await take('#f4efe6', side, (c) => {
    const gradient = c.createLinearGradient(0, 160, 0, 864);
    gradient.addColorStop(0, '#f7b267');
    gradient.addColorStop(1, '#d9605a');
    c.fillStyle = gradient;
    c.beginPath();
    c.roundRect(212, 160, 600, 704, 28);
    c.fill();
    fill(c, '#1d3557', () => c.rect(150, 440, 724, 100));
  });
  expect(sizesOf(layers)).toEqual([about(600, 704), about(724, 100)]);
});

it('takes what begins round on a track for what is done, though it fills the track from its end', async () => {
  const [rail, done, ...others] = await take(paper, 240, (c) => {
    fill(c, '#d8cfc0', () => c.roundRect(200, 100, 600, 20, 10));
    fill(c, '#2f6f5e', () => c.roundRect(450, 100, 350, 20, 10));
  });
  expect(others).toEqual([]);
  expect(sizesOf([rail!, done!])).toEqual([about(600, 20), about(350, 20)]);
  expect(done!.parentId).toBe(rail!.id);
});

it('goes on with what is done of a track to the middle of its rimmed knob', async () => {
  const [rail, done, knob, ...others] = await take(paper, 240, (c) => {
    fill(c, '#d8cfc0', () => c.roundRect(200, 100, 600, 16, 8));
    fill(c, '#b3304f', () => c.roundRect(200, 100, 350, 16, 8));
    fill(c, '#ffffff', () => c.arc(550, 108, 20, 0, 7));
    fill(c, '#33202a', () => c.arc(550, 108, 14, 0, 7));
  });
  expect(others).toEqual([]);
  expect(sizesOf([rail!, done!, knob!])).toEqual([about(600, 16), about(350, 16), about(40, 40)]);
  expect(done!.parentId).toBe(rail!.id);
});

it('makes one frame of the dots all round a card, some of which a strip hides', async () => {
  const layers = await take('#26547c', side, (c) => {
    fill(c, '#fff8e7', () => c.roundRect(112, 112, 800, 800, 24));
    for (let k = 0; k < 22; k++)
      for (const end of [146, 881]) {
        fill(c, '#ef476f', () => c.arc(146 + k * 35, end, 7, 0, 7));
        fill(c, '#ef476f', () => c.arc(end, 146 + k * 35, 7, 0, 7));
      }
    fill(c, '#06a77d', () => c.rect(60, 480, 904, 100));
  });
  expect(layers).toHaveLength(3);
  const frame = layers.filter((layer) => layer.class === 'icon');
  for (const x of [146, 881]) for (const y of [146, 426, 671, 881]) expect(holding(frame, x, y)).toHaveLength(1);
});

it('leaves rows of floats apart that lie far from one another, though something cuts one of them', async () => {
  const layers = await take('#26547c', side, (c) => {
    fill(c, '#6fb1d6', () => c.rect(62, 112, 900, 560));
    for (const y of [290, 460])
      for (let k = 0; k < 14; k++) fill(c, '#fff8e7', () => c.ellipse(116 + k * 61, y, 14, 11, 0, 0, 7));
    fill(c, '#b5332c', () => c.roundRect(420, 430, 120, 60, 12));
  });
  const floats = layers.filter((layer) => layer.class === 'icon');
  for (const y of [290, 460]) expect(holding(floats, 116, y)).toEqual(holding(floats, 909, y));
  expect(holding(floats, 116, 290)).not.toEqual(holding(floats, 116, 460));
});

it('makes one rating of five stars in two colours', async () => {
  const layers = await take('#26547c', 480, (c) => {
    fill(c, '#fff8e7', () => c.roundRect(112, 60, 800, 360, 24));
    for (let k = 0; k < 5; k++) fill(c, k < 4 ? '#f2b134' : '#d5cfc2', () => star(c, 400 + k * 56, 240, 5, 20, 9));
  });
  expect(layers).toHaveLength(2);
  expect(shownAt(layers[1]!, 400, 240)).toEqual([242, 177, 52, 255]);
  expect(shownAt(layers[1]!, 624, 240)).toEqual([213, 207, 194, 255]);
});

it('makes one drawing of the empty days of a calendar, but none of days that are of many colours', async () => {
  const month = (colourOf: (column: number, row: number) => string) =>
    take(page, 800, (c) => {
      fill(c, paper, () => c.roundRect(110, 100, 780, 600, 20));
      for (let row = 0; row < 5; row++)
        for (let column = 0; column < 7; column++)
          fill(c, colourOf(column, row), () => c.roundRect(140 + column * 104, 140 + row * 110, 92, 82, 8));
      fill(c, '#9c2c5e', () => c.arc(140 + 3 * 104 + 46, 140 + 2 * 110 + 41, 36, 0, 7));
    });
  const plain = await month(() => '#c9dcb4');
  expect(plain).toHaveLength(3);
  expect(sizesOf(plain)).toContainEqual(about(7 * 92, 5 * 82));
  const hues = ['#c9dcb4', '#e3b7a0', '#a9c4e4', '#e8d48a', '#c3b1e1'];
  expect((await month((column, row) => hues[(column + 2 * row) % hues.length]!)).length).toBeGreaterThan(30);
});

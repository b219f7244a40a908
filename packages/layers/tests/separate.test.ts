import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestSide, separate, takeWordsOut, type Picture, type Stage } from '../src/index.ts';
import { alphaAt, draw, emptyShelf, fill, greatestDifference, pixelAt, readerOf, noise } from './drawing.ts';

const take = (picture: Picture, lines: Parameters<typeof readerOf>[0] = []) =>
  separate(picture, { reader: readerOf(lines), shelf: emptyShelf });

const ground = '#a8dadc';

describe('a picture is taken apart', () => {
  it('into a card, the disc on it and the icon on that, nested, on a clean background', async () => {
    const picture = draw(320, 320, (c) => {
      fill(c, ground, () => c.rect(0, 0, 320, 320));
      fill(c, '#fdfcf7', () => c.roundRect(50, 40, 220, 240, 20));
      fill(c, '#e63946', () => c.arc(160, 120, 50, 0, 7));
      fill(c, '#1d3557', () => {
        c.moveTo(160, 92);
        c.lineTo(184, 140);
        c.lineTo(136, 140);
      });
    });
    const { kind, background, layers } = await take(picture);
    expect(kind).toBe('flat');
    expect(layers.map(({ name }) => name)).toEqual(['Card', 'Disc', expect.any(String)]);
    expect(layers.map(({ parentId }) => parentId)).toEqual([null, layers[0]!.id, layers[1]!.id]);
    expect(pixelAt(background, 160, 120)).toEqual([168, 218, 220, 255]);
    // What lies beneath is completed: the card goes on under the disc in its own colour.
    const [card] = layers;
    expect(pixelAt(card!.pixels, 160 - card!.box.x, 120 - card!.box.y)).toEqual([253, 252, 247, 255]);
    expect(greatestDifference({ background, layers, texts: [] } as never, picture)).toBeLessThan(0.51);
  });

  it('with the outline of a disc completed under the ribbon that covers its middle', async () => {
    const picture = draw(320, 320, (c) => {
      fill(c, ground, () => c.rect(0, 0, 320, 320));
      fill(c, '#f4a261', () => c.arc(160, 160, 90, 0, 7));
      fill(c, '#1d3557', () => c.rect(30, 140, 260, 40));
    });
    const { layers } = await take(picture);
    expect(layers).toHaveLength(2);
    const [disc, ribbon] = layers;
    expect(alphaAt(disc!, 160, 160)).toBe(255);
    expect(alphaAt(disc!, 40, 160)).toBe(0);
    expect(alphaAt(ribbon!, 40, 160)).toBe(255);
    expect(disc!.warnings).not.toEqual([]);
  });

  it('with a disc completed behind the telephone of which it looks out on both sides', async () => {
    const picture = draw(480, 480, (c) => {
      fill(c, ground, () => c.rect(0, 0, 480, 480));
      fill(c, '#f4a261', () => c.arc(240, 240, 130, 0, 7));
      fill(c, '#1d3557', () => c.roundRect(150, 60, 180, 360, 24));
      fill(c, '#fdfcf7', () => c.roundRect(162, 84, 156, 312, 10));
    });
    const { layers } = await take(picture);
    const disc = layers.find(({ name }) => name === 'Disc')!;
    for (const [x, y] of [
      [120, 240],
      [240, 240],
      [360, 240],
      [240, 120],
    ] as const)
      expect(alphaAt(disc, x, y)).toBe(255);
    expect(alphaAt(disc, 240, 100)).toBe(0);
    expect(layers.filter(({ parentId }) => parentId === null)).toHaveLength(2);
  });

  it('with a line that runs behind three beads as one bar, and two dots beside a card as two', async () => {
    const picture = draw(560, 320, (c) => {
      fill(c, ground, () => c.rect(0, 0, 560, 320));
      fill(c, '#8d99ae', () => c.rect(60, 74, 440, 14));
      for (const x of [160, 280, 400]) fill(c, '#1d3557', () => c.arc(x, 81, 28, 0, 7));
      fill(c, '#fdfcf7', () => c.roundRect(200, 190, 160, 80, 12));
      for (const x of [180, 380]) fill(c, '#e63946', () => c.arc(x, 230, 14, 0, 7));
    });
    const { layers } = await take(picture);
    const bars = layers.filter(({ name }) => name === 'Bar');
    expect(bars).toHaveLength(1);
    for (const x of [70, 160, 220, 280, 400, 490]) expect(alphaAt(bars[0]!, x, 81)).toBe(255);
    expect(layers.filter(({ name }) => name === 'Disc')).toHaveLength(5);
  });

  it('with a soft shadow in the layer of the card that casts it', async () => {
    const picture = draw(320, 320, (c) => {
      fill(c, ground, () => c.rect(0, 0, 320, 320));
      c.shadowColor = 'rgba(0,0,0,.4)';
      c.shadowBlur = 20;
      fill(c, '#ffffff', () => c.roundRect(100, 100, 120, 120, 12));
    });
    const { background, layers } = await take(picture);
    expect(layers).toHaveLength(1);
    const [r, g, b] = pixelAt(background, 160, 228);
    expect(Math.hypot(r! - 168, g! - 218, b! - 220)).toBeLessThan(3);
    expect(alphaAt(layers[0]!, 160, 224)).toBeGreaterThan(10);
    expect(alphaAt(layers[0]!, 160, 224)).toBeLessThan(140);
  });

  it('with the soft shadow of a disc on a card in the layer of the disc, and the card as light there as elsewhere', async () => {
    const picture = draw(480, 480, (c) => {
      fill(c, '#a8dadc', () => c.rect(0, 0, 480, 480));
      fill(c, '#fdfcf7', () => c.roundRect(60, 60, 360, 360, 20));
      [c.shadowColor, c.shadowBlur, c.shadowOffsetY] = ['rgba(0,0,0,.4)', 24, 6];
      fill(c, '#e63946', () => c.arc(240, 220, 80, 0, 7));
    });
    const separation = await take(picture);
    const [card, disc] = separation.layers;
    expect(separation.layers).toHaveLength(2);
    const { box, pixels } = card!;
    for (const y of [220, 290, 308, 316])
      for (const level of pixelAt(pixels, 240 - box.x, y - box.y).slice(0, 3)) expect(level).toBeGreaterThan(235);
    expect(alphaAt(disc!, 240, 308)).toBeGreaterThan(25);
    expect(greatestDifference(separation, picture)).toBeLessThan(2);
  });

  it('with the soft shadow of a card that reaches over the edge of a gradient in the layer of the card', async () => {
    const separation = await take(
      draw(640, 640, (c) => {
        fill(c, '#f4f1ea', () => c.rect(0, 0, 640, 640));
        const blue = c.createLinearGradient(0, 60, 0, 420);
        blue.addColorStop(0, '#3f5efb');
        blue.addColorStop(1, '#646fa5');
        fill(c, blue, () => c.roundRect(60, 60, 520, 360, 20));
        [c.shadowColor, c.shadowBlur, c.shadowOffsetY] = ['rgba(0,0,0,.4)', 36, 8];
        fill(c, '#fdfcf7', () => c.roundRect(110, 300, 420, 280, 20));
      }),
    );
    const panel = separation.layers.find(({ box }) => box.y < 100)!;
    const { box, pixels } = panel;
    // Before the card, in its shadow, and under it.
    for (const y of [270, 292, 330]) {
      const [red, , level] = pixelAt(pixels, 320 - box.x, y - box.y);
      const share = (y - 60) / 360;
      expect(Math.abs(red! - (63 + 37 * share))).toBeLessThan(12);
      expect(Math.abs(level! - (251 - 86 * share))).toBeLessThan(12);
    }
  });

  it('with a hair-line ring as a line of its own on a card that stays whole', async () => {
    const picture = draw(320, 320, (c) => {
      fill(c, ground, () => c.rect(0, 0, 320, 320));
      fill(c, '#fdfcf7', () => c.ellipse(160, 160, 110, 130, 0, 0, 7));
      c.strokeStyle = '#e63946';
      c.lineWidth = 2;
      c.beginPath();
      c.ellipse(160, 160, 96, 116, 0, 0, 7);
      c.stroke();
    });
    const { layers } = await take(picture);
    expect(layers.map((layer) => layer.class)).toEqual(['shape', 'line']);
    expect(layers[1]!.parentId).toBe(layers[0]!.id);
    expect(alphaAt(layers[0]!, 160, 160)).toBe(255);
    expect(alphaAt(layers[1]!, 160, 160)).toBe(0);
  });

  it('with a card lifted off a photograph, and the doubt said', async () => {
    const random = noise(3);
    const picture = draw(320, 320, (c) => {
      for (let y = 0; y < 320; y += 2)
        for (let x = 0; x < 320; x += 2) {
          const light = 70 + 60 * Math.sin(x / 40) * Math.cos(y / 55) + 70 * random();
          c.fillStyle = `rgb(${light},${light * 0.8},${light * 0.6})`;
          c.fillRect(x, y, 2, 2);
        }
      fill(c, '#ffffff', () => c.roundRect(80, 100, 160, 120, 16));
    });
    const { kind, warnings, confidence, layers } = await take(picture);
    expect(kind).toBe('photo');
    expect(warnings).toContain('Photo: objects may be partial.');
    expect(confidence).toBeLessThan(0.7);
    expect(layers).toHaveLength(1);
    expect(alphaAt(layers[0]!, 160, 160)).toBe(255);
    expect(alphaAt(layers[0]!, 40, 160)).toBe(0);
  });

  it('with a card on slanted stripes of its own colour', async () => {
    const picture = draw(320, 320, (c) => {
      fill(c, '#ffffff', () => c.rect(0, 0, 320, 320));
      c.save();
      c.rotate(0.6);
      for (let y = -320; y < 520; y += 20) fill(c, '#9ad1d4', () => c.rect(-320, y, 920, 10));
      c.restore();
      fill(c, '#ffffff', () => c.rect(70, 85, 180, 140));
    });
    const { kind, layers, background } = await take(picture);
    expect(kind).toBe('textured');
    expect(layers).toHaveLength(1);
    expect(alphaAt(layers[0]!, 160, 155)).toBe(255);
    expect(alphaAt(layers[0]!, 40, 155)).toBe(0);
    expect(pixelAt(background, 160, 145)).toEqual(pixelAt(background, 30, 145));
  });

  it("with the hard shadow of a card on the disc below as the disc's own, not as a thing", async () => {
    const picture = draw(400, 400, (c) => {
      fill(c, ground, () => c.rect(0, 0, 400, 400));
      fill(c, '#f4a261', () => c.arc(230, 200, 150, 0, 7));
      fill(c, '#c3824e', () => c.rect(146, 126, 160, 160));
      fill(c, '#1d3557', () => c.rect(140, 120, 160, 160));
    });
    const { layers } = await take(picture);
    expect(layers.map(({ name }) => name)).toEqual(['Disc', 'Panel']);
  });

  it('with a covered card whole though it shows on two sides of what lies on it', async () => {
    const picture = draw(400, 400, (c) => {
      fill(c, ground, () => c.rect(0, 0, 400, 400));
      fill(c, '#f4a261', () => c.arc(200, 200, 180, 0, 7));
      fill(c, '#3d7ea6', () => c.rect(110, 92, 150, 200));
      fill(c, '#fdfcf7', () => c.rect(150, 104, 150, 210));
    });
    const { layers } = await take(picture);
    expect(layers).toHaveLength(3);
    const back = layers.find(({ pixels, box }) => pixelAt(pixels, 120 - box.x, 200 - box.y)[2] === 166)!;
    expect(alphaAt(back, 200, 200)).toBe(255);
  });

  it('with the ground above a bar from side to side as ground', async () => {
    const picture = draw(320, 320, (c) => {
      const shade = c.createLinearGradient(0, 0, 0, 320);
      shade.addColorStop(0, '#f7d6e0');
      shade.addColorStop(1, '#dcb8c8');
      c.fillStyle = shade;
      c.fillRect(0, 0, 320, 320);
      fill(c, '#1d3557', () => c.rect(0, 30, 320, 40));
    });
    const { layers } = await take(picture);
    expect(layers).toHaveLength(1);
    expect(alphaAt(layers[0]!, 160, 50)).toBe(255);
    expect(alphaAt(layers[0]!, 160, 10)).toBe(0);
  });

  it('with a blurred ground that goes on behind a card as it began', async () => {
    const at = (x: number, y: number, cx: number, cy: number) => Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / 16_000);
    const blob = (x: number, y: number) => 110 * at(x, y, 130, 180) - 80 * at(x, y, 250, 60);
    const picture = draw(320, 320, () => {});
    for (let i = 0; i < 320 * 320; i++) {
      const light = blob(i % 320, Math.floor(i / 320));
      picture.data.set([140 - light, 160 - 0.5 * light, 120 + 0.3 * light, 255], i * 4);
    }
    const whole = picture.data.slice();
    for (let y = 120; y < 220; y++)
      for (let x = 100; x < 200; x++) picture.data.set([255, 255, 255, 255], (y * 320 + x) * 4);
    const { background, layers } = await take(picture);
    expect(layers).toHaveLength(1);
    let most = 0;
    for (let i = 0; i < whole.length; i++) most = Math.max(most, Math.abs(whole[i]! - background.data[i]!));
    // Laplace's equation is off by 67 levels in the middle.
    expect(most).toBeLessThan(45);
  });

  it.each([0, 60])('with a shadow on a blurred ground only where there is one: %i px', async (blur) => {
    const spots = [
      [190, 160, 190, '#fdf6ea'],
      [400, 150, 170, '#a3483c'],
      [180, 480, 200, '#e8a030'],
    ] as const;
    const { layers } = await take(
      draw(512, 512, (c) => {
        fill(c, '#f0d2ac', () => c.rect(0, 0, 512, 512));
        for (const [x, y, radius, colour] of spots) {
          const spot = c.createRadialGradient(x, y, 0, x, y, radius);
          for (const [at, alpha] of [
            [0, 'ff'],
            [0.35, 'd0'],
            [0.7, '50'],
            [1, '00'],
          ] as const)
            spot.addColorStop(at, colour + alpha);
          c.fillStyle = spot;
          c.fillRect(0, 0, 512, 512);
        }
        c.shadowColor = '#00000090';
        c.shadowBlur = blur;
        for (const [x, y] of [
          [40, 90],
          [300, 230],
          [60, 330],
        ] as const)
          fill(c, '#2b4a6f', () => c.roundRect(x, y, 185, 90, 10));
      }),
    );
    const wide = layers.filter(({ box }) => box.width > 220);
    expect([layers.length, wide.length]).toEqual([3, blur ? 3 : 0]);
  });

  it('with words on the card that they stand on, gone from below and exact as they are', async () => {
    const picture = draw(320, 200, (c) => {
      fill(c, ground, () => c.rect(0, 0, 320, 200));
      fill(c, '#ffffff', () => c.rect(40, 40, 240, 120));
      for (let x = 80; x < 240; x += 20) fill(c, '#1d3557', () => c.rect(x, 84, 9, 32));
    });
    const quad = [
      [78, 82],
      [232, 82],
      [232, 118],
      [78, 118],
    ].map(([x, y]) => ({ x: x!, y: y! })) as never;
    const separation = await take(picture, [{ text: 'IIIIIIII', confidence: 1, quad, vertical: false }]);
    const { layers, texts } = separation;
    expect(layers).toHaveLength(1);
    expect(texts.map(({ text, parentId }) => [text, parentId])).toEqual([['IIIIIIII', layers[0]!.id]]);
    const [card] = layers;
    expect(pixelAt(card!.pixels, 84 - card!.box.x, 100 - card!.box.y)).toEqual([255, 255, 255, 255]);
    expect(greatestDifference(separation, picture)).toBeLessThan(0.51);
  });
});

describe('laid up again, the layers give the picture', () => {
  const shape = fc.record({
    x: fc.integer({ min: -10, max: 90 }),
    y: fc.integer({ min: -10, max: 70 }),
    width: fc.integer({ min: 2, max: 70 }),
    height: fc.integer({ min: 2, max: 70 }),
    colour: fc.integer({ min: 0, max: 0xffffff }),
    alpha: fc.constantFrom(0.3, 0.8, 1),
    round: fc.boolean(),
  });
  it('whatever lies on it', async () => {
    const property = fc.asyncProperty(
      fc.array(shape, { maxLength: 7 }),
      fc.nat(),
      fc.constantFrom(0, 6, 90),
      async (shapes, seed, grain) => {
        const random = noise(seed);
        const picture = draw(96, 80, (c) => {
          fill(c, '#cde', () => c.rect(0, 0, 96, 80));
          for (const { x, y, width, height, colour, alpha, round } of shapes) {
            c.globalAlpha = alpha;
            fill(c, `#${colour.toString(16).padStart(6, '0')}`, () =>
              round ? c.ellipse(x, y, width / 2, height / 2, 0, 0, 7) : c.rect(x, y, width, height),
            );
          }
        });
        for (let i = 0; i < picture.data.length; i += 4)
          for (let k = 0; k < 3; k++) picture.data[i + k]! += (random() - 0.5) * grain;
        expect(greatestDifference(await take(picture), picture)).toBeLessThan(0.51);
      },
    );
    await fc.assert(property, { numRuns: 15 });
  });
});

describe('odd pictures', () => {
  it.each([
    ['a single pixel', 1, 1],
    ['a row', 300, 1],
    ['one colour', 120, 90],
  ])('of %s are all background', async (_, width, height) => {
    const picture = draw(width, height, (c) => fill(c, '#345678', () => c.rect(0, 0, width, height)));
    const { layers, texts, background } = await take(picture);
    expect([layers, texts]).toEqual([[], []]);
    expect(background.data).toEqual(picture.data);
  });

  it('of noise alone come back as they were', async () => {
    const random = noise(9);
    const picture = draw(128, 128, () => {});
    for (let i = 0; i < picture.data.length; i++) picture.data[i] = i % 4 === 3 ? 255 : random() * 255;
    const separation = await take(picture);
    expect(separation.layers.length).toBeLessThan(3);
    expect(greatestDifference(separation, picture)).toBeLessThan(0.51);
  });

  it('without any opaque pixel have an empty background', async () => {
    const { background, layers } = await take({ width: 60, height: 40, data: new Uint8ClampedArray(60 * 40 * 4) });
    expect(layers).toEqual([]);
    expect(background.data.every((value, i) => i % 4 < 3 || value === 0)).toBe(true);
  });

  it('with a transparent ground give the things on it, and a background that stays transparent', async () => {
    const picture = draw(200, 200, (c) => fill(c, '#ffffff', () => c.arc(100, 100, 60, 0, 7)));
    const { background, layers } = await take(picture);
    expect(layers).toHaveLength(1);
    expect(alphaAt(layers[0]!, 100, 100)).toBe(255);
    expect(pixelAt(background, 10, 10)[3]).toBe(0);
    expect(pixelAt(background, 100, 100)[3]).toBe(0);
  });

  it('above the limits are refused', async () => {
    const picture = { width: longestSide + 1, height: 1, data: new Uint8ClampedArray((longestSide + 1) * 4) };
    await expect(take(picture)).rejects.toThrow(RangeError);
    await expect(takeWordsOut(picture, { reader: readerOf() })).rejects.toThrow(RangeError);
  });
});

it('stops between stages when it is aborted, having said how far it was', async () => {
  const picture = draw(64, 64, (c) => fill(c, ground, () => c.rect(0, 0, 64, 64)));
  const abort = new AbortController();
  const seen: [number, Stage][] = [];
  const work = separate(picture, {
    reader: readerOf(),
    shelf: emptyShelf,
    signal: abort.signal,
    onProgress: (fraction, stage) => {
      seen.push([fraction, stage]);
      if (stage === 'ground') abort.abort(new Error('enough'));
    },
  });
  await expect(work).rejects.toThrow('enough');
  expect(seen.map(([, stage]) => stage)).toEqual(['reading', 'surfaces', 'things', 'ground']);
  expect(seen.map(([fraction]) => fraction)).toEqual(seen.map(([fraction]) => fraction).sort());
});

import type { SKRSContext2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { separate, type Picture, type Separation } from '../src/index.ts';
import { alphaAt, compress, draw, emptyShelf, fill, greatestDifference, noise, readerOf } from './drawing.ts';

const take = (picture: Picture): Promise<Separation> => separate(picture, { reader: readerOf(), shelf: emptyShelf });

/** Soft forms in one hue with a sensor's grain, over a rectangle of the picture. */
function expose(picture: Picture, box: { x: number; y: number; width: number; height: number }, hue: number): void {
  const random = noise(7 + hue);
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x; x < box.x + box.width; x++) {
      const grain = (random() + random() + random() - 1.5) * 11;
      const light = 100 + 45 * Math.sin((x + hue) / 47) * Math.cos((y - hue) / 61) + grain;
      const at = (y * picture.width + x) * 4;
      picture.data.set([light * (hue ? 0.6 : 1), light * 0.9, light * (hue ? 1 : 0.5), 255], at);
    }
}

const side = 480;

/** A photograph with what `paint` draws on it. */
function photograph(paint: Parameters<typeof draw>[2], of = side): Picture {
  const ground: Picture = { width: of, height: of, data: new Uint8ClampedArray(of * of * 4) };
  expose(ground, { x: 0, y: 0, width: of, height: of }, 0);
  lay(draw(of, of, paint), ground);
  return ground;
}

function lay({ data: above }: Picture, { data }: Picture): void {
  for (let i = 0; i < data.length; i += 4) {
    const alpha = above[i + 3]! / 255;
    for (let k = 0; k < 3; k++) data[i + k] = data[i + k]! * (1 - alpha) + above[i + k]! * alpha;
  }
}

const boxes = ({ layers }: Separation) =>
  layers.map(({ box: { x, y, width, height } }) => [x, y, width, height].map((v) => Math.round(v / 10) * 10).join(' '));

/** Mean difference of two pictures within 24 pixels round a rectangle, levels. */
function differenceRound(
  a: Picture,
  b: Picture,
  card: { x: number; y: number; width: number; height: number },
): number {
  let [sum, n] = [0, 0];
  for (let y = card.y - 30; y < card.y + card.height + 30; y++)
    for (let x = card.x - 30; x < card.x + card.width + 30; x++) {
      const beside = Math.max(card.x - x, x - card.x - card.width, card.y - y, y - card.y - card.height);
      if (beside < 6) continue;
      for (let k = 0, at = (y * a.width + x) * 4; k < 3; k++, n++) sum += Math.abs(a.data[at + k]! - b.data[at + k]!);
    }
  return sum / n;
}

describe('on a photograph', () => {
  it('the soft shadow of a card is lifted from the photograph and comes with the card', async () => {
    const of = 1024;
    const card = { x: 210, y: 190, width: 580, height: 620 };
    const bare = photograph(() => {}, of);
    const picture = photograph((c) => {
      [c.shadowColor, c.shadowBlur, c.shadowOffsetY] = ['rgba(0,0,0,.4)', 36, 10];
      fill(c, '#fdfcf7', () => c.rect(card.x, card.y, card.width, card.height));
    }, of);
    const separation = await take(picture);
    expect(separation.kind).toBe('photo');
    const [before, since] = [picture, separation.background].map((seen) => differenceRound(seen, bare, card));
    expect(since!).toBeLessThan(before! / 5);
    expect(separation.layers).toHaveLength(1);
    expect(alphaAt(separation.layers[0]!, 500, card.y + card.height + 12)).toBeGreaterThan(30);
    expect(greatestDifference(separation, picture)).toBeLessThan(2);
  });

  it('where nothing casts a shadow the photograph stays as it is, though it is darker below a card', async () => {
    const card = { x: 110, y: 90, width: 260, height: 270 };
    const picture = photograph((c) => {
      const dusk = c.createLinearGradient(0, 0, 0, side);
      dusk.addColorStop(0, 'rgba(0,0,0,0)');
      dusk.addColorStop(1, 'rgba(0,0,0,.5)');
      [c.fillStyle] = [dusk];
      c.fillRect(0, 0, side, side);
      fill(c, '#fdfcf7', () => c.rect(card.x, card.y, card.width, card.height));
    });
    const separation = await take(picture);
    expect(differenceRound(separation.background, picture, card)).toBe(0);
    expect(alphaAt(separation.layers[0]!, 240, card.y + card.height + 12)).toBe(0);
  });

  it('a tick on a tile on a card is a thing, not what a photograph shows', async () => {
    const recipe = 1024;
    const [picture, drawn] = [
      photograph(() => {}, recipe),
      draw(recipe, recipe, (c) => {
        fill(c, '#fdfcf7', () => c.roundRect(90, 90, 844, 844, 28));
        for (const y of [520, 610, 700]) {
          fill(c, '#b8e3c7', () => c.roundRect(150, y, 56, 56, 14));
          [c.strokeStyle, c.lineWidth, c.lineCap, c.lineJoin] = ['#d97a2b', 4, 'round', 'round'];
          c.beginPath();
          c.moveTo(165, y + 27);
          c.lineTo(174, y + 37);
          c.lineTo(192, y + 18);
          c.stroke();
        }
      }),
    ];
    lay(drawn, picture);
    expose(picture, { x: 90, y: 90, width: 844, height: 330 }, 90);
    lay(
      draw(recipe, recipe, (c) => fill(c, '#2d2a4a', () => c.roundRect(270, 360, 480, 110, 55))),
      picture,
    );
    const { layers } = await take(await compress(picture));
    const ticks = layers.filter(({ box }) => box.width < 56 && box.height < 56);
    expect(ticks).toHaveLength(3);
    for (const tick of ticks) expect(layers.find(({ id }) => id === tick.parentId)!.box.width).toBeLessThan(80);
  });

  it('cards of one colour are things however many there are, and so is the bar that holds another', async () => {
    const picture = photograph((c) => {
      fill(c, '#1d3557', () => c.rect(0, 0, side, 60));
      fill(c, '#fdfcf7', () => c.roundRect(280, 15, 180, 30, 15));
      for (let k = 0; k < 9; k++) {
        const [x, y] = [30 + (k % 3) * 150, 90 + Math.floor(k / 3) * 130];
        fill(c, '#fdfcf7', () => c.rect(x, y, 120, 100));
        fill(c, '#e63946', () => c.arc(x + 90, y + 70, 18, 0, 7));
      }
    });
    const separation = await take(picture);
    expect(separation.kind).toBe('photo');
    expect(separation.layers.filter(({ name }) => name === 'Disc')).toHaveLength(9);
    expect(separation.layers).toHaveLength(20);
  });

  it('a photograph in a thin frame is one thing, though a badge covers the corner of the frame', async () => {
    const inner = { x: 90, y: 110, width: 200, height: 240 };
    const picture = photograph((c) => fill(c, '#fdfcf7', () => c.rect(80, 100, 220, 260)));
    expose(picture, inner, 60);
    const badge = draw(side, side, (c) => fill(c, '#f4a261', () => c.arc(300, 100, 34, 0, 7)));
    for (let i = 0; i < badge.data.length; i += 4)
      if (badge.data[i + 3]) picture.data.set(badge.data.subarray(i, i + 4), i);
    const separation = await take(picture);
    expect(separation.layers.map((layer) => layer.class).sort()).toEqual(['picture', 'shape']);
    expect(boxes(separation)).toContainEqual('80 100 230 270');
  });

  it('another photograph is one thing without a frame, too, with what lies across its side', async () => {
    const picture = photograph(() => {});
    expose(picture, { x: 120, y: 90, width: 210, height: 260 }, 60);
    const price = draw(side, side, (c) => fill(c, '#f4a261', () => c.rect(90, 280, 120, 40)));
    for (let i = 0; i < price.data.length; i += 4)
      if (price.data[i + 3]) picture.data.set(price.data.subarray(i, i + 4), i);
    const separation = await take(picture);
    expect(separation.layers.map((layer) => layer.class).sort()).toEqual(['picture', 'shape']);
    const { x, y, width, height } = separation.layers.find((layer) => layer.class === 'picture')!.box;
    const off = [x - 120, y - 90, x + width - 330, y + height - 350];
    expect(Math.max(...off.map(Math.abs))).toBeLessThan(10);
  });

  it('what is drawn on a photograph in a card lies on it: a label with words, and a drawing that it surrounds', async () => {
    const drawn = (c: SKRSContext2D) => {
      fill(c, '#e73a7c', () => c.rect(60, 60, 150, 50));
      fill(c, '#ffd84a', () => c.rect(300, 170, 90, 120));
    };
    const picture = draw(side, side, (c) => {
      fill(c, '#e4e9f7', () => c.rect(0, 0, side, side));
      fill(c, '#fdfcf7', () => c.roundRect(20, 20, 440, 440, 18));
    });
    expose(picture, { x: 40, y: 40, width: 400, height: 290 }, 60);
    const over = draw(side, side, drawn);
    for (let i = 0; i < over.data.length; i += 4)
      if (over.data[i + 3]) picture.data.set(over.data.subarray(i, i + 4), i);
    const words = draw(side, side, (c) => {
      for (let x = 90; x < 180; x += 12) fill(c, '#ffffff', () => c.rect(x, 76, 6, 18));
    });
    for (let i = 0; i < words.data.length; i += 4)
      if (words.data[i + 3]) picture.data.set(words.data.subarray(i, i + 4), i);
    const quad = [
      [88, 74],
      [178, 74],
      [178, 96],
      [88, 96],
    ].map(([x, y]) => ({ x: x!, y: y! })) as never;
    const lines = [{ text: 'IIIIIIII', confidence: 1, quad, vertical: false }];
    const { layers } = await separate(picture, { reader: readerOf(lines), shelf: emptyShelf });
    const photo = layers.find((layer) => layer.class === 'picture');
    const on = layers.filter(({ parentId }) => parentId === photo?.id);
    expect(on.map(({ box }) => Math.round(box.x / 20)).sort((a, b) => a - b)).toEqual([3, 15]);
    expect(on.map(({ box }) => Math.round(box.height / 10)).sort((a, b) => a - b)).toEqual([6, 14]);
  });

  it('a ring on a photograph in a card holds none of it, and a disc with another photograph does', async () => {
    const picture = draw(side, side, (c) => fill(c, '#e4e9f7', () => c.rect(0, 0, side, side)));
    expose(picture, { x: 40, y: 40, width: 400, height: 400 }, 60);
    const over = draw(side, side, (c) => {
      fill(c, '#f4c95d', () => c.arc(160, 160, 80, 0, 7));
      fill(c, '#f4c95d', () => c.rect(240, 300, 160, 120));
    });
    const inside = draw(side, side, (c) => fill(c, '#000000', () => c.arc(160, 160, 66, 0, 7)));
    for (let i = 0; i < over.data.length; i += 4)
      if (over.data[i + 3] && !inside.data[i + 3]) picture.data.set(over.data.subarray(i, i + 4), i);
    expose(picture, { x: 260, y: 320, width: 120, height: 80 }, 0);
    const { layers } = await take(picture);
    const ring = layers.find(({ box }) => Math.abs(box.x - 80) < 6)!;
    expect(layers.filter(({ box }) => box.x < 230 && box.width < 200)).toEqual([ring]);
    const middle = ((160 - ring.box.y) * ring.box.width + 160 - ring.box.x) * 4 + 3;
    expect(ring.pixels.data[middle]).toBe(0);
    expect(layers.filter(({ box }) => box.x > 230 && box.width < 200).map((layer) => layer.class)).toContain('picture');
  });

  it('what a camera took has no sides: nothing is cut out of it', async () => {
    expect((await take(photograph(() => {}))).layers).toEqual([]);
  });

  it('a thin frame through which the photograph goes on holds none of it', async () => {
    const picture = photograph((c) => {
      c.strokeStyle = '#fdfcf7';
      c.lineWidth = 12;
      c.strokeRect(80, 100, 300, 260);
    });
    const { layers } = await take(picture);
    expect(layers).toHaveLength(1);
    for (const { box, pixels } of layers)
      expect(pixels.data[((230 - box.y) * box.width + 230 - box.x) * 4 + 3] ?? 0).toBe(0);
  });
});

describe('a flyer over a landscape', () => {
  const flyer = (grain: number) => {
    const picture = draw(side, side, (c) => {
      const sky = c.createLinearGradient(0, 0, 0, 300);
      sky.addColorStop(0, '#78a5d6');
      sky.addColorStop(1, '#f0dcc0');
      fill(c, sky, () => c.rect(0, 0, side, side));
      const hills = (colour: string, top: number, wave: number) =>
        fill(c, colour, () => {
          c.moveTo(0, side);
          for (let x = 0; x <= side; x += 4) c.lineTo(x, top + wave * Math.sin(x / 37) + wave * Math.sin(x / 91 + top));
          c.lineTo(side, side);
        });
      hills('#8a9bb0', 250, 22);
      hills('#4a605e', 320, 14);
      hills('#27392f', 400, 10);
    });
    const random = noise(5);
    for (let at = 0; at < picture.data.length; at += 4) {
      const light = (random() + random() + random() - 1.5) * grain;
      for (let k = 0; k < 3; k++) picture.data[at + k] = picture.data[at + k]! + light;
    }
    lay(
      draw(side, side, (c) => fill(c, '#e8462d', () => c.arc(380, 120, 60, 0, 7))),
      picture,
    );
    return compress(picture);
  };

  it.each([8, 12])('of grain %d says that its objects may be partial, as the photograph alone does', async (grain) => {
    expect((await take(await flyer(grain))).warnings).toContain('Photo: objects may be partial.');
  });

  it('that was drawn says nothing of it', async () => {
    expect((await take(await flyer(0))).warnings).toEqual([]);
  });
});

import type { SKRSContext2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { flatten, type Rgb } from '../src/areas/rgb.ts';
import { Ground } from '../src/ground/model-ground.ts';
import { draw, fill, noise } from './drawing.ts';

const side = 480;
/** Where a card stood: nothing is known of the ground there. */
const card = { left: 120, top: 90, right: 380, bottom: 400 };
const known = new Uint8Array(side * side).map((_, i) => {
  const [x, y] = [i % side, Math.floor(i / side)];
  return x >= card.left && x < card.right && y >= card.top && y < card.bottom ? 0 : 1;
});

const checks = (cell: number) => (c: SKRSContext2D) => {
  fill(c, '#ffffff', () => c.rect(0, 0, side, side));
  for (let y = 0; y < side; y += cell)
    for (let x = (y / cell) % 2 ? cell : 0; x < side; x += 2 * cell) fill(c, '#e7d7c4', () => c.rect(x, y, cell, cell));
};
const grid = (c: SKRSContext2D) => {
  fill(c, '#fffefa', () => c.rect(0, 0, side, side));
  for (let at = 0; at < side; at += 24) {
    fill(c, '#cfd8e3', () => c.rect(at, 0, 2, side));
    fill(c, '#cfd8e3', () => c.rect(0, at, side, 2));
  }
};

/** At 45°: their period is no whole number of pixels. */
const stripes = (c: SKRSContext2D) => {
  fill(c, '#fffdf6', () => c.rect(0, 0, side, side));
  c.save();
  c.rotate(-Math.PI / 4);
  for (let at = -side; at < 2 * side; at += 42) fill(c, '#e7d9c0', () => c.rect(-2 * side, at, 4 * side, 21));
  c.restore();
};

/** Mean difference of the ground where the card stood from the ground without anything on it, levels. */
function offOf(ground: (c: SKRSContext2D) => void, onIt: (c: SKRSContext2D) => void): number {
  const clean = flatten(draw(side, side, ground));
  const picture = flatten(
    draw(side, side, (c) => {
      ground(c);
      onIt(c);
    }),
  );
  const { colours } = new Ground(picture, 'pattern', known).model(known);
  let [sum, n] = [0, 0];
  for (let i = 0; i < known.length; i++) {
    if (known[i]) continue;
    n += 3;
    for (let k = 0; k < 3; k++) sum += Math.abs(colours[i * 3 + k]! - clean.data[i * 3 + k]!);
  }
  return sum / n;
}

describe('a ground that repeats', () => {
  it('goes on under what lay on it', () => {
    expect(offOf(checks(30), () => {})).toBeLessThan(0.5);
    expect(offOf(grid, () => {})).toBeLessThan(0.5);
    expect(offOf(stripes, () => {})).toBeLessThan(0.5);
  });

  it('goes on where stripes run slantwise and most of what is seen of them lies in a soft shadow', () => {
    const clean = flatten(draw(side, side, stripes));
    const shadowed = flatten(
      draw(side, side, (c) => {
        stripes(c);
        c.shadowColor = 'rgba(0,0,0,.5)';
        c.shadowBlur = 50;
        fill(c, '#fffdf6', () => c.rect(70, 60, 340, 360));
      }),
    );
    const around = (room: number) =>
      known.map((_, i) => {
        const [x, y] = [i % side, Math.floor(i / side)];
        return x >= 70 - room && x < 410 + room && y >= 60 - room && y < 420 + room ? 0 : 1;
      });
    const ground = new Ground(shadowed, 'pattern', around(4));
    expect(ground.modelRoughly(around(52))?.kind).toBe('tiles');
    const { kind, colours } = ground.model(around(52));
    expect(kind).toBe('tiles');
    const under = around(0);
    const offs = [...colours.keys()].filter((o) => !under[Math.floor(o / 3)]);
    expect(offs.reduce((sum, o) => sum + Math.abs(colours[o]! - clean.data[o]!), 0) / offs.length).toBeLessThan(2);
  });

  it('is known by what was seen of it farther from things, where what lies about them hides that it repeats', () => {
    const speckled = flatten(
      draw(side, side, (c) => {
        checks(30)(c);
        for (let n = 0; n < 4000; n++) {
          const [x, y] = [90 + ((n * 7919) % 320), 60 + ((n * 104_729) % 370)];
          fill(c, ['#16324f', '#c1121f', '#2a9d8f'][n % 3]!, () => c.rect(x, y, 1 + (n % 9), 1 + (n % 7)));
        }
      }),
    );
    const farther = known.map((v, i) => {
      const [x, y] = [i % side, Math.floor(i / side)];
      return x > 80 && x < 420 && y > 50 && y < 440 ? 0 : v;
    });
    expect(new Ground(speckled, 'pattern', known).model(known).kind).not.toBe('tiles');
    const ground = new Ground(speckled, 'pattern', known);
    expect(ground.modelRoughly(farther)?.kind).toBe('tiles');
    expect(ground.model(known).kind).toBe('tiles');
  });

  it('is known by the little that lies in no shadow, where all that is seen of it tells nothing', () => {
    const picture = flatten(draw(side, side, checks(12)));
    const little = known.map((_, i) => (i % side < 28 || i < 28 * side ? 1 : 0));
    const random = noise(3);
    for (let o = 0; o < picture.data.length; o++) if (!little[Math.floor(o / 3)]) picture.data[o] = 255 * random();
    expect(new Ground(picture, 'pattern', known).model(little).kind).toBe('tiles');
  });

  it('is filled with nothing that was left on it: lines, dots, bits of drawings', () => {
    const off = offOf(checks(30), (c) => {
      fill(c, '#1b1b1b', () => c.rect(20, 200, 110, 4));
      for (const y of [40, 300, 350]) fill(c, '#c1121f', () => c.arc(60, y, 12, 0, 7));
    });
    expect(off).toBeLessThan(0.5);
  });

  it('is known under a soft shadow, though that changes its colours', () => {
    const off = offOf(grid, (c) => {
      c.shadowColor = 'rgba(0,0,0,.3)';
      c.shadowBlur = 40;
      fill(c, '#ffffff', () => c.rect(card.left, card.top, card.right - card.left, card.bottom - card.top));
    });
    expect(off).toBeLessThan(12);
  });

  it('is found on large checks beside heavy shadows that were not', () => {
    const off = offOf(checks(40), (c) => fill(c, '#2b2620', () => c.rect(card.right, card.top + 12, 10, 310)));
    expect(off).toBeLessThan(0.5);
  });
});

/** Paper whose fibres run along its rows for some ten pixels. */
function paper(): Rgb {
  const random = noise(5);
  const data = new Uint8Array(side * side * 3);
  for (let y = 0; y < side; y++)
    for (let x = 0, left = 0, tone = 0; x < side; x++, left--) {
      if (left <= 0) [left, tone] = [4 + Math.floor(random() * 12), Math.round(240 + 20 * (random() - 0.5))];
      data.fill(tone, (y * side + x) * 3, (y * side + x) * 3 + 3);
    }
  return { width: side, height: side, data };
}

describe('paper with fibres', () => {
  const { kind, colours } = new Ground(paper(), 'smooth', known).model(known);
  const toneAt = (x: number, y: number) => colours[(y * side + x) * 3]!;
  const within = (room: number): [number, number][] =>
    Array.from({ length: side * side }, (_, i): [number, number] => [i % side, Math.floor(i / side)]).filter(
      ([x, y]) => x >= card.left && x < card.right - room && y >= card.top && y < card.bottom - room,
    );
  const powerOf = (places: [number, number][], off: (x: number, y: number) => number) =>
    places.reduce((sum, [x, y]) => sum + off(x, y) ** 2, 0) / places.length;

  it('has as much grain where something lay on it as beside', () => {
    expect(kind).toBe('grain');
    const beside = powerOf(
      [...known.keys()].filter((i) => known[i]).map((i) => [i % side, Math.floor(i / side)]),
      (x, y) => toneAt(x, y) - 240,
    );
    expect(powerOf(within(0), (x, y) => toneAt(x, y) - 240) / beside).toBeCloseTo(1, 0.5);
  });

  it('keeps its own grain in a soft shadow, and loses that', () => {
    const picture = paper();
    const clean = picture.data.slice();
    // A shadow that fades over 48 pixels beside the card.
    const lightAt = (x: number) => (x < card.right ? 1 : 1 - 0.3 * Math.max(0, 1 - (x - card.right) / 48));
    for (let o = 0; o < clean.length; o++) picture.data[o] = clean[o]! * lightAt(Math.floor(o / 3) % side);
    const lit = known.map((v, i) => (v && lightAt(i % side) === 1 ? 1 : 0));
    const { colours: ground } = new Ground(picture, 'smooth', known).model(lit);
    const shaded = [...known.keys()].filter((i) => known[i] && !lit[i]);
    const off = shaded.reduce((sum, i) => sum + Math.abs(ground[i * 3]! - clean[i * 3]!), 0) / shaded.length;
    // Two grains that know nothing of one another differ by 6.
    expect(off).toBeLessThan(3);
  });

  it('does not repeat there', () => {
    const places = within(80);
    const alone = powerOf(places, (x, y) => toneAt(x, y) - 240);
    for (let dy = 0; dy <= 80; dy++)
      for (let dx = 0; dx <= 80; dx += 1) {
        if (dx < 20 && dy < 3) continue;
        const sample = places.filter((_, n) => n % 37 === 0);
        const change = powerOf(sample, (x, y) => toneAt(x + dx, y + dy) - toneAt(x, y));
        // Of grain that knows nothing of that so far off it is 2.
        expect(change / alone, `${dx}, ${dy} further`).toBeGreaterThan(1.2);
      }
  });
});

/** Boards of changing browns, 30 pixels broad, each with streaks along it. */
function boards(upright = false): Rgb {
  const random = noise(9);
  const tones = Array.from({ length: side / 30 }, () => 60 + 140 * random());
  const data = new Uint8Array(side * side * 3);
  for (let line = 0; line < side; line++) {
    const streak = 40 * (random() - 0.5);
    for (let along = 0, left = 0, grain = 0; along < side; along++, left--) {
      if (left <= 0) [left, grain] = [10 + Math.floor(30 * random()), 10 * (random() - 0.5)];
      const i = upright ? along * side + line : line * side + along;
      for (let k = 0; k < 3; k++) data[i * 3 + k] = tones[Math.floor(line / 30)]! * (1 - 0.2 * k) + streak + grain;
    }
  }
  return { width: side, height: side, data };
}

describe('boards of wood', () => {
  it.each([false, true])('go on in their colours under what lay on them, upright: %s', (upright) => {
    const clean = boards(upright);
    const { kind, colours } = new Ground(clean, 'photo', known).model(known);
    expect(kind).toBe('boards');
    const hidden = [...known.keys()].filter((i) => !known[i]);
    const off = hidden.reduce((sum, i) => sum + Math.abs(colours[i * 3]! - clean.data[i * 3]!), 0) / hidden.length;
    // Boards differ by 40 levels, their grain by 4.
    expect(off).toBeLessThan(6);
  });

  it('are no hills behind hills, whose lines rise and fall', () => {
    const hills = boards();
    const flat = hills.data.slice();
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++) {
        const from = Math.max(0, Math.min(side - 1, Math.round(y + 9 * Math.sin(x / 40))));
        hills.data.set(flat.subarray((from * side + x) * 3, (from * side + x) * 3 + 3), (y * side + x) * 3);
      }
    expect(new Ground(hills, 'photo', known).model(known).kind).not.toBe('boards');
  });

  it('take nothing that hangs before them into what is filled', () => {
    const picture = boards();
    const string = (i: number) => i % side >= 20 && i % side < 26;
    for (let i = 0; i < known.length; i++) if (string(i)) picture.data.fill(250, i * 3, i * 3 + 3);
    const { colours } = new Ground(picture, 'photo', known).model(known);
    const lightest = Math.max(...[...known.keys()].filter((i) => !known[i]).map((i) => colours[i * 3]!));
    expect(lightest).toBeLessThan(235);
  });
});

/** Skies, hills and waves that several scenes share. */
import type { Random } from '../../scripts/designs/random.ts';
import { deep, mix, pale, path, row, stroke, type Brush, type Drawing } from './scenes-brush.ts';
import { home } from './scenes-home.ts';
import { nature } from './scenes-nature.ts';
import { space } from './scenes-space.ts';
import type { Stage } from './scenes-stage.ts';

/** `count` places between two ends, apart from each other, in any order. */
export function spread(r: Random, count: number, from: number, to: number): number[] {
  const each = (to - from) / Math.max(1, count);
  const places = Array.from({ length: count }, (_, i) => from + (i + r.range(0.2, 0.8)) * each);
  for (let i = count - 1; i > 0; i--) {
    const j = r.int(0, i);
    [places[i], places[j]] = [places[j]!, places[i]!];
  }
  return places;
}

/** Sun or moon, clouds, birds, balloons, down to `low`. */
export function sky(stage: Stage, low: number): void {
  const { brush: b, top } = stage;
  const { r } = b;
  const css = stage.open ? 'filter:drop-shadow(0 3px 7px rgba(10,20,50,.35))' : '';
  const places = spread(r, 7, 0.06, 0.94);
  if (b.mood.night && !stage.open) {
    if (r.chance(0.5)) stage.span('stars', space.dust(b, (0.62 - top) * stage.tall), top - 0.02, 0.6);
    else
      for (const x of spread(r, r.int(3, 8), 0.05, 0.95))
        stage.put('star', space.star(b), x, r.range(top + 0.03, low), r.int(34, 64));
  }
  const light = b.mood.night ? nature.moon : r.chance(0.85) ? nature.sun : nature.moon;
  const size = r.int(110, 330);
  if (r.chance(0.85))
    stage.put('light', light(b), places.pop()!, top + r.range(0.05, 0.12) + (size * stage.unit) / stage.zone.h, size, {
      css,
    });
  for (let k = r.int(0, 4); k > 0 && places.length; k--)
    stage.put('cloud', nature.cloud(b), places.pop()!, r.range(top + 0.1, low), r.int(110, 260), {
      css,
      mirrored: r.chance(0.5),
    });
  for (let k = r.int(0, 2); k > 0 && places.length; k--)
    if (r.chance(0.4))
      stage.put('balloon', nature.balloon(b), places.pop()!, r.range(top + 0.22, low + 0.02), r.int(80, 170));
  for (let k = r.int(0, 3); k > 0 && places.length; k--)
    stage.put('bird', nature.bird(b), places.pop()!, r.range(top + 0.08, low), r.int(50, 100), {
      css,
      mirrored: r.chance(0.5),
    });
}

/** Puts one thing on a hill when the next hill does not hide it. */
type Room = (x: number, name: string, d: Drawing, size: number) => void;

/** Ridges from far to near, down to `until`; `stand` fills each of them. */
export function hills(
  stage: Stage,
  count: number,
  first: number,
  jagged: boolean,
  stand: (i: number, room: Room) => void,
  until = 1,
): void {
  const { brush: b, zone, unit } = stage;
  const { r, mood } = b;
  const end = until < 1 ? until + 0.1 : 1.03;
  const tinted = r.chance(0.3) ? pale(b.hue(), 0.1) : mood.near;
  const rows = Array.from({ length: count }, (_, i) => {
    const share = count > 1 ? i / (count - 1) : 0.7;
    const sharp = jagged && i < count - 1 && share < 0.7;
    const y = first + (i * (until - 0.1 - first)) / count;
    return { y, sharp, colour: mix(mood.far, share > 0.4 ? tinted : mood.near, 0.2 + share * 0.8) };
  });
  const edge = (y: number, d: ReturnType<typeof nature.ridge>, x: number) => y + (d.edge(x) / 400) * (end - y);
  let below = nature.ridge(b, rows[0]!.colour, rows[0]!.sharp);
  for (const [i, { y }] of rows.entries()) {
    const here = below;
    stage.span('ridge', here, y, end);
    const next = rows[i + 1];
    if (next) below = nature.ridge(b, b.manner === 'chalk' ? deep(next.colour, 0.1) : next.colour, next.sharp);
    stand(i, (x, name, d, size) => {
      if (x < 0.02 || x > 0.98) return;
      const foot = edge(y, here, x) + r.range(0.015, 0.05);
      const high = (((size * unit) / d.w) * d.h) / zone.h;
      const steep = Math.abs(edge(y, here, x + 0.03) - edge(y, here, x - 0.03)) > 0.035;
      if (steep && name !== 'fir') return;
      if (foot > until + 0.03 || foot - high < stage.top || (next && edge(next.y, below, x) < foot - high * 0.6))
        return;
      stage.put(name, d, x, foot, size, { mirrored: r.chance(0.5) });
    });
  }
}

/** A strip of sea whose upper edge is of waves. */
export function wave(b: Brush, colour: string): Drawing {
  const { r } = b;
  const [n, high] = [r.int(4, 11), r.int(24, 70)];
  const step = 1000 / n;
  const kind = r.pick(['round', 'sharp', 'curl', 'calm'] as const);
  const one = {
    round: `q${step / 2} -${high} ${step} 0`,
    sharp: `q${step / 2} ${high} ${step} 0`,
    curl: `c${step * 0.3} 0 ${step * 0.5} -${high} ${step * 0.72} -${high * 0.8} c-${step * 0.2} ${high * 0.3} -${step * 0.1} ${high * 0.8} ${step * 0.28} ${high * 0.8}`,
    calm: `q${step / 4} -${high / 3} ${step / 2} 0t${step / 2} 0`,
  }[kind];
  const edge = `M0 76${one.repeat(n)}`;
  const foam = r.chance(0.45) ? stroke(edge, pale(colour, 0.75), 9) : '';
  const lines = r.chance(0.4)
    ? row(n, (i) =>
        stroke(
          `M${i * step + step * 0.2} ${110 + (i % 3) * 40}q${step * 0.15} -16 ${step * 0.3} 0t${step * 0.3} 0`,
          pale(colour, 0.35),
          6,
        ),
      )
    : '';
  return { w: 1000, h: 300, art: path(`${edge}V300H0z`, b.paint(colour)) + foam + lines };
}

/** What the bed of the sea is made of. */
export const bed = (b: Brush) =>
  mix(b.r.pick(['#e8cf95', '#d9b37a', '#8a7aa8', '#4f6f7a', '#c98f7a']), b.mood.near, 0.15);

/** A lamp on its cord from the upper edge. */
export const pendant = (stage: Stage, x: number, size: number) =>
  stage.put('pendant', home.pendant(stage.brush), x, (size * 1.18 * stage.unit) / stage.zone.h, size);

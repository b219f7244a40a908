/** What one meets on the road. */
import { deep, disc, pale, path, rect, row, stroke, type Brush, type Drawing } from './scenes-brush.ts';
import { wheel } from './scenes-town.ts';

/** A van to live in, with what it may carry. */
function van(b: Brush): Drawing {
  const { r } = b;
  const [c, d] = [b.hue(), r.chance(0.5) ? '#fff8ea' : b.hue()];
  const load = r.chance(0.6)
    ? rect(90, 26, 180, 8, '#5b4630') + rect(104, 0, 60, 28, b.some(), 6) + rect(172, 8, 78, 20, b.some(), 9)
    : '';
  const board = r.chance(0.3) ? path('M60 24q140-30 290-4-140 20-290 4z', b.hue()) : '';
  const body = path('M20 190V70q0-36 40-36h280q44 0 62 60l14 50v46z', b.paint(d));
  const lower = path('M20 196v-66q200 30 388-10l8 24v46q0 12-12 12H34q-14 0-14-6z', b.paint(c));
  const panes =
    row(3, (i) => rect(44 + i * 92, 54, 78, 50, '#bfe0ee', 10)) + path('M324 54h18q30 0 44 50h-62z', '#bfe0ee');
  const flap = r.chance(0.25) ? path('M40 52l-20-50h250l20 50z', b.some()) : '';
  return {
    w: 430,
    h: 240,
    art:
      load +
      board +
      body +
      lower +
      panes +
      flap +
      rect(230, 120, 5, 66, deep(c, 0.3)) +
      rect(244, 134, 24, 6, '#e8e8e8', 3) +
      disc(404, 146, 13, '#ffe9a8') +
      rect(10, 188, 412, 14, '#c9ccd4', 6) +
      wheel(100, 200, 36) +
      wheel(326, 200, 36),
  };
}

function bike(b: Brush): Drawing {
  const c = b.hue();
  const ring = (x: number) =>
    disc(x, 110, 54, 'none', 'stroke="#2b2d38" stroke-width="9"') +
    row(
      6,
      (i) => `<path d="M${x} 110v-50" stroke="#8a8f99" stroke-width="2.500" transform="rotate(${i * 60} ${x} 110)"/>`,
    );
  const basket = b.r.chance(0.5) ? path('M214 30h60l-10 40h-42z', b.paint('#b5814a')) : '';
  const rider = b.r.chance(0.3);
  const person = rider
    ? stroke('M122 28L150 70 140 112', '#3b4a6b', 20) +
      stroke('M122 30l40-76', b.hue(), 34) +
      stroke('M158-40l56 50', '#e3ab82', 13) +
      disc(172, -76, 24, '#e3ab82') +
      path('M146-80q0-28 28-26 26 4 24 24z', b.hue())
    : '';
  return {
    w: 310,
    h: 170,
    art:
      ring(62) +
      ring(240) +
      stroke('M62 110l60-66h92L150 110zM122 44L150 110M214 44L240 110M214 44l-4-30h28M106 30h36M122 44l-4-14', c, 10) +
      basket +
      person,
  };
}

/** A road that goes away into the hills. */
function way(b: Brush): Drawing {
  const c = b.r.pick(['#4a4f5e', '#6b6a72', '#c9a878', '#5a4a55']);
  const [x, y] = [b.r.int(330, 670), b.r.int(0, 1)];
  const shape = y
    ? `M${x - 8} 0Q${x - 60} 60 ${x + 80} 120T200 400H820Q${x + 330} 160 ${x + 60} 90T${x + 14} 0z`
    : `M${x - 14} 0h28L800 400H180z`;
  const dashes = y
    ? ''
    : row(5, (i) => {
        const t = (i * i + 1) / 26;
        const u = (i * i + i * 0.8 + 3) / 30;
        const at = (k: number) => x + (490 - x) * k;
        return path(
          `M${at(t) - 2 - 10 * t} ${t * 400}h${4 + 20 * t}L${at(u) + 2 + 10 * u} ${u * 400}h${-4 - 20 * u}z`,
          '#fff3cf',
          'stroke="none"',
        );
      });
  return { w: 1000, h: 400, art: path(shape, b.paint(c)) + dashes };
}

function roadSign(b: Brush): Drawing {
  const c = b.hue();
  const plate = b.r.pick([
    rect(10, 6, 130, 80, b.paint(c), 10) + stroke('M44 60l30-34 30 34M74 26v50', '#fff', 9),
    path('M75 2l70 60-70 60L5 62z', b.paint('#f5b92e')) + stroke('M60 84q-10-20 14-30t2-30', '#2b2d38', 9),
    disc(75, 56, 54, b.paint('#ffffff'), 'stroke="#d9392f" stroke-width="13"') + rect(54, 46, 42, 20, '#2b2d38', 4),
  ]);
  return { w: 150, h: 250, art: rect(70, 60, 10, 190, '#8a8f99') + plate };
}

/** Bulbs or flags on a string. */
function garland(b: Brush): Drawing {
  const [n, bulbs] = [b.r.int(6, 11), b.r.chance(0.5)];
  const at = (i: number) => [((i + 0.5) * 600) / n, 10 + 70 * (1 - (((i + 0.5) * 2) / n - 1) ** 2)] as const;
  return {
    w: 600,
    h: 130,
    art:
      stroke('M0 10Q300 150 600 10', '#4a3a30', 4) +
      row(n, (i) => {
        const [x, y] = at(i);
        return bulbs ? disc(x, y + 16, 13, b.hue()) : path(`M${x - 20} ${y}h40l-20 44z`, b.hue());
      }),
  };
}

function backpack(b: Brush): Drawing {
  const [c, d] = [b.hue(), b.hue()];
  return {
    w: 160,
    h: 210,
    art:
      rect(20, 6, 120, 38, b.paint(d), 19) +
      stroke('M56 40q24-40 48 0', deep(c), 9) +
      rect(14, 36, 132, 170, b.paint(c), 40) +
      rect(30, 116, 100, 70, b.paint(pale(c, 0.2)), 16) +
      path('M14 76q66 40 132 0v20q-66 40-132 0z', deep(c, 0.2)) +
      rect(68, 92, 24, 30, '#f3d08a', 4),
  };
}

function guitar(b: Brush): Drawing {
  const c = b.r.pick(['#c8813c', '#a8522c', b.hue()]);
  return {
    w: 130,
    h: 330,
    art:
      rect(56, 20, 18, 170, '#4a2f20') +
      rect(50, 2, 30, 40, '#3a241a', 5) +
      path('M65 150q44 0 40 40-6 20 10 40 20 90-50 96-70-6-50-96 16-20 10-40-4-40 40-40z', b.paint(c)) +
      disc(65, 222, 20, '#2b1a12') +
      rect(44, 278, 42, 9, '#2b1a12') +
      stroke('M60 30v250M70 30v250', '#f2e6d0', 2),
  };
}

export const road = { van, bike, way, roadSign, garland, backpack, guitar };

/** The thirtieth set, first quarter: what a bicycle workshop asks, a week of yoga. By one who has not seen how designs are taken apart. */
import { bicycle, cog, priceTag, ridges, sitter, spanner, sprig } from './drawings.ts';
import { across, draw, from, icon, leftOf, lifted, thirtiethKit, oneOf, say } from './icons.ts';
import { chess, openMic, swimBadge } from './last.ts';
import { jamFlight, nightBus, plantSwap } from './more.ts';
import { burst, photo, type Layout } from '../sheet.ts';

export { thirtiethKit };

const repairs: [string, string][] = [
  ['Puncture', '$12'],
  ['Brake pads', '$18'],
  ['Gear tuning', '$25'],
  ['Wheel true', '$22'],
  ['New chain', '$30'],
  ['Full service', '$75'],
];

/** What a bicycle workshop asks. A tag and the disc with its price are two, the bicycle is one, so is the cog behind it. */
const workshop: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, lift, tilt] = [leftOf(seed), r.int(-6, 8), lifted(s), oneOf(seed, [-4, -2, 3])];
  const x = (px: number, w: number) => across(left, px, w);
  draw(s, 'cog', [x(404, 540), y + 30, 540, 540], cog(p.second, '#ffffff'), [520, 520], { turn: r.int(0, 17) });
  const about = [x(52, 440) + 220, y + 180, tilt] as const;
  s.box(
    'plate',
    x(52, 440),
    y + 58,
    440,
    244,
    `background:${p.accent};border-radius:${r.pick([0, 14, 30])}px;${lift}`,
    tilt,
  );
  say(s, [x(88, 368), y + 113, 368], 82, '#ffffff', 'Spoke &', { large: true, about });
  say(s, [x(88, 368), y + 205, 368], 82, '#ffffff', 'Sprocket', { large: true, about });
  s.box(
    'strip',
    x(64, 304),
    y + 282,
    304,
    70,
    `background:${p.dark};border:6px solid #ffffff;box-sizing:border-box;${lift}`,
    tilt,
  );
  say(s, [x(82, 268), y + 317, 268], 34, '#ffffff', 'Bicycle workshop', { about: [x(64, 304) + 152, y + 317, tilt] });
  draw(
    s,
    'bicycle',
    [x(312, 640), y + 204, 640, 384],
    bicycle(oneOf(seed, [p.accent, '#1f7a8c', '#7a3b9c']), '#22282c'),
    [600, 360],
    { flip: !left },
  );
  const sx = x(184, 0);
  s.object('seal', burst(sx, y + 474, 104, 16, 0.86, oneOf(seed, ['#2a6f97', '#3b4cca', '#7b2d5e'])));
  say(s, [sx - 70, y + 450, 140], 46, '#ffffff', 'Free', { large: true });
  say(s, [sx - 68, y + 494, 136], 30, '#ffffff', 'first check');
  const tint = oneOf(seed, ['#ffffff', '#fff4d6', '#f3f7f7']);
  for (const [i, [what, price]] of from(repairs, r.int(0, 5)).entries()) {
    const [tx, ty] = [48 + (i % 2) * 488, y + 612 + Math.floor(i / 2) * 104];
    draw(s, 'tag', [tx, ty, 440, 86], priceTag(440, 86, tint), [440, 86], { cast: 5 });
    say(s, [tx + 74, ty + 43, 240], 42, '#22282c', what, { align: 'left' });
    s.disc(tx + 326, ty - 7, 100, p.accent, `border:5px solid #ffffff;box-sizing:border-box`);
    say(s, [tx + 336, ty + 43, 80], 36, '#ffffff', price, { large: true });
  }
  for (const [i, [sign, text]] of (
    [
      ['hour', 'Mon – Sat, 9 to 6'],
      ['map', '12 Canal Street'],
    ] as const
  ).entries()) {
    const px = 48 + i * 488;
    s.box(
      'pill',
      px,
      y + 926,
      440,
      70,
      `background:${p.dark};border:5px solid #ffffff;box-sizing:border-box;border-radius:35px;${lift}`,
    );
    icon(s, sign, px + 24 + i * 56, y + 939, 44, p.second, p.dark);
    say(s, [px + 84 + i * 54, y + 961, 286], 34, '#ffffff', text, { align: 'left' });
  }
  draw(s, 'spanner', [417, y + 936, 190, 51], spanner('#c4ccd1', '#7d888f'), [300, 80], {
    turn: left ? -22 : 22,
    cast: 4,
  });
};

const week: [string, string, string][] = [
  ['Mon', 'Gentle Hatha', '7:00 with Ines'],
  ['Tue', 'Vinyasa', '18:30 with Tom'],
  ['Wed', 'Yin & breath', '19:00 with Mei'],
  ['Thu', 'Early flow', '6:45 with Ines'],
  ['Fri', 'Slow flow', '17:00 with Ravi'],
  ['Sat', 'Family yoga', '10:00 with Mei'],
  ['Sun', 'Sound bath', '20:00 with Tom'],
];

/** The days of the week, one under the other. A pill and the disc of its day are two. */
function days(s: Parameters<Layout>[0], left: boolean, y: number, lift: string) {
  const { random: r, palette: p } = s;
  const now = r.int(0, 6);
  for (const [i, [day, what, when]] of week.entries()) {
    const [px, top] = [across(left, 500 + (i % 2) * 44, 424), y + i * 112];
    const fill = i === now ? p.second : '#ffffff';
    s.box(
      'pill',
      px,
      top + 4,
      424,
      88,
      `background:${fill};border:5px solid ${p.accent};box-sizing:border-box;border-radius:44px;${lift}`,
    );
    s.disc(
      left ? px - 8 : px + 336,
      top,
      96,
      i === now ? p.dark : p.accent,
      'border:5px solid #ffffff;box-sizing:border-box',
    );
    say(s, [left ? px : px + 344, top + 48, 80], 34, '#ffffff', day, { large: s.face !== 'Unbounded' });
    const tx = left ? px + 108 : px + 40;
    say(s, [tx, top + 32, 280], 36, '#26222b', what, { align: 'left' });
    say(s, [tx, top + 68, 280], 27, '#26222b', when, { align: 'left' });
  }
}

/** A week of yoga. The arch is one, what stands in it are the sun, the ridges and somebody on a mat. */
const yoga: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, lift] = [leftOf(seed), r.int(48, 62), lifted(s)];
  const x = (px: number, w: number) => across(left, px, w);
  const [sky, back, front, sun] = oneOf(seed, [
    ['#fbe3c8,#f3b493', '#d98a6c', '#b9654f', '#fff6df'],
    ['#dfeee6,#a9d0c0', '#7fb09b', '#4f8873', '#fff3c4'],
    ['#e9ddf4,#c3a8dc', '#9a7fc0', '#74579f', '#ffe4b8'],
  ]);
  s.box(
    'arch',
    x(64, 392),
    y,
    392,
    740,
    `background:linear-gradient(${sky});border:10px solid #ffffff;box-sizing:border-box;border-radius:196px 196px 0 0;${lift}`,
  );
  s.disc(x(140, 240), y + 120, 240, sun!);
  draw(s, 'ridges', [x(74, 372), y + 490, 372, 240], ridges(372, back!, front!), [372, 240], { flip: !left });
  draw(
    s,
    'sitter',
    [x(90, 340), y + 316, 340, 340],
    sitter(p.accent, '#2f3550', oneOf(seed, ['#e9b892', '#b97f58', '#f3cfae']), '#33221c', '#fdf1d8'),
    [360, 360],
    { flip: !left },
  );
  draw(s, 'sprig', [x(28, 104), y + 500, 104, 226], sprig('#4f8a5b', '#356543'), [120, 260], { turn: left ? -10 : 10 });
  draw(s, 'sprig', [x(392, 92), y + 540, 92, 200], sprig('#7aa95c', '#4d7a38'), [120, 260], { turn: left ? 12 : -12 });
  s.object(
    'photo',
    photo(x(40, 156), y + 6, 156, 156, seed * 6 + 5, `border-radius:50%;border:8px solid #ffffff;${lift}`),
  );
  s.box(
    'plate',
    x(36, 452),
    y + 704,
    452,
    212,
    `background:${p.dark};border:6px solid #ffffff;box-sizing:border-box;border-radius:${r.pick([0, 24, 60])}px;${lift}`,
  );
  say(s, [x(76, 372), y + 768, 372], 80, '#ffffff', 'Still Water', { large: true });
  say(s, [x(76, 372), y + 850, 372], 40, p.second, 'yoga, week by week');
  days(s, left, y, lift);
  s.box('button', x(520, 440), y + 808, 440, 108, `background:${p.accent};border-radius:${r.pick([20, 54])}px;${lift}`);
  say(s, [x(548, 384), y + 862, 384], 44, '#ffffff', 'First class is free', { large: s.face !== 'Unbounded' });
};

export const thirtiethLayouts: Layout[] = [workshop, yoga, jamFlight, nightBus, plantSwap, chess, swimBadge, openMic];

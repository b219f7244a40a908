/** Photographs that hang by pegs from a cord, and what hangs between them. */
import type { Pair } from '../../scripts/designs/placing.ts';
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { banner, chips, heading, leaf, ornament, pill, stack, words, type Desk } from './celebrations-blocks.ts';
import { look, mix, tint, type Look } from './celebrations-colours.ts';
import { along, charm, curve, peg, type PegKind, type Sling } from './celebrations-hung.ts';
import { backdrop, castBox, label, picture, placed, sprig, stamped, stand, write } from './celebrations-parts.ts';
import { put, upTo } from './celebrations-shapes.ts';

const titles: Pair[] = [
  ['Our Summer', '我们的夏天'],
  ['Class of 2027', '2027届'],
  ['Ten Good Years', '十年好时光'],
  ['Family Days', '家庭相册'],
  ['Look back with us', '一起回忆'],
];
const notes: Pair[] = [
  ['Pictures from a fine year', '美好一年的照片'],
  ['Bring your own photographs', '带上你的照片'],
  ['Thank you all', '谢谢大家'],
];
const captions: Pair[] = [
  ['May', '五月'],
  ['At sea', '海边'],
  ['Home', '家'],
  ['Us', '我们'],
  ['July', '七月'],
];

/** The cord with its lamps or knots, as one thing. */
function cord(s: Sheet, sling: Sling): void {
  const r = s.random;
  const colour = r.pick(['#c9a86a', '#ffffff', s.palette.dark, '#8a6b4a']);
  const n = r.int(10, 16);
  const lamps = upTo(n).map((i) => {
    const [x, y] = along(sling, (i + 0.5) / n);
    return `<path fill="#4a4038" d="M${x - 6} ${y - 2}h12v12h-12z"/><ellipse cx="${x}" cy="${y + 20}" rx="10" ry="13" fill="#ffd76a"/>`;
  });
  const twist = `<path d="${curve(sling)}" fill="none" stroke="${mix(colour, '#000000', 0.3)}" stroke-width="4" stroke-dasharray="5 9"/>`;
  const line = `<path d="${curve(sling)}" fill="none" stroke="${colour}" stroke-width="${r.int(6, 10)}"/>`;
  put(
    s,
    'cord',
    svg(0, 0, 1024, 1024, line + r.pick(['', twist, lamps.join('')])),
    'drop-shadow(0 4px 4px rgba(0,0,0,.4))',
  );
}

interface Manner {
  paper: boolean;
  paperFill: string;
  round: string;
  rim: string;
  peg: PegKind;
  pegs: readonly string[];
  slack: number;
}

function mannerOf(s: Sheet, l: Look, many: boolean): Manner {
  const r = s.random;
  const wood = ['#d8ae74', '#d8ae74'];
  return {
    paper: !many && r.chance(0.75),
    paperFill: r.pick(['#fdfcf8', '#fdfcf8', mix(tint(l, 0), '#ffffff', 0.75), '#23232a']),
    round: r.pick(['0', '0', '14px', '50%', '200px 200px 12px 12px']),
    rim: `border:${r.pick([6, 10, 14])}px solid ${r.pick(['#ffffff', '#fffaf0', tint(l, 1)])};`,
    peg: r.pick(['wood', 'wood', 'clip', 'pin', 'tape', 'round']),
    pegs: r.pick([wood, l.tints, l.tints, [tint(l, 0), tint(l, 0)]]),
    slack: r.pick([0, 3, 6, 9]),
  };
}

/** One photograph with its peg, hung at a point. */
function hang(s: Sheet, m: Manner, at: readonly [number, number], w: number, seed: number, k: number): void {
  const r = s.random;
  const turn = r.int(-m.slack, m.slack);
  const h = Math.round(w * r.pick([1.2, 1.2, 1]));
  placed(s, at[0], at[1], turn, () => {
    const shade = m.paper ? castBox(s) : '';
    if (m.paper) {
      s.box('paper', -w / 2, 2, w, h, `background:${m.paperFill};${shade}`);
      const e = Math.round(w * 0.08);
      picture(s, { x: -w / 2 + e, y: 2 + e, w: w - 2 * e, h: h - e - w * 0.24 }, seed, '');
      const ink = m.paperFill === '#23232a' ? '#ffffff' : '#3a3540';
      write(s, -w / 2 + e, h - w * 0.1, w - 2 * e, w * 0.13, ink, captions[(seed + k) % captions.length]!);
    } else
      picture(
        s,
        { x: -w / 2, y: 2, w, h: m.round === '50%' ? w : h },
        seed,
        `${m.rim}border-radius:${m.round};${castBox(s)}`,
      );
    peg(s, m.peg, 0, 2, m.pegs[k % m.pegs.length]!);
  });
}

/** A cord across the whole design with `n` photographs on it; now and then something else hangs between. */
function row(s: Sheet, l: Look, m: Manner, y: number, n: number, tall: number, seed: number): void {
  const r = s.random;
  const tilt = r.int(-34, 34);
  const sling = { x0: -20, y0: y - tilt, x1: 1044, y1: y + tilt, sag: r.int(6, 34) };
  cord(s, sling);
  const extra = n < 4 && r.chance(0.5) ? r.int(0, n) : -1;
  const places = n + (extra >= 0 ? 0.45 : 0);
  const w = Math.round(Math.min((1000 / places) * 0.84, tall / 1.22));
  let t = 0.5;
  for (const i of upTo(n + 1)) {
    if (i === extra) {
      const [x, top] = along(sling, (t - 0.27) / places);
      charm(s, l, x, top, 40, r.int(64, 84), i);
      t += 0.45;
    }
    if (i < n)
      hang(s, m, along(sling, 0.5 + (t / places - 0.5) * 0.94), w - (r.chance(0.3) ? 16 : 0), seed + i * 17, i);
    t += 1;
  }
}

/** What is told, on a card, a label, a ribbon or a round plate. */
function told(s: Sheet, l: Look, y: number, h: number): void {
  const r = s.random;
  const d: Desk = { s, l, tone: l, centred: true };
  const w = r.int(480, 640);
  const x = r.pick([(1024 - w) / 2, (1024 - w) / 2, 70, 954 - w]);
  leaf(s, l, { x, y, w, h }, { line: r.chance(0.4), turn: 0, kind: r.pick([l.card, 'ticket']) });
  const first = r.chance(0.35) ? banner(d, r.pick(titles), 0, 30) : heading(d, r.pick(titles));
  const names = r.pick([
    ['camera', 'heart', 'note'],
    ['flower', 'camera', 'star'],
  ]);
  const last = r.pick([pill(d, ['Saturday at six', '周六六点'], 1), ornament(d, 2), chips(d, names)]);
  stack({ x: x + 50, y: y + 26, w: w - 100, h: h - 52 }, [first, words(d, r.pick(notes), 28, l.faint), last]);
  const corner = x > 200 ? x + 6 : x + w - 6;
  if (r.chance(0.5)) stamped(s, l, corner, y + 12, r.int(54, 66), ['10', '10'], tint(l, 1), 0.7);
  const left = x > 240 ? [10, r.int(150, 190)] : [];
  const right = 1024 - x - w > 200 ? [x + w + 20, Math.min(190, 990 - x - w)] : [];
  for (const [i, [at, size]] of [left, right].entries()) {
    if (!at || !size) continue;
    if (r.chance(0.6)) stand(s, l, r.pick(['camera', 'bouquet', 'gift', 'trophy']), at, y + h - size - 10, size, i);
    else sprig(s, at, y + h - size - 16, size, r.int(-16, 16), [tint(l, 2), tint(l, 0)], l.shade);
  }
}

export const hungPhotographs: Layout = (s, seed) => {
  const r = s.random;
  const l = look(s);
  backdrop(s, l, 0.4);
  const double = r.chance(0.5);
  const m = mannerOf(s, l, double);
  const head = r.chance(0.5);
  const h = double ? r.int(270, 290) : r.int(310, 370);
  const y = head ? 40 : 1024 - h - 40;
  const from = head ? y + h + 56 : 64;
  if (double) {
    row(s, l, m, from, r.int(2, 3), 236, seed);
    row(s, l, m, from + 304, r.int(2, 3), 236, seed + 99);
  } else row(s, l, m, from + r.int(10, 50), r.int(2, 4), 420, seed);
  told(s, l, y, h);
  if (!double && head && r.chance(0.7)) label(s, l, r.int(260, 760), 950, r.int(60, 74), r.pick(notes), tint(l, 2));
};

/** What is written on a card, block under block: headings, pills, rows of chips, facts, ornaments. */
import type { Pair } from '../../scripts/designs/placing.ts';
import { svg, type Sheet } from '../../scripts/designs/sheet.ts';
import { apart, mix, onto, tintOn, toneOf, type Look, type Tone } from './celebrations-colours.ts';
import { breadth, chip, picture, write } from './celebrations-parts.ts';
import { plate, put, ribbon, starred, upTo, type Area } from './celebrations-shapes.ts';

export interface Block {
  h: number;
  draw: (a: Area) => void;
}

/** What a block stands on, and whether its lines are centred there. */
export interface Desk {
  s: Sheet;
  l: Look;
  tone: Tone;
  centred: boolean;
}

/** As many of the blocks as there is room for, spread over the height. */
export function stack(a: Area, blocks: readonly Block[], widest = 40): void {
  const kept: Block[] = [];
  let total = 0;
  for (const block of blocks)
    if (total + block.h + 14 * kept.length <= a.h) {
      kept.push(block);
      total += block.h;
    }
  const gap = kept.length > 1 ? Math.min(widest, (a.h - total) / (kept.length - 1)) : 0;
  let y = a.y + (a.h - total - gap * (kept.length - 1)) / 2;
  for (const block of kept) {
    block.draw({ ...a, y, h: block.h });
    y += block.h + gap;
  }
}

const across = (d: Desk, a: Area, w: number) => (d.centred ? a.x + (a.w - w) / 2 : a.x);

export const words = (d: Desk, text: Pair, size: number, colour = d.tone.ink): Block => ({
  h: size * 1.3,
  draw: (a) => write(d.s, a.x, a.y + a.h / 2, a.w, size, colour, text, d.centred),
});

export const heading = (d: Desk, text: Pair, k = 0): Block =>
  words(d, text, d.s.random.int(56, 82), d.s.random.chance(0.5) ? d.tone.ink : inkOf(d, k));

/** A tint dark or light enough to be read. */
function inkOf(d: Desk, k: number): string {
  return mix(tintOn(d.l, k, d.tone.face), onto(d.tone.face), 0.35);
}

export const pill = (d: Desk, text: Pair, k: number): Block => {
  const h = d.s.random.int(58, 78);
  return {
    h,
    draw: (a) => {
      const fill = tintOn(d.l, k, d.tone.face);
      const w = Math.min(a.w, breadth(d.s, text) * h * 0.46 + h * 1.3);
      const open = d.s.random.chance(0.2);
      plate(
        d.s,
        'pill',
        d.l.small,
        { x: across(d, a, w), y: a.y, w, h },
        {
          fill: open ? mix(d.tone.face, fill, 0.16) : fill,
          rim: open ? fill : '',
          print: open ? 'flat' : d.s.random.pick(['flat', 'fade', 'flat']),
          shade: d.l.low,
        },
      );
      const ink = open ? d.tone.ink : onto(fill);
      write(d.s, across(d, a, w) + h * 0.4, a.y + h / 2, w - h * 0.8, h * 0.46, ink, text);
    },
  };
};

/** A ribbon that goes over the edges of the card by `over`. */
export const banner = (d: Desk, text: Pair, k: number, over = 0): Block => {
  const h = d.s.random.int(76, 104);
  return {
    h: h * 1.26,
    draw: (a) => {
      const fill = tintOn(d.l, k, d.tone.face);
      const area = over
        ? { x: a.x - over, y: a.y, w: a.w + 2 * over, h }
        : { x: a.x + a.w * 0.13, y: a.y, w: a.w * 0.74, h };
      ribbon(d.s, area, fill, over ? d.l.shade : d.l.low);
      write(d.s, area.x + 26, a.y + h / 2, area.w - 52, h * 0.54, onto(fill), text);
    },
  };
};

/** Chips side by side, with a word under each or none. */
export const chips = (d: Desk, names: readonly string[], under: readonly Pair[] = []): Block => {
  const size = d.s.random.int(70, 98);
  const alike = d.s.random.chance(0.35);
  return {
    h: size + (under.length ? 40 : 0),
    draw: (a) => {
      const step = Math.min(a.w / names.length, size * 1.9);
      const x0 = across(d, a, step * names.length);
      for (const [i, name] of names.entries()) {
        const at = { x: x0 + step * (i + 0.5) - size / 2, y: a.y, w: size, h: size };
        chip(d.s, d.l, at, name, tintOn(d.l, alike ? 0 : i, d.tone.face), d.tone.face);
        if (under[i]) write(d.s, x0 + step * i + 4, a.y + size + 24, step - 8, 22, d.tone.faint, under[i]);
      }
    },
  };
};

/** A row of a panel: a chip and two lines beside it, on a card of its own or bare. */
export const fact = (d: Desk, name: string, first: Pair, second: Pair, k: number): Block => {
  const carded = d.s.random.chance(0.5);
  return {
    h: 92,
    draw: (a) => {
      const fill = mix(d.tone.face, tintOn(d.l, k, d.tone.face), 0.3);
      const tone = carded ? toneOf(d.s, fill) : d.tone;
      if (carded)
        plate(d.s, 'row', d.l.small === 'ticket' ? 'round' : d.l.small, a, {
          fill,
          shade: d.l.low,
          rim: mix(fill, tone.ink, 0.3),
          thick: 2,
        });
      const x = a.x + (carded ? 24 : 0);
      chip(d.s, d.l, { x, y: a.y + 14, w: 64, h: 64 }, name, tintOn(d.l, k, tone.face), tone.face, '');
      write(d.s, x + 84, a.y + 32, a.w - 112, 27, tone.ink, first, false);
      write(d.s, x + 84, a.y + 64, a.w - 112, 20, tone.faint, second, false);
    },
  };
};

/** A line with something in its middle, as one thing. */
export const ornament = (d: Desk, k: number): Block => ({
  h: 34,
  draw: (a) => {
    const r = d.s.random;
    const w = Math.min(a.w, r.int(240, 400));
    const colour = tintOn(d.l, k, d.tone.face);
    const hearts = `M${w / 2} 32q-26-16-18-28 10-8 18 5 8-13 18-5 8 12-18 28z`;
    const mark = r.pick([
      hearts,
      starred(w / 2, 17, 17, 5, 0.45),
      starred(w / 2, 17, 17, 4, 0.4),
      `M${w / 2} 2l15 15-15 15-15-15z`,
    ]);
    const half = (w - 64) / 2;
    const rules = r.pick([
      `<path d="M0 17h${half}M${w - half} 17h${half}" stroke="${colour}" stroke-width="5"/>`,
      `<path d="M0 12h${half}M0 22h${half}M${w - half} 12h${half}M${w - half} 22h${half}" stroke="${colour}" stroke-width="3"/>`,
      `<path d="M4 17h${half}M${w - half} 17h${half - 4}" stroke="${colour}" stroke-width="8" stroke-linecap="round" stroke-dasharray="0 17"/>`,
    ]);
    put(d.s, 'ornament', svg(across(d, a, w), a.y, w, 34, `${rules}<path fill="${colour}" d="${mark}"/>`));
  },
});

/** A photograph across the card. */
export const window = (d: Desk, h: number, seed: number): Block => ({
  h,
  draw: (a) => {
    const r = d.s.random;
    const round = r.pick([0, 10, 26, h / 2]);
    const rim = r.chance(0.5) ? `border:${r.pick([5, 9])}px solid ${tintOn(d.l, r.int(0, 2), d.tone.face)};` : '';
    picture(d.s, { ...a, h }, seed, `${rim}border-radius:${round}px`);
  },
});

/** A smaller card within the card, with a line or two on it. */
export const inset = (d: Desk, first: Pair, second: Pair, k: number): Block => ({
  h: 128,
  draw: (a) => {
    const fill = d.s.random.chance(0.5)
      ? tintOn(d.l, k, d.tone.face)
      : mix(d.tone.face, tintOn(d.l, k, d.tone.face), 0.35);
    const tone = toneOf(d.s, fill);
    const line = d.s.random.chance(0.4) ? mix(fill, tone.ink, 0.5) : '';
    plate(d.s, 'inset', d.s.random.pick(['round', d.l.small, d.l.card, 'ticket']), a, { fill, line, shade: d.l.low });
    write(d.s, a.x + 44, a.y + 46, a.w - 88, 36, onto(fill), first);
    write(d.s, a.x + 44, a.y + 90, a.w - 88, 25, onto(fill), second);
  },
});

/** Discs side by side with a letter or a digit each. */
export const letters = (d: Desk, text: string): Block => {
  const size = Math.min(96, 430 / text.length);
  const kind = d.s.random.pick(['disc', 'round', 'square', 'scallop'] as const);
  return {
    h: size,
    draw: (a) => {
      const step = size + 12;
      const x0 = across(d, a, step * text.length - 12);
      for (const i of upTo(text.length)) {
        const fill = tintOn(d.l, i, d.tone.face);
        plate(
          d.s,
          'letter',
          kind,
          { x: x0 + i * step, y: a.y, w: size, h: size },
          { fill, shade: d.l.low, turn: d.s.random.int(-d.l.slack, d.l.slack) },
        );
        write(d.s, x0 + i * step, a.y + size / 2, size, size * 0.56, onto(fill), [text[i]!, text[i]!]);
      }
    },
  };
};

export interface Cover {
  fill?: string;
  line?: boolean;
  turn?: number;
  kind?: Look['card'];
}

/** The card itself, with its rim and its shadow. */
export function leaf(s: Sheet, l: Look, a: Area, c: Cover = {}): void {
  const fill = c.fill ?? l.face;
  const hint = mix(fill, onto(fill), 0.06);
  const rim = l.rim ? apart(l.rim, fill) : '';
  const line = c.line ? mix(fill, tintOn(l, 0, fill), 0.7) : '';
  plate(s, 'card', c.kind ?? l.card, a, {
    fill,
    other: hint,
    print: l.print,
    rim,
    thick: l.thick,
    line,
    shade: l.shade,
    turn: c.turn ?? 0,
  });
}

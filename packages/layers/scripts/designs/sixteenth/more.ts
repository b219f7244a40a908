/** Four layouts of the sixteenth set, and what all eight share. */
import { line, middle, soft, type Pair } from '../placing.ts';
import { box, burst, photo, svg, type Sheet, type Layout } from '../sheet.ts';

/** A pictogram of the kit in three colours. */
export const glyph = (s: Sheet, name: string, x: number, y: number, size: number, ...[a, b, c]: string[]) =>
  s.object(`icon:${name}`, svg(x, y, size, size, s.kit.icons[name]!(a!, b!, c ?? b!), 0, '0 0 24 24'));

/** A photograph cut into a disc with a rim, by its centre. */
export function portrait(s: Sheet, cx: number, cy: number, size: number, seed: number, rim: string, css = ''): void {
  const edge = Math.round(size * 0.045);
  const inner = size - 2 * edge;
  const round = `border-radius:50%;border:${edge}px solid ${rim};${css}`;
  s.object('portrait', photo(cx - size / 2, cy - size / 2, inner, inner, seed, round));
}

/** An edge of paper and a shadow, for what may lie on a ground of its own colour. */
export const rim = (s: Sheet, width = 6) =>
  `border:${width}px solid ${s.palette.paper};box-sizing:border-box;${soft(s)}`;

/** A drawn shape with a shadow around it. */
export const shaded = (s: Sheet, inner: string) =>
  `<g style="filter:drop-shadow(${s.random.pick(['0 4px 10px rgba(0,0,0,.4)', '0 8px 16px rgba(10,10,40,.45)', '0 2px 7px rgba(0,0,0,.5)'])})">${inner}</g>`;

/** Left and right changed when `flip`: gives the left edge of a thing that would stand at `x`. */
export const sides = (flip: boolean) => (x: number, width: number) => (flip ? 1024 - x - width : x);

function speech(s: Sheet, x: number, y: number, w: number, h: number, fill: string, tail: number, shade: boolean) {
  const k = 34;
  const top = `M${k} 0H${tail - 24}L${tail} -36L${tail + 24} 0H${w - k}a${k} ${k} 0 0 1 ${k} ${k}`;
  const foot = `V${h - k}a${k} ${k} 0 0 1 -${k} ${k}H${k}a${k} ${k} 0 0 1 -${k} -${k}V${k}a${k} ${k} 0 0 1 ${k} -${k}z`;
  const path = `<path fill="${fill}" d="${top}${foot}"/>`;
  s.object('bubble', svg(x, y, w, h, shade ? shaded(s, path) : path));
}

const reviewScore = (s: Sheet, x: number, y: number) => {
  const { random: r, palette: p } = s;
  s.box('panel', x, y, 260, 280, `background:${p.paper};border-radius:24px;${soft(s)}`);
  const kinds: Pair[] = [
    ['Rooms', '客房'],
    ['Breakfast', '早餐'],
  ];
  for (const [i, kind] of kinds.entries()) {
    const top = y + 42 + i * 112;
    line(s, x + 30, top + 14, 200, 28, p.dark, kind);
    s.box('track', x + 30, top + 42, 200, 32, `background:${p.light};border-radius:16px`);
    s.box('fill', x + 30, top + 42, r.int(90, 150), 32, `background:${[p.accent, p.mid][i]};border-radius:16px`);
  }
};

export const hotelReview: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const at = sides(r.chance(0.5));
  const [top, corner] = [r.int(80, 110), r.pick([0, 20, 36])];
  const frame = `border:12px solid ${p.paper};border-radius:${corner}px;${soft(s)}`;
  s.object('photo', photo(at(290, 670), top, 646, 500, seed + 5, frame));
  s.object('bookmark', svg(at(370, 96), top - 16, 96, 170, `<path fill="${p.accent}" d="M0 0h96v170l-48-36-48 36z"/>`));
  glyph(s, 'bed', at(386, 64), top + 20, 64, '#ffffff', p.second);
  s.box(
    'badge',
    at(836, 150),
    top - 30,
    150,
    150,
    `background:${p.dark};border-radius:${r.pick([26, 75])}px;${rim(s)}`,
  );
  middle(s, at(836, 150), top + 45, 150, 56, '#ffffff', r.pick([['9.4', '9.4'] as Pair, ['8.9', '8.9'] as Pair]));
  const [x, y] = [at(64, 590), top + r.int(340, 370)];
  s.box('card', x, y, 590, 490, `background:${p.paper};border-radius:${r.pick([12, 30])}px;${soft(s)}`);
  s.disc(x + 40, y - 56, 116, p.accent);
  const half = 'M0 40V20Q0 2 18 0v9q-7 2-7 11h7v20z';
  s.object(
    'mark',
    svg(
      x + 77,
      y - 18,
      42,
      40,
      `<path fill="#ffffff" d="${half}"/><path fill="#ffffff" d="${half}" transform="translate(24)"/>`,
    ),
  );
  const star = 'M22 0l6.5 14.5 15.5 1.7-11.6 10.6 3.2 15.6L22 34.5 8.4 42.4l3.2-15.6L0 16.2l15.5-1.7z';
  const row = [0, 1, 2, 3, 4].map((i) => `<path d="${star}" transform="translate(${i * 54})" fill="${p.second}"/>`);
  s.object('stars', svg(x + 190, y + 50, 260, 44, row.join('')));
  const told: Pair[] = [
    ['Quiet rooms, kind people', '房间安静，服务亲切'],
    ['and the best breakfast', '早餐是整座城里'],
    ['in the whole town.', '最好吃的一家。'],
  ];
  for (const [i, words] of told.entries()) line(s, x + 50, y + 156 + i * 54, 500, 36, p.dark, words);
  portrait(s, x + 110, y + 396, 124, seed + 9, p.mid);
  line(
    s,
    x + 200,
    y + 376,
    340,
    34,
    p.accent,
    r.pick([['Nora Winter', '温诺拉'] as Pair, ['Paul Hansen', '韩保罗'] as Pair]),
  );
  line(s, x + 200, y + 422, 340, 24, p.dark, ['Stayed three nights', '入住三晚']);
  reviewScore(s, at(700, 260), y + 216);
};

export const flashCard: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [name, english, chinese] = r.pick([
    ['apple', 'apple', '苹果'],
    ['umbrella', 'umbrella', '雨伞'],
    ['key', 'key', '钥匙'],
    ['cup', 'teacup', '茶杯'],
  ] as const);
  const flip = r.chance(0.5);
  const at = sides(flip);
  const [x, y] = [at(300, 500), r.int(100, 120)];
  const corner = r.pick([16, 30, 44]);
  const back = `background:${r.pick([p.accent, p.second])};border-radius:${corner}px;${soft(s)}`;
  s.box('back', at(170, 480), y + 20, 480, 600, back, (flip ? 1 : -1) * r.int(9, 13));
  s.box('card', x, y, 500, 640, `background:${p.paper};border-radius:${corner}px;${soft(s)}`);
  s.box('picture', x + 36, y + 60, 428, 330, `background:linear-gradient(${r.int(90, 200)}deg,${p.light},${p.second})`);
  glyph(s, name, x + 145, y + 115, 210, p.accent, p.dark, p.mid);
  const round = at(690, 104);
  s.disc(round, y + 336, 104, p.dark, rim(s));
  glyph(s, 'speaker', round + 26, y + 362, 52, '#ffffff', p.second);
  middle(s, x + 20, y + 462, 460, 76, p.dark, [english, chinese]);
  s.box('pill', x + 150, y + 520, 200, 58, `background:${p.light};border-radius:${r.pick([10, 29])}px`);
  middle(s, x + 150, y + 549, 200, 28, p.dark, ['noun', '名词']);
  const dots = [0, 1, 2, 3, 4].map(
    (i) => `<circle cx="${11 + i * 36}" cy="11" r="11" fill="${i < 2 ? p.accent : p.light}"/>`,
  );
  s.object('dots', svg(x + 167, y + 596, 166, 22, dots.join('')));
  s.box('tab', x + 90, y - 36, 320, 76, `background:${p.accent};border-radius:${r.pick([12, 38])}px;${rim(s, 5)}`);
  middle(s, x + 90, y + 2, 320, 32, '#ffffff', ['Word of the day', '每日一词']);
  const low = r.int(820, 840);
  speech(s, at(80, 400), low, 400, 116, p.second, 250, true);
  middle(s, at(80, 400), low + 58, 400, 40, p.dark, ['What is this?', '这是什么？']);
  speech(s, at(560, 380), low + 24, 380, 116, p.paper, 130, true);
  middle(s, at(560, 380), low + 82, 380, 36, p.accent, ['Say it aloud!', '大声读出来！']);
  const high = r.int(590, 615);
  s.disc(at(760, 150), high, 150, p.mid, rim(s, 8));
  glyph(s, 'globe', at(795, 80), high + 35, 80, p.paper, p.dark);
};

/** A notice with strips to tear off at its foot, one of them gone. */
function noticePath(w: number, h: number, strips: number, gone: number): string {
  const step = w / strips;
  let d = `M0 0H${w}`;
  for (let i = strips - 1; i >= 0; i--) {
    const [right, left] = [(i + 1) * step - (i < strips - 1 ? 3 : 0), i * step + (i ? 3 : 0)];
    d += `V${h - 130}H${right}${i === gone ? '' : `V${h}`}H${left}V${h - 130}`;
  }
  return `${d}z`;
}

function stripLines(w: number, h: number, strips: number, gone: number, fill: string): string {
  const step = w / strips;
  const bar = (i: number) =>
    i === gone
      ? ''
      : [-13, 7]
          .map(
            (dx) =>
              `<rect x="${((i + 0.5) * step + dx).toFixed(1)}" y="${h - 105}" width="8" height="84" rx="4" fill="${fill}"/>`,
          )
          .join('');
  return Array.from({ length: strips }, (_, i) => bar(i)).join('');
}

function stickyNote(s: Sheet, x: number, y: number, turn: number): void {
  const { palette: p } = s;
  const [w, h] = [320, 320];
  s.box('note', x, y, w, h, `background:${p.second};${soft(s)}`, turn);
  s.object(
    'icon:umbrella',
    box(x, y, w, h, '', svg(90, 40, 140, 140, s.kit.icons.umbrella!(p.accent, p.dark, p.dark), 0, '0 0 24 24'), turn),
  );
  const put = (dy: number, size: number, colour: string, words: Pair) => {
    const [angle, below] = [(turn * Math.PI) / 180, dy - h / 2];
    middle(s, x - Math.sin(angle) * below, y + h / 2 + Math.cos(angle) * below, w, size, colour, words, turn);
  };
  put(222, 48, p.dark, ['FOUND', '失物招领']);
  put(276, 27, p.dark, ['Blue umbrella', '蓝色雨伞']);
  const pin = `<circle cx="26" cy="26" r="26" fill="${p.accent}"/><circle cx="19" cy="18" r="8" fill="#ffffff" opacity=".7"/>`;
  s.object('pin', svg(x + 134, y - 24, 52, 52, shaded(s, pin)));
}

export const lostAndFound: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [strips, gone] = [r.int(6, 8), r.int(1, 4)];
  const flip = r.chance(0.5);
  const at = sides(flip);
  const [x, y, w, h, turn] = [at(110, 540), r.int(90, 110), 540, 740, (flip ? 1 : -1) * r.int(2, 4)];
  const on = (inner: string) => box(x, y, w, h, '', inner, turn);
  const put = (dy: number, size: number, colour: string, words: Pair) => {
    const [angle, below] = [(turn * Math.PI) / 180, dy - h / 2];
    middle(s, x - Math.sin(angle) * below, y + h / 2 + Math.cos(angle) * below, w, size, colour, words, turn);
  };
  const paper = `<path fill="${p.paper}" d="${noticePath(w, h, strips, gone)}"/>`;
  s.object('notice', on(svg(0, 0, w, h, shaded(s, paper))));
  s.object('band', on(box(28, 40, w - 56, 124, `background:${p.accent};border-radius:${r.pick([0, 14])}px`)));
  put(102, 76, '#ffffff', ['LOST', '寻物启事']);
  s.object('photo', on(photo(28, 186, w - 56, 290, seed + 7)));
  put(512, 38, p.dark, ['Grey school bag', '灰色书包']);
  put(563, 27, p.dark, ['Last seen at the north gate', '最后出现在北门']);
  s.object('strips', on(svg(0, 0, w, h, stripLines(w, h, strips, gone, p.mid))));
  s.box(
    'tape',
    x + w / 2 - 80,
    y - 26,
    160,
    50,
    `background:${p.second};opacity:${r.pick([1, 0.9])}`,
    turn + r.int(-6, 6),
  );
  const [bx, by] = [at(812, 0), r.int(230, 270)];
  s.object('burst', burst(bx, by, 128, r.int(14, 20), 0.85, p.accent));
  middle(s, bx - 110, by, 220, 42, '#ffffff', ['Reward', '有酬谢']);
  s.disc(at(747, 130), 430, 130, p.paper, soft(s));
  glyph(s, 'key', at(777, 70), 460, 70, p.mid, p.paper);
  stickyNote(s, at(620, 320), r.int(600, 625), -turn - Math.sign(turn) * r.int(1, 4));
  s.box('pill', at(90, 440), 890, 440, 96, `background:${p.dark};border-radius:${r.pick([20, 48])}px;${rim(s)}`);
  glyph(s, 'handset', at(90, 440) + 40, 913, 50, p.second, p.second);
  line(s, at(90, 440) + 112, 938, 310, 36, '#ffffff', ['Call 555 0142', '电话 555 0142']);
};

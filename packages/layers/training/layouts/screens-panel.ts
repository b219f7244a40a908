/** A house to run, things to choose. */
import { sign, type Pair } from '../../scripts/designs/placing.ts';
import { photo, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { dial } from './screens-charts.ts';
import { fan, lamp, plant, radio } from './screens-drawings.ts';
import { aside, card, open, rail, showing, tabs, top } from './screens-frames.ts';
import {
  apart,
  chip,
  mix,
  onto,
  same,
  slider,
  stand,
  tag,
  tint,
  toggle,
  write,
  type Area,
  type Look,
} from './screens-parts.ts';

const devices: [string, Pair][] = [
  ['bulb', ['Ceiling', '顶灯']],
  ['speaker', ['Speaker', '音箱']],
  ['lock', ['Front door', '前门']],
  ['screen', ['Television', '电视']],
  ['plug', ['Kettle', '水壶']],
  ['wifi', ['Router', '路由器']],
  ['drop', ['Sprinkler', '洒水器']],
  ['camera', ['Porch', '门廊']],
  ['sun', ['Blinds', '百叶窗']],
  ['flame', ['Heating', '暖气']],
  ['car', ['Garage', '车库']],
  ['cup', ['Coffee', '咖啡机']],
];
const states: Pair[] = [
  ['On', '开'],
  ['Off', '关'],
  ['Idle', '待机'],
  ['80%', '80%'],
  ['2 h left', '剩两小时'],
];

/** A tile of the home panel: what it can hold follows from its shape. */
function tile(s: Sheet, l: Look, a: Area, k: number, seed: number) {
  const r = s.random;
  const [icon, name] = devices[(k * 5 + seed) % devices.length]!;
  const tone = tint(l, k);
  const [wide, tall] = [a.w > a.h * 1.5, a.h > 250 && a.w > 220];
  const lit = r.chance(0.3);
  const fill = lit ? tone : l.card;
  if (!lit && wide && r.chance(0.2)) {
    s.object('camera', photo(a.x, a.y, a.w, a.h, seed + k, `border-radius:${Math.min(l.round, 40)}px`));
    tag(s, a.x + 14, a.y + 14, 32, ['Live', '直播'], '#d7263d', '#ffffff', 8);
    return;
  }
  card(s, l, a, fill, 'tile');
  const ink = lit ? onto(fill) : l.ink;
  const within: Look = { ...l, card: fill, well: mix(fill, ink, 0.2), ink, faint: mix(ink, fill, 0.3) };
  const colour = lit ? ink : tone;
  write(s, a.x + 18, a.y + a.h - 34, a.w * (wide ? 0.4 : 0.86), 24, ink, name);
  if (tall) {
    const size = Math.min(a.w, a.h - 70) * 0.78;
    const [cx, cy] = [a.x + a.w / 2, a.y + 24 + size / 2];
    if (r.chance(0.45)) {
      dial(s, within, cx, cy, size, r.range(0.2, 0.9), colour, r.int(0, 3));
      return write(s, cx - size * 0.3, cy, size * 0.6, size * 0.26, ink, same(`${r.int(17, 26)}°`), 'center');
    }
    const drawing = r.pick([lamp, fan, plant, radio])(
      r,
      lit ? mix(fill, ink, 0.75) : apart(tone, fill),
      apart(tint(l, k + 1), fill),
    );
    return stand(s, 'device', cx - size / 2, cy - size / 2, size, drawing);
  }
  chip(s, within, a.x + 16, a.y + 16, Math.min(56, a.h * 0.36), icon, colour);
  if (wide) return slider(s, within, a.x + a.w * 0.44, a.y + a.h - 36, a.w * 0.5, r.range(0.2, 0.9), colour);
  if (r.chance(0.6)) toggle(s, within, a.x + a.w - 74, a.y + 40, 30, r.chance(0.6), colour);
  else write(s, a.x + a.w - 100, a.y + 40, 84, 20, within.faint, r.pick(states), 'right');
}

/** Tiles of one, two and four cells, packed into a grid. */
function tiles(s: Sheet, l: Look, a: Area, columns: number, rows: number, seed: number) {
  const r = s.random;
  const gap = r.int(12, 24);
  const [w, h] = [(a.w - gap * (columns - 1)) / columns, (a.h - gap * (rows - 1)) / rows];
  const taken = new Set<number>();
  let k = 0;
  for (let cell = 0; cell < columns * rows; cell++) {
    if (taken.has(cell)) continue;
    const [cx, cy] = [cell % columns, Math.floor(cell / columns)];
    const free = cx + 1 < columns && !taken.has(cell + 1);
    const [across, down] = r.pick([
      [1, 1],
      [1, 1],
      free ? [2, 1] : [1, 1],
      cy + 1 < rows ? [free ? 2 : 1, 2] : [1, 1],
    ]) as [number, number];
    for (let i = 0; i < across; i++) for (let j = 0; j < down; j++) taken.add(cell + i + j * columns);
    const at = {
      x: a.x + cx * (w + gap),
      y: a.y + cy * (h + gap),
      w: w * across + gap * (across - 1),
      h: h * down + gap * (down - 1),
    };
    tile(s, l, at, k++, seed);
  }
}

const wishes: [string, Pair][] = [
  ['wifi', ['Wireless', '无线网络']],
  ['bell', ['Notifications', '通知']],
  ['moon', ['Night mode', '夜间模式']],
  ['speaker', ['Sound', '声音']],
  ['battery', ['Battery', '电池']],
  ['shield', ['Privacy', '隐私']],
  ['globe', ['Language', '语言']],
  ['sun', ['Brightness', '亮度']],
  ['cloud', ['Backup', '备份']],
  ['key', ['Passwords', '密码']],
  ['user', ['Account', '账户']],
  ['camera', ['Camera', '相机']],
];

/** Rows in groups; each ends in a control or leads on. */
function settings(s: Sheet, l: Look, a: Area, seed: number) {
  const r = s.random;
  let [y, k] = [a.y, seed % 5];
  const step = r.int(62, 86);
  while (y + step * 2 < a.y + a.h) {
    const count = Math.min(r.int(2, 5), Math.floor((a.y + a.h - y) / step));
    card(s, l, { x: a.x, y, w: a.w, h: step * count });
    for (let i = 0; i < count; i++, k++) {
      const cy = y + step * (i + 0.5);
      const [icon, name] = wishes[k % wishes.length]!;
      const [size, end, tone] = [step * 0.56, a.x + a.w - 20, tint(l, k)];
      if (i) s.box('rule', a.x + step, cy - step / 2 - 1, a.w - step - 16, 2, `background:${l.rule}`);
      chip(s, l, a.x + 16, cy - size / 2, size, icon, tone);
      write(s, a.x + 30 + size, cy, a.w * 0.4, 25, l.ink, name);
      const what = r.int(0, 3);
      if (what < 2) toggle(s, l, end - 60, cy, 32, r.chance(0.6), tint(l, 0));
      if (what === 2) slider(s, l, end - a.w * 0.3, cy, a.w * 0.3, r.range(0.2, 0.9), tint(l, 0));
      if (what === 3) sign(s, 'chevron', end - 26, cy - 13, 26, l.faint, l.faint);
      if (what === 3) write(s, end - 130, cy, 98, 20, l.faint, r.pick(states), 'right');
    }
    y += step * count + r.int(18, 30);
  }
}

export const places: [string, Pair][] = [
  ['home', ['Home', '首页']],
  ['search', ['Find', '查找']],
  ['bars', ['Usage', '用量']],
  ['user', ['Me', '我的']],
  ['gear', ['Setup', '设置']],
];

/** A house to run from a panel, or what an app lets one choose. */
export const panel: Layout = (s, seed) => {
  const r = s.random;
  const screen = open(s, ['phone', 'phone', 'window', 'page', 'bare', 'cut']);
  const { l, kind } = screen;
  const [thin, rows] = [kind === 'phone', r.chance(0.4)];
  aside(
    s,
    screen,
    rows ? ['Your way', '随你设置'] : ['Home, smarter', '智慧之家'],
    showing(s, l, [lamp, fan, plant, radio]),
  );
  let a = !thin && r.chance(0.5) ? rail(s, screen, places.slice(0, r.int(3, 5)), r.pick([84, 200]), seed) : screen.a;
  a = top(s, { ...screen, a }, rows ? ['Settings', '设置'] : r.pick(s.kit.words), seed);
  if (thin && r.chance(0.6)) a = tabs(s, screen, places.slice(0, 4), a);
  if (rows) return settings(s, l, a, seed);
  if (r.chance(0.6)) {
    let x = a.x;
    for (const [k, room] of (
      [
        ['Kitchen', '厨房'],
        ['Bedroom', '卧室'],
        ['Bath', '浴室'],
        ['Garden', '花园'],
      ] as Pair[]
    ).entries()) {
      if (x + 120 > a.x + a.w) break;
      x +=
        tag(
          s,
          x,
          a.y,
          42,
          room,
          k ? l.card : tint(l, 0),
          k ? l.ink : onto(tint(l, 0)),
          Math.min(21, l.end),
          k ? l.lift : '',
        ) + 12;
    }
    a = { ...a, y: a.y + 62, h: a.h - 62 };
  }
  const columns = thin ? 2 : a.w > 700 ? r.int(3, 4) : r.int(2, 3);
  tiles(s, l, a, columns, r.int(3, thin ? 5 : 4), seed);
};

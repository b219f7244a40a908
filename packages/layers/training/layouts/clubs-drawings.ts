/** What is drawn on the clubs' posters, each on 200 × 200 unless it says otherwise. */
import type { Random } from '../../scripts/designs/random.ts';
import { mix, onto, upTo } from './clubs-look.ts';
import { path, rays, stroke } from './clubs-parts.ts';

const shields = [
  'M100 6Q140 26 184 26V100Q184 160 100 196 16 160 16 100V26Q60 26 100 6z',
  'M18 10H182V104Q182 168 100 196 18 168 18 104z',
  'M100 4L186 50V150L100 196 14 150V50z',
  'M6 100a94 94 0 1 0 188 0a94 94 0 1 0-188 0z',
  'M24 8Q100 30 176 8 196 60 178 112 160 168 100 196 40 168 22 112 4 60 24 8z',
];

/** Stripes, halves, crosses: what a shield is divided by. */
function division(r: Random, b: string): string {
  const k = r.pick([24, 34]);
  return r.pick([
    path('M100 0H200V200H100z', b),
    path('M0 100H200V200H0z', b),
    upTo(4)
      .map((i) => path(`M${i * 2 * k + 10} 0h${k}v200h${-k}z`, b))
      .join(''),
    upTo(4)
      .map((i) => path(`M0 ${i * 2 * k + 16}h200v${k}H0z`, b))
      .join(''),
    path('M0 60L100 130 200 60V116L100 186 0 116z', b),
    path('M0 0H60L200 140V200H140L0 60z', b),
    path('M0 0H200V64H0z', b),
    path('M76 0h48v70h76v48h-76v82H76v-82H0V70h76z', b),
  ]);
}

const charge = (r: Random, fill: string, ink: string) =>
  r.pick([
    `<g transform="translate(52 50) scale(.48)">${rays(5, 0.42, fill)}</g>`,
    `<circle cx="100" cy="98" r="42" fill="${fill}"/>${path('M100 76l22 16-8 26H86l-8-26z', ink)}${stroke('M100 76V58M122 92l16-8M114 118l11 16M86 118l-11 16M78 92l-16-8', ink, 5)}`,
    path('M54 124V76l24 20 22-36 22 36 24-20v48z', fill),
    path('M108 40L62 110h30l-10 52 54-76h-32z', fill),
    path('M100 52q60 10 44 66-14 30-44 36-30-6-44-36-16-56 44-66z', fill) + path('M84 84h32v14h-9v44H93V98h-9z', ink),
    path('M44 116q28-44 56-8 28-36 56 8-30-16-56 18-26-34-56-18z', fill),
    '',
  ]);

/** A club's arms: a shield, divided, with a charge and a rim. `key` tells its outline from the others'. */
export function crest(r: Random, a: string, b: string, rim: string, key: string): string {
  const shape = r.pick(shields);
  const ink = onto(a) === '#ffffff' ? '#ffffff' : '#23202b';
  const drawn = division(r, b) + charge(r, ink, ink === '#ffffff' ? '#23202b' : '#ffffff');
  return `<clipPath id="${key}"><path d="${shape}"/></clipPath>${path(shape, a)}<g clip-path="url(#${key})">${drawn}</g>${stroke(shape, rim, r.int(8, 13))}`;
}

/** Flags on a sagging string, `w` wide: one thing. */
export function bunting(r: Random, w: number, sag: number, tints: readonly string[], cord: string): string {
  const [n, kind] = [r.int(7, 13), r.int(0, 3)];
  const step = w / n;
  const long = Math.min(78 / step, r.range(0.85, 1.2));
  const flags = upTo(n).map((i) => {
    const t = (i + 0.5) / n;
    const [x, y, h, f] = [w * t, sag * 4 * t * (1 - t), step * long, step * 0.42];
    const shape = [
      `M${x - f} ${y}H${x + f}L${x} ${y + h}z`,
      `M${x - f} ${y}H${x + f}V${y + h}L${x} ${y + h * 0.72} ${x - f} ${y + h}z`,
      `M${x - f} ${y}H${x + f}V${y + h * 0.5}a${f} ${f} 0 0 1 ${-2 * f} 0z`,
      `M${x - f} ${y}H${x + f}V${y + h * 0.86}H${x - f}z`,
    ][kind]!;
    return path(shape, tints[i % tints.length]!);
  });
  return stroke(`M0 0Q${w / 2} ${sag * 2} ${w} 0`, cord, 5) + flags.join('');
}

/** A stand for cakes, its plate's upper edge at 120. */
export function cakeStand(r: Random, fill: string): string {
  const deep = mix(fill, '#000000', 0.22);
  const foot = r.pick([
    'M88 132h24l-6 34q4 16 40 24v8H54v-8q36-8 40-24z',
    'M92 132h16v52h34v14H58v-14h34z',
    'M70 132h60l-22 36 22 30H70l22-30z',
  ]);
  const hem = upTo(10)
    .map((i) => `<circle cx="${19 + i * 18}" cy="134" r="9" fill="${deep}"/>`)
    .join('');
  return `${path(foot, deep)}${r.chance(0.5) ? hem : ''}<rect x="4" y="118" width="192" height="16" rx="${r.pick([2, 8])}" fill="${fill}"/>`;
}

const sponge = ['#d99a5b', '#8a5636', '#f0cf8e', '#c9555f'];

/** A cake in one to three tiers with icing and something on top; it stands on 196. */
export function cake(r: Random, icing: string, trim: string): string {
  const [tiers, body] = [r.int(1, 3), r.pick(sponge)];
  const drawn = upTo(tiers).map((i) => {
    const [w, h] = [150 - i * 40, tiers === 1 ? 84 : tiers === 2 ? 62 : 46];
    const [x, y] = [100 - w / 2, 196 - (i + 1) * h];
    const drips = upTo(5).map((k) => `v${[14, 26, 18, 30, 12][(k + i) % 5]}a${w / 10} ${w / 10} 0 0 1 ${-w / 5} 0v-14`);
    const layer = `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="6" fill="${body}"/>${path(`M${x} ${y + h * 0.7}h${w}v8h${-w}z`, trim)}`;
    return layer + path(`M${x} ${y}q0-8 8-8h${w - 16}q8 0 8 8${drips.join('')}z`, icing);
  });
  const top = 188 - tiers * (tiers === 1 ? 84 : tiers === 2 ? 62 : 46);
  const candle = (x: number) =>
    `<rect x="${x - 4}" y="${top - 34}" width="8" height="36" fill="${trim}"/>${path(`M${x} ${top - 58}q14 16 0 24-14-8 0-24z`, '#ffb62e')}`;
  const crown = r.pick([
    `<circle cx="100" cy="${top - 12}" r="16" fill="#d7263d"/>${stroke(`M100 ${top - 26}q4-16 18-20`, '#4b7b3b', 5)}`,
    candle(84) + candle(116),
    upTo(3)
      .map((i) => `<circle cx="${76 + i * 24}" cy="${top - 8}" r="12" fill="${trim}"/>`)
      .join(''),
  ]);
  return drawn.join('') + (tiers < 3 ? crown : candle(100));
}

/** A jar with its lid, what is in it included. */
export function jar(r: Random, fill: string, lid: string): string {
  const rounds = upTo(9).map(
    (i) =>
      `<circle cx="${62 + (i % 3) * 38 + r.int(-5, 5)}" cy="${172 - Math.floor(i / 3) * 38}" r="20" fill="${i % 2 ? fill : mix(fill, '#ffffff', 0.35)}"/>`,
  );
  const glass =
    '<rect x="30" y="44" width="140" height="154" rx="26" fill="#e9f3f6" stroke="#9db6c0" stroke-width="6"/>';
  return `${glass}${rounds.join('')}<rect x="42" y="14" width="116" height="34" rx="8" fill="${lid}"/>`;
}

/** A raffle drum on its frame with a crank. */
export function drum(r: Random, cage: string, frame: string, balls: readonly string[]): string {
  const inside = upTo(r.int(7, 12)).map(
    (i) =>
      `<circle cx="${58 + (i % 4) * 26 + r.int(-6, 6)}" cy="${118 - Math.floor(i / 4) * 22 + r.int(-4, 4)}" r="12" fill="${balls[i % balls.length]}"/>`,
  );
  const bars = r.chance(0.5) ? 'M96 12V152M60 24V140M132 24V140' : 'M28 58H164M24 84H168M32 112H160';
  const body = r.pick([
    `<circle cx="96" cy="82" r="72" fill="${mix(cage, '#ffffff', 0.75)}" stroke="${cage}" stroke-width="9"/>`,
    `<rect x="24" y="16" width="144" height="132" rx="24" fill="${mix(cage, '#ffffff', 0.75)}" stroke="${cage}" stroke-width="9"/>`,
    path('M58 12H134L170 82 134 152H58L22 82z', mix(cage, '#ffffff', 0.75), ` stroke="${cage}" stroke-width="9"`),
  ]);
  const stand = stroke('M96 82L40 192H152L96 82', frame, 12);
  const crank = stroke('M96 82H184V54', frame, 9) + `<circle cx="184" cy="46" r="13" fill="${balls[0]}"/>`;
  return `${stand}${body}${inside.join('')}${stroke(bars, cage, 4)}<circle cx="96" cy="82" r="12" fill="${frame}"/>${crank}`;
}

/** Rounds of a rating or of rank: stars in a row, `n` × 40 wide and 40 high. */
export const starRow = (n: number, lit: number, fill: string, dull: string) =>
  upTo(n)
    .map((i) => `<g transform="translate(${i * 40 + 1} 1) scale(.19)">${rays(5, 0.42, i < lit ? fill : dull)}</g>`)
    .join('');

/** Somebody's name in one stroke, 200 × 60. */
export function signature(r: Random, colour: string): string {
  const loops = upTo(r.int(4, 6)).map(
    () => `q${r.int(2, 14)}-${r.int(10, 50)} ${r.int(14, 20)}-4t${r.int(4, 10)} ${r.int(4, 12)}`,
  );
  return stroke(`M8 46${loops.join('')}q14 8 30-12`, colour, r.int(3, 4));
}

/** Bars of a code, `w` × `h`. */
export function bars(r: Random, w: number, h: number, colour: string): string {
  const lines: string[] = [];
  for (let x = 0; x < w - 5;) {
    const wide = r.pick([2, 3, 3, 5]);
    lines.push(`M${x} 0h${wide}v${h}h${-wide}z`);
    x += wide + r.pick([2, 3, 4, 6]);
  }
  return path(lines.join(''), colour);
}

/** A square code of `n` cells with its three eyes, on `n` × `n`. */
export function cells(r: Random, n: number, colour: string): string {
  const inEye = (x: number, y: number) => (x < 8 && (y < 8 || y > n - 9)) || (x > n - 9 && y < 8);
  const dots = upTo(n * n).filter((i) => !inEye(i % n, Math.floor(i / n)) && r.chance(0.5));
  const eye = (x: number, y: number) =>
    `<rect x="${x + 0.5}" y="${y + 0.5}" width="6" height="6" fill="none" stroke="${colour}"/><rect x="${x + 2}" y="${y + 2}" width="3" height="3" fill="${colour}"/>`;
  const drawn = dots.map((i) => `M${i % n} ${Math.floor(i / n)}h1v1h-1z`).join('');
  return path(drawn, colour) + eye(0, 0) + eye(n - 7, 0) + eye(0, n - 7);
}

/** A winner's cup, a medal, or a plate. */
export function trophy(r: Random, metal: string, base: string): string {
  const deep = mix(metal, '#000000', 0.25);
  const star = `<g transform="translate(74 44) scale(.26)">${rays(5, 0.42, deep)}</g>`;
  const cup =
    stroke('M56 36H20q0 56 46 60M144 36h36q0 56-46 60', deep, 12) +
    path('M50 16h100q4 92-36 106v28h22v14H64v-14h22v-28Q46 108 50 16z', metal) +
    star;
  return r.pick([
    `${cup}<rect x="52" y="164" width="96" height="30" rx="4" fill="${base}"/>`,
    `${path('M56 4h40l16 76H84zM144 4h-40L88 80h28z', base)}<circle cx="100" cy="130" r="64" fill="${deep}"/><circle cx="100" cy="130" r="50" fill="${metal}"/><g transform="translate(66 96) scale(.34)">${rays(5, 0.42, deep)}</g>`,
    `${path('M60 10h80l-8 90q-6 26-24 30v34h24v28H68v-28h24v-34q-18-4-24-30z', metal)}${star}`,
  ]);
}

/** People of a venue from the waist up, 200 × 220: coaches, barbers, hosts. */
import type { Random } from '../../scripts/designs/random.ts';
import { mix } from './venues-look.ts';

const skins = ['#f5d0b5', '#e3ad86', '#c58957', '#8c5937', '#5d3a26'];
const manes = ['#27201d', '#54331f', '#9e5a2b', '#dcab5c', '#8d8f97', '#b2412d', '#3c2f5c'];

const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** What lies behind the head, and what on it. */
function hair(r: Random, mane: string): [string, string] {
  const cap = `<path d="M67 66Q62 24 100 24T133 66Q126 46 100 46T67 66z" fill="${mane}"/>`;
  return r.pick<[string, string]>([
    ['', cap],
    [`<path d="M64 66Q62 22 100 22T136 66L142 128H58z" fill="${mane}"/>`, cap],
    [`<circle cx="100" cy="16" r="16" fill="${mane}"/>`, cap],
    [`<path d="M126 40q40-6 34 60-4 22-14 8-2-34-24-48z" fill="${mane}"/>`, cap],
    ['', `<path d="M66 62q-6-34 22-38 34-8 46 14 2 12-2 26-6-18-22-20-26 2-44 18z" fill="${mane}"/>`],
    [`<circle cx="100" cy="50" r="47" fill="${mane}"/>`, ''],
    ['', ''],
    ['', `<path d="M66 58Q64 20 100 20h34v14q4 12 0 26l-4-16H70z" fill="${mane}"/>`],
  ]);
}

function face(r: Random, mane: string, skin: string): string {
  const eyes = r.pick([
    '<circle cx="88" cy="64" r="3.600" fill="#26201e"/><circle cx="112" cy="64" r="3.600" fill="#26201e"/>',
    stroke('M83 65q5-6 10 0M107 65q5-6 10 0', '#26201e', 3),
  ]);
  const glasses = r.chance(0.25) ? stroke('M78 58h18v13H78zM104 58h18v13h-18zM96 62h8', '#26262c', 3) : '';
  const beard = r.chance(0.3)
    ? `<path d="M68 68q2 38 32 40 30-2 32-40-6 16-14 16H82q-8 0-14-16z" fill="${mane}"/>`
    : '';
  const mouth = r.pick([
    stroke('M90 82q10 9 20 0', beard ? '#ffffff' : '#8e3d33', 3.4),
    '<path d="M88 80h24q-2 12-12 12T88 80z" fill="#ffffff"/>',
  ]);
  const nose = stroke('M100 66l-3 9h5', mix(skin, '#000000', 0.25), 2.4);
  return beard + eyes + nose + mouth + glasses;
}

/** Arms behind the trunk, and those before it. */
function arms(r: Random, skin: string, shirt: string, tool: string): [string, string] {
  const sleeve = r.chance(0.5) ? shirt : skin;
  const lifted = `<g transform="translate(148 4)">${tool}</g>`;
  return r.pick<[string, string]>([
    ['', stroke('M47 146L34 218M153 146L166 218', sleeve, 25)],
    [
      stroke('M152 142L182 122 174 58', sleeve, 24) + `<circle cx="174" cy="54" r="14" fill="${skin}"/>${lifted}`,
      stroke('M47 146L34 218', sleeve, 25),
    ],
    [stroke('M48 144L14 180 52 206M152 144L186 180 148 206', sleeve, 23), ''],
    [
      '',
      stroke('M46 148L52 184 132 176', sleeve, 24) +
        stroke('M154 148L150 192 72 190', mix(sleeve, '#000000', 0.12), 24),
    ],
  ]);
}

function clothes(r: Random, shirt: string, second: string, skin: string): string {
  const wide = `<path d="M34 222V150Q36 120 78 112h44q42 8 44 38v72z" fill="${shirt}"/>`;
  const vest = `<path d="M48 222q4-60-2-80 10-24 32-30h44q22 6 32 30-6 20-2 80z" fill="${skin}"/><path d="M52 222q8-50-2-72 14-12 24-38h12q4 22 14 22t14-22h12q10 26 24 38-10 22-2 72z" fill="${shirt}"/>`;
  return r.pick([
    `${wide}<path d="M80 110q20 24 40 0l-4 18q-16 14-32 0z" fill="${second}"/>`,
    vest,
    `${wide}<path d="M97 122h6v100h-6z" fill="${second}"/><path d="M72 112l28 22 28-22 6 16-34 24-34-24z" fill="${second}"/>`,
    `${wide}<path d="M66 118l14-6v50h40v-50l14 6v104H66z" fill="${second}"/>`,
    `${wide}${stroke('M80 116L100 166 120 116', second, 5)}<circle cx="100" cy="170" r="10" fill="${second}"/>`,
    `${wide}<path d="M34 168h132v18H34z" fill="${second}"/>`,
  ]);
}

const dumbbell = '<path d="M4 46h46v8H4z" fill="#4a4d57"/><path d="M-4 34h13v32H-4zM45 34h13v32H45z" fill="#23252c"/>';
const scissors = `<g transform="translate(12 -6) rotate(14 14 40)">${stroke('M8 50L26 2M22 50L6 2', '#c9ced8', 6)}</g>`;

/** A person whose hand may hold what the trade needs. */
export function person(r: Random, shirt: string, second: string, trade: 'coach' | 'barber'): string {
  const [skin, mane] = [r.pick(skins), r.pick(manes)];
  const [behind, before] = hair(r, mane);
  const [back, front] = arms(r, skin, shirt, trade === 'coach' ? dumbbell : scissors);
  const band =
    trade === 'coach' && r.chance(0.35) ? `<path d="M66 44q34-12 68 0v9q-34-12-68 0z" fill="${second}"/>` : '';
  const head = `<circle cx="67" cy="68" r="8" fill="${skin}"/><circle cx="133" cy="68" r="8" fill="${skin}"/><ellipse cx="100" cy="66" rx="33" ry="38" fill="${skin}"/>`;
  const neck = `<path d="M84 88h32v28q-16 16-32 0z" fill="${mix(skin, '#000000', 0.14)}"/>`;
  return behind + back + clothes(r, shirt, second, skin) + neck + head + before + band + face(r, mane, skin) + front;
}

const clip = (key: string, d: string, inner: string) =>
  `<clipPath id="${key}"><path d="${d}"/></clipPath><g clip-path="url(#${key})">${inner}</g>`;

/** Stands out of a disc, 200 wide, whose middle is at (100, 120). */
export const risen = (key: string, drawn: string) => clip(key, 'M-60-60H260V120H200A100 100 0 0 1 0 120H-60z', drawn);

/** Keeps within that disc. */
export const inDisc = (key: string, drawn: string) =>
  clip(key, 'M0 120a100 100 0 0 1 200 0a100 100 0 0 1-200 0z', drawn);

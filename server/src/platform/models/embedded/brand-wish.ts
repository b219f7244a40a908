import { colourDistance, planBrief, type BrandRules } from '@easel/designer';
import type { BrandHints } from '../brand-hints.ts';
import { brandFaces, type BrandFaces } from './brand-faces.ts';

/** Two colours nearer than this are the same to whoever asked for one. */
const sameColour = 0.11;
/** A colour by its name, at most with a word on its shade: "red text" forbids no red elsewhere. */
const colourName =
  /^(?:(?:dark|deep|light|pale|bright|neon|hot|soft|royal|sky|forest|olive|lime|rose)\s+)?\p{Script=Latin}+$|^\p{Script=Han}{1,4}$|^#[0-9a-f]{3,6}$/iu;
const shades = { latin: ['', 'dark ', 'deep ', 'light ', 'bright '], han: ['', '深', '浅', '大'] };

interface Prohibition {
  readonly name: string;
  readonly hexes: readonly string[];
}

/** A kit's hints as the designer takes them. */
export function brandRulesOf(
  hints: BrandHints | undefined,
  faces: BrandFaces = brandFaces(hints, new Map()),
): BrandRules | undefined {
  if (!hints) return undefined;
  const { name, colours } = hints;
  const { displayFont, textFont } = faces;
  return {
    ...(name && { name }),
    ...(hints.logos?.length && { signed: true }),
    ...(displayFont && { displayFont }),
    ...(textFont && { textFont }),
    ...(colours.length > 0 && { colours: [...colours] }),
    forbidColours: [...hints.forbiddenColours, ...prohibitionsOf(hints).flatMap(({ hexes }) => hexes)],
  };
}

/** What of the colours asked for the kit rules out, by name, and what is left of them. */
export function judgeColours(asked: readonly string[], hints: BrandHints | undefined) {
  if (!hints || asked.length === 0) return { colours: [...asked], ruledOut: [], replaced: false };
  const near = (one: string) => (other: string) => colourDistance(one, other) < sameColour;
  const forbids = prohibitionsOf(hints);
  const banned = [...hints.forbiddenColours, ...forbids.flatMap(({ hexes }) => hexes)];
  const colours = asked.filter((colour) => !banned.some(near(colour)));
  const lost = asked.filter((colour) => banned.some(near(colour)));
  const byName = forbids.filter(({ hexes }) => lost.some((colour) => hexes.some(near(colour)))).map(({ name }) => name);
  const byHex = lost.filter((colour) => hints.forbiddenColours.some(near(colour)));
  const replaced = hints.colours.length > 0 && colours.some((colour) => !hints.colours.some(near(colour)));
  return { colours, ruledOut: byName.length > 0 ? byName : byHex, replaced };
}

function prohibitionsOf({ forbidden }: BrandHints): Prohibition[] {
  return forbidden.flatMap((name) => {
    if (!colourName.test(name)) return [];
    const han = /\p{Script=Han}/u.test(name);
    const said = han
      ? shades.han.map((shade) => `${shade}${name.replace(/色$/u, '')}色`)
      : shades.latin.map((shade) => shade + name);
    const hexes = [...new Set(said.flatMap((words) => planBrief(han ? words : `in ${words}`).colours))];
    return hexes.length > 0 ? [{ name, hexes }] : [];
  });
}

import type { Colour } from '../picture.ts';
import { hasHan } from '../reading/recognise.ts';
import type { Face } from './faces.ts';
import { scoreFace, type FittedFace, type Specimen } from './fit-face.ts';

/** A block as it was fitted alone. */
export interface FittedAlone {
  readonly specimens: readonly Specimen[];
  /** The most alike first. */
  readonly ranked: readonly FittedFace[];
  /** Pixels. */
  readonly size: number;
  readonly colour: Colour;
}

/** Blocks of one style differ by at most this: logarithm of sizes, distance of colours, weights. */
const like = { size: 0.14, colour: 48, weight: 200 };
/** Letters of a block that count: more say the same. */
const mostLetters = 14;
/** So many blocks have a family on their own where others follow them. */
const leastAgreed = 2;
/** From here on a block is sure of its typeface; it gives up so much of likeness for the others', and so much where it is not sure. */
const sure = 0.72;
const givenUp = { sure: 0.12, unsure: 0.3 };

/**
 * What looks alike is set in one family: a list's lines are read one by one, and in a few letters typefaces hardly differ. The faces
 * of each block, in the order of the blocks; those of a block that the family of the others does not fit stay.
 */
export function agreeOnFamilies(blocks: readonly FittedAlone[], faces: readonly Face[]): FittedFace[][] {
  const agreed = blocks.map(({ ranked }) => [...ranked]);
  const left = new Set(blocks.keys().filter((index) => blocks[index]!.ranked.length > 0));
  for (const first of [...left].toSorted((a, b) => lettersOf(blocks[b]!) - lettersOf(blocks[a]!))) {
    if (!left.has(first)) continue;
    const style = [...left].filter((index) => lookAlike(blocks[first]!, blocks[index]!));
    for (const index of style) left.delete(index);
    const winner = faceOf(
      style.map((index) => blocks[index]!),
      faces,
    );
    if (!winner) continue;
    for (const index of style) agreed[index] = inFamily(blocks[index]!, winner);
  }
  return agreed;
}

const textOf = ({ specimens }: FittedAlone) => specimens.map(({ text }) => text).join('');
const lettersOf = (block: FittedAlone) => Math.min(mostLetters, textOf(block).length);

function caseOf(block: FittedAlone): string {
  const text = textOf(block);
  if (hasHan(text)) return 'han';
  if (/\p{Ll}/u.test(text)) return 'lower';
  return /\p{Lu}/u.test(text) ? 'capitals' : 'signs';
}

function lookAlike(a: FittedAlone, b: FittedAlone): boolean {
  const far = Math.hypot(...a.colour.map((value, channel) => value - b.colour[channel]!));
  return (
    Math.abs(Math.log(a.size / b.size)) <= like.size &&
    far <= like.colour &&
    Math.abs(a.ranked[0]!.face.weight - b.ranked[0]!.face.weight) <= like.weight &&
    a.specimens[0]?.vertical === b.specimens[0]?.vertical &&
    caseOf(a) === caseOf(b)
  );
}

const scoreIn = ({ ranked }: FittedAlone, family: string): number | undefined =>
  ranked.find(({ face }) => face.family === family)?.score;

/** The face of the family that most of their letters are nearest to, in its most frequent weight; none where all have one. */
function faceOf(blocks: readonly FittedAlone[], faces: readonly Face[]): Face | undefined {
  const firsts = Map.groupBy(blocks, ({ ranked }) => ranked[0]!.face.family);
  if (firsts.size < 2) return undefined;
  // A few letters fit many a typeface, and each with a tracking of its own: what else came near says little.
  const votes = [...firsts.values()].map((own) => ({
    usual: mostOften(own.map(({ ranked }) => ranked[0]!.face)),
    letters: own.reduce((sum, block) => sum + lettersOf(block) * block.ranked[0]!.score, 0),
  }));
  const { usual } = votes.reduce((best, next) => (next.letters > best.letters ? next : best));
  // One against one is no majority: two lines of a picture may well be of two typefaces.
  if (firsts.get(usual.family)!.length < leastAgreed) return undefined;
  const upright = faces.find(
    ({ family, weight, italic }) => family === usual.family && weight === usual.weight && !italic,
  );
  return upright ?? usual;
}

function mostOften(faces: readonly Face[]): Face {
  const count = (face: Face) => faces.filter(({ weight }) => weight === face.weight).length;
  return faces.reduce((best, next) => (count(next) > count(best) ? next : best));
}

function inFamily(block: FittedAlone, winner: Face): FittedFace[] {
  const [own] = block.ranked;
  if (own!.face.family === winner.family) return [...block.ranked];
  const score = scoreIn(block, winner.family) ?? scoreFace(block.specimens, winner);
  const least = own!.score - (own!.score < sure ? givenUp.unsure : givenUp.sure);
  if (score < least) return [...block.ranked];
  return [{ face: winner, score }, ...block.ranked.filter(({ face }) => face.family !== winner.family)];
}

import type { Stage } from '../compositions/stage.ts';
import { gradeHex, gradePixels } from '../edits/grade.ts';
import type { BoundingBox } from '../type/bounding-box.ts';
import { findPlace, isCentred, type Place, type Search } from './find-place.ts';
import { paintBand, paintPlace } from './paint-mark.ts';
import { readsOn, type Logo } from './read-logo.ts';
import { grown, SheetMap } from './sheet-map.ts';
import { belowEachOther, besideEachOther, logoAlone, logoSize, sloganAlone, type SignOff } from './sign-off.ts';

/** What a sheet is signed with. */
export interface Signature {
  /** The leading one first. */
  logos: readonly Logo[];
  slogan: string | undefined;
}

const scales = [1, 0.84, 0.7] as const;
/** The side of a strip is a sheet of its own, for which a sign-off of the usual size is small. */
const sideScales = [1.7, 1.35] as const;
const sides = ['left', 'centre', 'right'] as const;
/** Smaller is worth less, and so is a logo that is not the leading one. */
const worthOf = (scale: number, index: number) => scale * 1.2 - index * 0.2;

type Candidate = Parameters<typeof findPlace>[1][number];

function together(stage: Stage, { logos, slogan }: Signature): Candidate[] {
  return logos.flatMap((logo, index) =>
    scales.flatMap((scale) =>
      sides.flatMap((side) =>
        [besideEachOther, belowEachOther].flatMap((join, form): Candidate[] => {
          if (form === 0 && side === 'centre' && !isCentred(stage)) return [];
          const signOff = join(stage, { logo, text: slogan!, scale, side });
          return signOff ? [{ side, signOff, worth: worthOf(scale, index) - form * 0.05 }] : [];
        }),
      ),
    ),
  );
}

const logosAlone = (stage: Stage, { logos }: Signature): Candidate[] =>
  logos.flatMap((logo, index) =>
    scales.map((scale): Candidate => ({
      side: 'any',
      signOff: logoAlone(stage, logo, scale),
      worth: worthOf(scale, index),
    })),
  );

const slogansAlone = (stage: Stage, slogan: string): Candidate[] =>
  scales.flatMap((scale) =>
    sides.flatMap((side): Candidate[] => {
      const signOff = sloganAlone(stage, slogan, scale, side);
      return signOff ? [{ side, signOff, worth: scale }] : [];
    }),
  );

const boxOf = ({ signOff, x, y, chip }: Place): BoundingBox =>
  chip ? chip.box : { x, y, width: signOff.width, height: signOff.height };

/** Free places for all of the signature; undefined where the sheet has not enough of them. */
function findPlaces(stage: Stage, signature: Signature, search: Search): Place[] | undefined {
  const { logos, slogan } = signature;
  if (logos.length > 0 && slogan) {
    const both = findPlace(stage, together(stage, signature), { ...search, least: 1.2 });
    if (both) return [both];
  }
  const logo = logos.length > 0 ? findPlace(stage, logosAlone(stage, signature), { ...search, least: 1.1 }) : undefined;
  if (logos.length > 0 && !logo) return undefined;
  if (!slogan) return logo ? [logo] : undefined;
  if (logo?.chip) return undefined;
  const taken = logo ? [grown(boxOf(logo), logo.signOff.clear)] : [];
  const words = findPlace(stage, slogansAlone(stage, slogan), { ...search, taken, least: 0.9 });
  if (!words) return undefined;
  return logo ? [logo, words] : [words];
}

/** What is drawn after this keeps its colours. Layers are graded one by one. */
function gradeNow(stage: Stage): void {
  const { direction, canvas, context, recorder } = stage;
  if (!direction.grade || recorder) return;
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  gradePixels(image.data, direction.grade);
  context.putImageData(image, 0, 0);
  stage.graded = true;
}

/** Signs a finished sheet in its free places; answers whether it has any. */
export function signInPlace(stage: Stage, signature: Signature): boolean {
  const map = new SheetMap(stage);
  const places = findPlaces(stage, signature, { map });
  if (!places) return false;
  gradeNow(stage);
  const grounds = places.map((place) => map.groundOf(boxOf(place)).colour);
  for (const [index, place] of places.entries()) paintPlace(stage, place, grounds[index]!);
  return true;
}

/** Beside each other a logo and a slogan would be specks. */
const isNarrow = ({ aspect }: Stage) => aspect < 0.5;

/** How much a sheet without a free place gives for the signature: a foot, or the side of a wide strip. */
export function bandFor(stage: Stage, { logos, slogan }: Signature): { side: 'foot' | 'right'; depth: number } {
  const { measure, width, height, margin } = stage;
  const sizes = logos.map((logo) => logoSize(stage, logo, 1));
  if (width > height * 2.1) {
    const most = Math.max(...sizes.map((size) => size.width), slogan ? measure * 0.28 : 0);
    return { side: 'right', depth: Math.round(Math.min(width * 0.28, most + margin * 2)) };
  }
  const lines = slogan ? measure * (isNarrow(stage) && logos.length > 0 ? 0.1 : 0) : 0;
  const most = Math.max(...sizes.map((size) => size.height), slogan ? measure * 0.05 : 0) + lines;
  return { side: 'foot', depth: Math.round(Math.min(height * 0.22, most + Math.max(margin, measure * 0.05) * 1.3)) };
}

/** The colour of a band: the sheet's own edge goes on where it is even and shows the logo; else one of the palette's. */
function bandColour(stage: Stage, map: SheetMap, edge: BoundingBox, logos: readonly Logo[]): string {
  const { palette, direction } = stage;
  const graded = (colour: string) => (direction.grade ? gradeHex(colour, direction.grade) : colour);
  const shows = (colour: string) => logos.length === 0 || logos.some((logo) => readsOn(logo, colour));
  const own = map.groundOf(edge).colour;
  const options = [
    ...(map.isCalm(edge) ? [own] : []),
    ...[palette.light, palette.dark, palette.surface, palette.ground].map(graded),
    '#ffffff',
    '#17130f',
  ];
  return options.find(shows) ?? '#ffffff';
}

/** Signs a sheet on a band that the composition was kept off; `stage` is the whole sheet. */
export function signOnBand(stage: Stage, signature: Signature, { side, depth }: ReturnType<typeof bandFor>): void {
  const { width, height } = stage;
  const foot = side === 'foot';
  const band = foot
    ? { x: 0, y: height - depth, width, height: depth }
    : { x: width - depth, y: 0, width: depth, height };
  const thin = Math.max(2, depth * 0.12);
  const edge = foot ? { ...band, y: band.y - thin, height: thin } : { ...band, x: band.x - thin, width: thin };
  const colour = bandColour(stage, new SheetMap(stage), edge, signature.logos);
  gradeNow(stage);
  paintBand(stage, band, colour);
  for (const place of placesOnBand(stage, signature, { foot, band, colour })) paintPlace(stage, place, colour);
}

function placesOnBand(
  stage: Stage,
  { logos, slogan }: Signature,
  { foot, band, colour }: { foot: boolean; band: BoundingBox; colour: string },
): Place[] {
  const logo = logos.find((one) => readsOn(one, colour)) ?? logos[0];
  const centre = ({ width, height }: SignOff) => ({
    x: band.x + (band.width - width) / 2,
    y: band.y + (band.height - height) / 2,
  });
  const fits = (signOff: SignOff | undefined) =>
    signOff && signOff.width <= band.width - stage.margin * (foot ? 2 : 1) && signOff.height <= band.height * 0.86;
  const larger = foot ? [] : sideScales;
  const alone = logo && (larger.map((scale) => logoAlone(stage, logo, scale)).find(fits) ?? logoAlone(stage, logo, 1));
  if (!slogan || !logo) {
    const signOff = alone ?? sloganAlone(stage, slogan!, 1, 'centre')!;
    return [{ signOff, ...centre(signOff), score: 0 }];
  }
  const beside = foot && !isNarrow(stage);
  const setting = { logo, text: slogan, side: beside ? ('left' as const) : ('centre' as const) };
  const most = foot ? undefined : band.width - stage.margin;
  for (const scale of [...larger, ...scales]) {
    const joined = [besideEachOther, belowEachOther]
      .slice(beside ? 0 : 1)
      .map((join) => join(stage, { ...setting, scale, ...(most !== undefined && { most }) }))
      .find(fits);
    if (!joined) continue;
    const { x, y } = centre(joined);
    if (!foot || isNarrow(stage) || isCentred(stage) || !joined.slogan) return [{ signOff: joined, x, y, score: 0 }];
    return spread(stage, joined, y);
  }
  const only = alone!;
  return [{ signOff: only, ...centre(only), score: 0 }];
}

/** The logo at the left of a foot, the slogan at its right. */
function spread(stage: Stage, joined: SignOff, y: number): Place[] {
  const { logo, logoBox, slogan, clear } = joined;
  const inset = stage.margin;
  const { width, height } = logoBox!;
  const mark: SignOff = { width, height, logo: logo!, logoBox: { x: 0, y: 0, width, height }, clear };
  const box = { ...slogan!.box, x: 0, y: 0 };
  const words: SignOff = { width: box.width, height: box.height, slogan: { ...slogan!, box, align: 'right' }, clear };
  return [
    { signOff: mark, x: inset, y: y + logoBox!.y, score: 0 },
    { signOff: words, x: stage.width - inset - box.width, y: y + slogan!.box.y, score: 0 },
  ];
}

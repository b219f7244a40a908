import type { Composition } from '../compositions/composition.ts';
import { createStage } from '../compositions/stage.ts';
import type { Stage, StageRequest } from '../compositions/stage.ts';
import { carriesMark, sloganFor, type BrandMark } from './brand-mark.ts';
import { readLogo, type Logo } from './read-logo.ts';
import { bandFor, signInPlace, signOnBand, type Signature } from './set-mark.ts';

/** A kit may hold more; these are looked through for one that suits the ground. */
const mostLogos = 4;

/** What a sheet is signed with; undefined where it is signed with nothing. A logo that cannot be read is left out. */
export async function readSignature(
  brief: StageRequest['brief'],
  mark: BrandMark | undefined,
): Promise<Signature | undefined> {
  if (!mark || !carriesMark(brief.type)) return undefined;
  const wanted = brief.mark === 'unwanted' ? [] : mark.logos;
  const slogan = sloganFor(brief, mark);
  const logos: Logo[] = [];
  for (const { bytes } of wanted.slice(0, mostLogos)) {
    const logo = await readLogo(bytes).catch(() => undefined);
    if (logo) logos.push(logo);
  }
  return logos.length > 0 || slogan ? { logos, slogan } : undefined;
}

/**
 * The composition drawn and signed: in a free place where its sheet has one, else once more on a smaller sheet that
 * leaves a band to the signature.
 */
export function drawSigned(composition: Composition, request: StageRequest, signature: Signature | undefined): Stage {
  const stage = createStage(request);
  composition.draw(stage);
  if (!signature || signInPlace(stage, signature)) return stage;
  const { width, height } = request;
  const { side, depth } = bandFor(stage, signature);
  const rest = side === 'foot' ? { width, height: height - depth } : { width: width - depth, height };
  const smaller = createStage({ ...request, ...rest, sheet: { width, height } });
  // The first layer covers the whole sheet.
  smaller.context.fillStyle = smaller.palette.ground;
  smaller.context.fillRect(0, 0, width, height);
  composition.draw(smaller);
  const { measure, margin, aspect } = stage;
  const whole = { ...smaller, width, height, measure, margin, aspect };
  signOnBand(whole, signature, { side, depth });
  return whole;
}

/**
 * Where a picture that is to be edited stands in what a model works at. Models have sizes of their own and cut or
 * stretch what does not fit, so the picture goes in whole, with a margin, and the answer comes out of the same place.
 */
import sharp, { type Sharp } from 'sharp';
import type { Capabilities } from './capabilities.ts';
import type { ReferencePicture } from './finish-picture.ts';
import type { FittedRequest, PixelSize } from './fit-request.ts';
import { ModelFailure } from './model-failure.ts';

export interface EditFrame extends PixelSize {
  /** The picture within it, in whole pixels. */
  readonly inner: { readonly left: number; readonly top: number } & PixelSize;
}

export interface EditInputs {
  readonly picture: ReferencePicture;
  readonly mask: ReferencePicture | undefined;
  readonly frame: EditFrame;
}

/** Of the size that the model is asked for; where it is told a ratio, the smallest of that ratio around the picture. */
function frameFor(wanted: PixelSize, { size, aspectRatio }: Pick<FittedRequest, 'size' | 'aspectRatio'>): EditFrame {
  const [across = wanted.width, down = wanted.height] = (size ?? aspectRatio ?? '')
    .split(/[x:]/)
    .filter(Boolean)
    .map(Number);
  const ratio = across / down;
  const around = {
    width: Math.round(Math.max(wanted.width, wanted.height * ratio)),
    height: Math.round(Math.max(wanted.height, wanted.width / ratio)),
  };
  return framed(wanted, size ? { width: across, height: down } : around);
}

function framed(wanted: PixelSize, outer: PixelSize): EditFrame {
  const scale = Math.min(outer.width / wanted.width, outer.height / wanted.height);
  const width = Math.max(1, Math.min(outer.width, Math.round(wanted.width * scale)));
  const height = Math.max(1, Math.min(outer.height, Math.round(wanted.height * scale)));
  const left = Math.floor((outer.width - width) / 2);
  const top = Math.floor((outer.height - height) / 2);
  return { ...outer, inner: { left, top, width, height } };
}

/** Shares of the frame's sides that are tried, until the picture is light enough for the provider. */
const scales = [1, 0.75, 0.5, 0.35] as const;

/**
 * The picture and its mask as the model gets them, of one size.
 * @throws ModelFailure when there is no size at which they fit
 */
export async function intoFrame(
  demand: { picture: ReferencePicture; mask: ReferencePicture | undefined; wanted: PixelSize },
  fitted: Pick<FittedRequest, 'size' | 'aspectRatio'>,
  can: Capabilities,
): Promise<EditInputs> {
  const whole = frameFor(demand.wanted, fitted);
  for (const scale of scales) {
    const outer = { width: Math.ceil(whole.width * scale), height: Math.ceil(whole.height * scale) };
    const frame = framed(demand.wanted, outer);
    const bytes = await inFrame(sharp(demand.picture.bytes).autoOrient(), frame, 'copy').png().toBuffer();
    if (bytes.byteLength > can.maxImageBytes) continue;
    const mask = demand.mask && (await maskFor(demand.mask, frame, can.maskForm));
    return { picture: { bytes, mediaType: 'image/png' }, mask, frame };
  }
  throw new ModelFailure('too_large');
}

function inFrame(picture: Sharp, { width, height, inner }: EditFrame, margin: 'copy' | 'background'): Sharp {
  return picture.resize(inner.width, inner.height, { fit: 'fill' }).extend({
    top: inner.top,
    left: inner.left,
    bottom: height - inner.top - inner.height,
    right: width - inner.left - inner.width,
    extendWith: margin,
    background: '#000000',
  });
}

/** What is half painted counts as painted; the margin never is. */
async function maskFor(
  mask: ReferencePicture,
  frame: EditFrame,
  form: Capabilities['maskForm'],
): Promise<ReferencePicture> {
  const painted = await inFrame(sharp(await paintedOf(mask)), frame, 'background')
    .extractChannel(0)
    .threshold(128)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const raw = { raw: { width: frame.width, height: frame.height, channels: 1 as const } };
  if (form === 'white') return { bytes: await sharp(painted, raw).png().toBuffer(), mediaType: 'image/png' };
  const clear = await sharp(painted, raw).negate().toColourspace('b-w').raw().toBuffer();
  const solid = sharp({ create: { width: frame.width, height: frame.height, channels: 3, background: '#000000' } });
  return { bytes: await solid.joinChannel(clear, raw).png().toBuffer(), mediaType: 'image/png' };
}

/** A mask as grey without holes: what is clear is not painted. */
function paintedOf({ bytes }: ReferencePicture): Promise<Buffer> {
  return sharp(bytes).autoOrient().flatten({ background: '#000000' }).greyscale().png().toBuffer();
}

/** The picture out of a model's answer, whatever size that has. */
export async function outOfFrame(answer: Uint8Array, frame: EditFrame, wanted: PixelSize): Promise<Uint8Array> {
  const { width, height, inner } = frame;
  const sized = await sharp(answer).resize(width, height, { fit: 'fill' }).png().toBuffer();
  return sharp(sized).extract(inner).resize(wanted.width, wanted.height, { fit: 'fill' }).png().toBuffer();
}

/** Share of the shorter side over which what is new fades in. */
const seamShare = 0.004;

/** The original with what is painted taken from the answer. The seam fades within what is painted: all else stays exact. */
export async function keepOutside(
  original: Uint8Array,
  answer: Uint8Array,
  { mask, wanted }: { mask: ReferencePicture; wanted: PixelSize },
): Promise<Uint8Array> {
  const { width, height } = wanted;
  const fade = Math.max(1, Math.min(width, height) * seamShare);
  const painted = await sharp(await paintedOf(mask))
    .resize(width, height, { fit: 'fill' })
    .extractChannel(0)
    .png()
    .toBuffer();
  // Half blurred away lies on the edge: doubling from there leaves nothing of the blur outside.
  const alpha = await sharp(painted).blur(fade).linear(2, -255).toColourspace('b-w').raw().toBuffer();
  const shape = { raw: { width, height, channels: 1 as const } };
  const stencil = await sharp({ create: { width, height, channels: 3, background: '#000000' } })
    .joinChannel(alpha, shape)
    .png()
    .toBuffer();
  const cut = await sharp(answer)
    .ensureAlpha()
    .composite([{ input: stencil, blend: 'dest-in' }])
    .png()
    .toBuffer();
  const whole = await sharp(original).autoOrient().resize(width, height, { fit: 'fill' }).png().toBuffer();
  return sharp(whole)
    .composite([{ input: cut }])
    .png()
    .toBuffer();
}

import type { Stage } from '../compositions/stage.ts';
import { layoutText } from '../compositions/text.ts';
import type { TextLayout } from '../compositions/text.ts';
import type { BoundingBox } from '../type/bounding-box.ts';
import type { TextAlign } from '../type/type-pairing.ts';
import type { Logo } from './read-logo.ts';

/** A logo, a slogan or both as one group, measured from its own corner. */
export interface SignOff {
  width: number;
  height: number;
  logo?: Logo;
  /** Where the logo lies in it. */
  logoBox?: BoundingBox;
  /** Where the slogan lies in it, and how it is set there. */
  slogan?: { text: string; size: number; box: BoundingBox; align: TextAlign };
  /** What must stay free around it. */
  clear: number;
}

export interface SignOffParts {
  logo?: Logo;
  slogan?: string;
  /** A share of the usual size. */
  scale: number;
}

const mostAcross = 0.36;
const mostDown = 0.2;

/** Marks of one area look equally large, but a long one may be a little larger: its letters are small. */
export function logoSize(stage: Stage, { aspect }: Logo, scale: number): { width: number; height: number } {
  const { measure, width, height, brief } = stage;
  const usual = measure * (brief.type === 'business-card' ? 0.15 : 0.108) * scale;
  const tall = Math.min(usual * aspect ** -0.45, (width * mostAcross) / aspect, height * mostDown);
  return { width: tall * aspect, height: tall };
}

export const sloganSize = ({ measure }: Stage, scale: number): number => measure * 0.03 * (0.5 + 0.5 * scale);

/** The slogan, on two lines where one would be too long. */
export function layoutSlogan(
  stage: Stage,
  text: string,
  { box, size, align }: { box: BoundingBox; size: number; align: TextAlign },
): TextLayout {
  return layoutText(stage, {
    name: 'slogan',
    text,
    box,
    voice: 'text',
    weight: 600,
    maxSize: size,
    maxLines: 2,
    align,
    valign: 'middle',
    casing: 'as-is',
    letterSpacing: 0.01,
  });
}

function measureSlogan(stage: Stage, text: string, size: number, most: number): BoundingBox | undefined {
  const layout = layoutSlogan(stage, text, {
    box: { x: 0, y: 0, width: most, height: size * 2.9 },
    size,
    align: 'left',
  });
  // Smaller it would be a smear.
  if (layout.size < size * 0.86) return undefined;
  return { ...layout.box, width: layout.box.width + size * 0.1, height: Math.max(layout.box.height, size * 0.9) };
}

/** The logo alone. */
export function logoAlone(stage: Stage, logo: Logo, scale: number): SignOff {
  const size = logoSize(stage, logo, scale);
  const clear = Math.max(size.height * 0.6, stage.measure * 0.032);
  return { ...size, logo, logoBox: { x: 0, y: 0, ...size }, clear };
}

export function sloganAlone(stage: Stage, text: string, scale: number, align: TextAlign): SignOff | undefined {
  const size = sloganSize(stage, scale);
  const box = measureSlogan(stage, text, size, stage.width * 0.8);
  if (!box) return undefined;
  const { width, height } = box;
  const slogan = { text, size, box: { x: 0, y: 0, width, height }, align };
  return { width, height, slogan, clear: Math.max(size * 0.9, stage.measure * 0.03) };
}

/** The slogan beside the logo, on its middle; the logo leads on the left and closes on the right. */
export function besideEachOther(
  stage: Stage,
  { logo, text, scale, side }: { logo: Logo; text: string; scale: number; side: TextAlign },
): SignOff | undefined {
  const alone = logoAlone(stage, logo, scale);
  const size = sloganSize(stage, scale);
  const gap = Math.max(alone.height * 0.42, size * 0.9);
  const words = measureSlogan(stage, text, size, Math.min(stage.width * 0.5, stage.width * 0.84 - alone.width - gap));
  if (!words) return undefined;
  const height = Math.max(alone.height, words.height);
  const middle = (own: number) => (height - own) / 2;
  const right = side === 'right';
  const logoX = right ? words.width + gap : 0;
  const textX = right ? 0 : alone.width + gap;
  return {
    width: alone.width + gap + words.width,
    height,
    logo,
    logoBox: { x: logoX, y: middle(alone.height), width: alone.width, height: alone.height },
    slogan: {
      text,
      size,
      box: { x: textX, y: middle(words.height), width: words.width, height: words.height },
      align: right ? 'right' : 'left',
    },
    clear: alone.clear,
  };
}

/** The slogan below the logo; `most` is how wide it may be. */
export function belowEachOther(
  stage: Stage,
  {
    logo,
    text,
    scale,
    side,
    most = stage.width * 0.42,
  }: { logo: Logo; text: string; scale: number; side: TextAlign; most?: number },
): SignOff | undefined {
  const alone = logoAlone(stage, logo, scale);
  const size = sloganSize(stage, scale);
  const words = measureSlogan(stage, text, size, Math.max(alone.width, most));
  if (!words) return undefined;
  const gap = Math.max(alone.height * 0.24, size * 0.62);
  const width = Math.max(alone.width, words.width);
  const place = (own: number) => (side === 'left' ? 0 : side === 'right' ? width - own : (width - own) / 2);
  return {
    width,
    height: alone.height + gap + words.height,
    logo,
    logoBox: { x: place(alone.width), y: 0, width: alone.width, height: alone.height },
    slogan: {
      text,
      size,
      box: { x: place(words.width), y: alone.height + gap, width: words.width, height: words.height },
      align: side,
    },
    clear: alone.clear,
  };
}

import type { BoundingBox } from '../type/bounding-box.ts';
import type { TextAlign } from '../type/type-pairing.ts';
import { isHan } from './break-lines.ts';
import { paintPill } from './info.ts';
import type { Stage } from './stage.ts';
import { layoutText, paintTexts } from './text.ts';
import type { TextLayout, TextRequest } from './text.ts';

/** Words in a column. Sizes and gaps are wishes: a stack that is too tall is set smaller, its display words first. */
export interface StackWords extends Pick<
  TextRequest,
  'name' | 'text' | 'voice' | 'weight' | 'maxLines' | 'lines' | 'lineHeight' | 'letterSpacing' | 'casing' | 'colour'
> {
  kind?: 'words';
  /** Pixels. */
  size: number;
  /** Space above it, pixels; what comes first has none. */
  gap: number;
}

/** A call to action, a rule or a small device between words. */
export interface StackDevice {
  kind: 'device';
  height: number;
  gap: number;
  paint: (box: BoundingBox) => void;
}

export type StackPart = StackWords | StackDevice;

export interface TextStack {
  height: number;
  /** Widest of the words. */
  width: number;
  /** Draws it from a top edge; answers the foot. */
  paint: (y: number) => number;
}

export interface StackRequest {
  x: number;
  width: number;
  maxHeight: number;
  align?: TextAlign;
}

interface Placed {
  part: StackPart;
  top: number;
  /** Down to where the ink begins. */
  lift: number;
  height: number;
}

/** Small words give way last: display words are set down to this share before the others follow. */
const displayAlone = 0.66;

const shareOf = (part: StackPart, whole: number) =>
  part.kind !== 'device' && part.voice === 'text' ? Math.min(1, whole / displayAlone) : whole;

function layoutPart(stage: Stage, part: StackWords, request: StackRequest, y: number, whole: number): TextLayout {
  const { name, text, voice, size, weight, maxLines = 2, lines, lineHeight, letterSpacing, casing, colour } = part;
  const share = shareOf(part, whole);
  return layoutText(stage, {
    name,
    text,
    voice,
    box: { x: request.x, y, width: request.width, height: size * share * 12 },
    maxSize: size * share,
    maxLines,
    align: request.align ?? 'left',
    ...(weight === undefined ? {} : { weight }),
    ...(lines === undefined ? {} : { lines }),
    ...(lineHeight === undefined ? {} : { lineHeight }),
    ...(letterSpacing === undefined ? {} : { letterSpacing }),
    ...(casing === undefined ? {} : { casing }),
    ...(colour === undefined ? {} : { colour }),
  });
}

/**
 * Running words keep an even beat: they are measured from the height of capitals to just below the last baseline,
 * whether or not their letters reach up or hang down. Display words are measured by their ink.
 */
function beatOf(layout: TextLayout, part: StackWords): { lift: number; height: number } {
  if (part.voice === 'display') return { lift: 0, height: layout.box.height };
  const cap = layout.size * (isHan(part.text) ? 0.84 : 0.74);
  const ascent = layout.lines[0]!.baseline - layout.box.y;
  const leading = layout.lines.at(-1)!.baseline - layout.lines[0]!.baseline;
  return { lift: cap - ascent, height: cap + leading + layout.size * 0.12 };
}

function arrange(stage: Stage, parts: readonly StackPart[], request: StackRequest, share: number): Placed[] {
  let y = 0;
  return parts.map((part, index) => {
    const top = y + (index === 0 ? 0 : part.gap * shareOf(part, share));
    const beat =
      part.kind === 'device'
        ? { lift: 0, height: part.height * share }
        : beatOf(layoutPart(stage, part, request, 0, share), part);
    y = top + beat.height;
    return { part, top, ...beat };
  });
}

const heightOf = (placed: readonly Placed[]) => {
  const last = placed.at(-1);
  return last ? last.top + last.height : 0;
};

/** Lays a column out, smaller where it is too tall, before anything is painted. */
export function prepareStack(stage: Stage, parts: readonly StackPart[], request: StackRequest): TextStack {
  let share = 1;
  let placed = arrange(stage, parts, request, share);
  while (heightOf(placed) > request.maxHeight && share > 0.12) {
    share *= 0.94;
    placed = arrange(stage, parts, request, share);
  }
  const paint = (y: number) => {
    const layouts: TextLayout[] = [];
    for (const { part, top, lift, height } of placed) {
      if (part.kind === 'device') part.paint({ x: request.x, y: y + top, width: request.width, height });
      else layouts.push(layoutPart(stage, part, request, y + top + lift, share));
    }
    paintTexts(stage, layouts);
    return y + heightOf(placed);
  };
  const widths = placed.map(({ part }) =>
    part.kind === 'device' ? 0 : layoutPart(stage, part, request, 0, share).box.width,
  );
  return { height: heightOf(placed), width: Math.max(0, ...widths), paint };
}

/** The call to action as a part of a stack. */
export const pillPart = (
  stage: Stage,
  text: string,
  look: { height: number; gap: number; fill: string; ink: string; align?: TextAlign },
): StackDevice => ({
  kind: 'device',
  height: look.height,
  gap: look.gap,
  paint: ({ x, y, width, height }) => {
    const align = look.align ?? 'left';
    paintPill(stage, {
      name: 'action',
      text,
      x: align === 'left' ? x : align === 'right' ? x + width : x + width / 2,
      y,
      height,
      maxWidth: width,
      fill: look.fill,
      ink: look.ink,
      align,
    });
  },
});

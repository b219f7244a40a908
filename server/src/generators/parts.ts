import type { DrawnLayers } from '../platform/models/embedded/designer-messages.ts';
import type { FoundPart, FoundText, TakenApart } from '../platform/separator/separator-messages.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PartText extends FoundText {
  /** Of the first line, in pixels of the picture; `null`: as its typeface has it in the part's box. */
  readonly baseline: number | null;
  /** Whether the words, set anew, look as the pixels do. */
  readonly exact: boolean;
}

/** What a picture is made of, whether our designer drew it or it was found. */
export interface Part {
  readonly name: string;
  /** The part's own measure; shadows and swashes may reach beyond it. */
  readonly bbox: Box;
  /** Where the pixels lie. */
  readonly box: Box;
  readonly png: Uint8Array;
  readonly text?: PartText;
  /** Of what was found; what was drawn is known. */
  readonly finding?: Pick<FoundPart, 'id' | 'parentId' | 'class' | 'confidence' | 'warnings'>;
}

export interface Parts {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Back to front; the first is the background. */
  readonly parts: readonly Part[];
  /** Of the operator's model: whether its layers were used; left out: it was not asked. */
  readonly tookGiven?: boolean;
}

const alignments: Record<string, FoundText['align']> = { left: 'left', centre: 'center', right: 'right' };

export function partsOfDesign({ width, height, layers }: DrawnLayers): Parts {
  const parts = layers.map(({ name, bbox, box, png, text, exactText }): Part => {
    const part = { name, bbox, box, png };
    if (!text) return part;
    const look: PartText = {
      lines: text.lines,
      family: text.family,
      weight: text.weight ?? 400,
      size: text.size,
      colour: text.colour,
      align: alignments[text.align] ?? 'center',
      tracking: text.tracking ?? 0,
      lineHeight: text.lineHeight ?? 1.2,
      rotation: 0,
      vertical: text.align === 'vertical',
      alternatives: [],
      baseline: text.baseline ?? null,
      exact: exactText,
    };
    return { ...part, text: look };
  });
  return { width, height, parts };
}

/** Words that were read stay as they are seen until somebody writes in them: nothing changes by itself. */
export function partsOfPicture({ width, height, kind, confidence, warnings, parts: found }: TakenApart): Parts {
  const parts = found.map(({ text, box, bbox, png, name, ...finding }, index): Part => {
    // What holds for the picture as a whole stands with its background.
    const whole = index === 0 ? { class: kind, confidence, warnings } : {};
    const part = { name, bbox, box, png, finding: { ...finding, ...whole } };
    return text ? { ...part, text: { ...text, baseline: null, exact: false } } : part;
  });
  return { width, height, parts };
}

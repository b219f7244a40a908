/** What a person paints on a picture, step by step, so that each can be taken back. Points are in pixels of the mask. */
import type { Point, Size } from '../camera.ts';

export type MaskStep =
  | {
      readonly kind: 'stroke';
      readonly removes: boolean;
      /** Across, in pixels of the mask. */
      readonly width: number;
      readonly points: readonly Point[];
    }
  | { readonly kind: 'invert' }
  | { readonly kind: 'clear' };

/** Pixels of the longer side: finer than any brush, and small enough to draw anew with each step back. */
const mostPixels = 2048;

/** How many pixels a mask over so many of a picture has. */
export function maskSize({ width, height }: Size): Size {
  const scale = Math.min(1, mostPixels / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Draws one step in the colour that the context has for its strokes. */
export function drawStep(context: CanvasRenderingContext2D, step: MaskStep): void {
  const { width, height } = context.canvas;
  context.save();
  if (step.kind === 'clear') context.clearRect(0, 0, width, height);
  if (step.kind === 'invert') {
    // Full where it was clear, clear where it was full.
    context.globalCompositeOperation = 'xor';
    context.fillStyle = context.strokeStyle;
    context.fillRect(0, 0, width, height);
  }
  if (step.kind === 'stroke') drawStroke(context, step);
  context.restore();
}

function drawStroke(
  context: CanvasRenderingContext2D,
  { removes, width, points }: Extract<MaskStep, { kind: 'stroke' }>,
): void {
  const [first, ...others] = points;
  if (!first) return;
  context.globalCompositeOperation = removes ? 'destination-out' : 'source-over';
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = width;
  context.beginPath();
  context.moveTo(first.x, first.y);
  // A line to where it begins is a dot.
  for (const { x, y } of others.length > 0 ? others : [first]) context.lineTo(x, y);
  context.stroke();
}

export function drawSteps(context: CanvasRenderingContext2D, steps: readonly MaskStep[]): void {
  drawStep(context, { kind: 'clear' });
  for (const step of steps) drawStep(context, step);
}

/** White where something is painted, black elsewhere; null where nothing is. */
export async function maskFile(painted: HTMLCanvasElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = painted.width;
  canvas.height = painted.height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.drawImage(painted, 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  if (!data.some((value, at) => at % 4 === 3 && value > 127)) return null;
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#000000';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

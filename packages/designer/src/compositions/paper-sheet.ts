import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { LayerName } from './layer-names.ts';
import { openSheet, record } from './stage.ts';
import type { Stage } from './stage.ts';
import { tiledFill } from './tile.ts';

/** One sheet of coloured paper: `draw` cuts its form, its shadow falls on what lies below. */
export function layPaper(
  stage: Stage,
  colour: string,
  draw: (context: SKRSContext2D) => void,
  lift: number,
  shade = 'rgba(6,10,30,.5)',
): void {
  const sheet = openSheet(stage);
  sheet.context.fillStyle = '#000000';
  draw(sheet.context);
  sheet.context.globalCompositeOperation = 'source-in';
  sheet.context.fillStyle = colour;
  sheet.context.fillRect(0, 0, stage.width, stage.height);
  sheet.context.globalCompositeOperation = 'source-atop';
  sheet.context.globalAlpha = 0.1;
  sheet.context.fillStyle = tiledFill(sheet.context, 'paper');
  sheet.context.fillRect(0, 0, stage.width, stage.height);
  layShadow(stage, sheet.canvas, lift, shade);
  stage.context.drawImage(sheet.canvas, 0, 0);
}

/** How far a shadow of this blur may be reduced before its edge shows it. */
const reductionFor = (lift: number) => (lift >= 24 ? 4 : lift >= 10 ? 2 : 1);

/** A wide shadow is drawn small and enlarged: it looks the same, and blurring the whole sheet costs most of a design. */
function layShadow(stage: Stage, form: Canvas, lift: number, shade: string): void {
  const by = reductionFor(lift);
  const small = { width: Math.ceil(stage.width / by), height: Math.ceil(stage.height / by) };
  const reduced = openSheet(small).context;
  reduced.drawImage(form, 0, 0, stage.width / by, stage.height / by);
  const { canvas, context } = openSheet(small);
  context.shadowColor = shade;
  context.shadowBlur = lift / by;
  context.shadowOffsetY = (lift * 0.35) / by;
  context.drawImage(reduced.canvas, 0, 0);
  stage.context.save();
  stage.context.imageSmoothingQuality = 'medium';
  stage.context.drawImage(canvas, 0, 0, small.width * by, small.height * by);
  stage.context.restore();
}

/** A hill across the sheet, as two sines give one. */
export function hill(stage: Stage, base: number, swing: number, frequency: number, phase: number) {
  return (context: SKRSContext2D) => {
    context.beginPath();
    context.moveTo(0, stage.height);
    for (let x = 0; x <= stage.width + 4; x += 4) {
      const t = x / stage.measure;
      context.lineTo(
        x,
        base + Math.sin(t * frequency + phase) * swing + Math.sin(t * frequency * 2.3 + phase * 2) * swing * 0.3,
      );
    }
    context.lineTo(stage.width, stage.height);
    context.fill();
  };
}

export const recordSheets = (stage: Stage, name: LayerName, y: number) =>
  record(stage, name, 'picture', { x: 0, y, width: stage.width, height: stage.height - y });

import { contrast } from '../palette/contrast.ts';
import { record, settle } from '../compositions/stage.ts';
import type { Stage } from '../compositions/stage.ts';
import { drawLines, recordText } from '../compositions/text.ts';
import type { Place } from './find-place.ts';
import { layoutSlogan } from './sign-off.ts';

/** The layer that was last noted is as it is to be, whatever is laid over the finished sheet. */
function keepAsIs({ layers }: Stage): void {
  layers.at(-1)!.asIs = true;
}

/** The slogan's ink: the palette's own where it reads. */
export function sloganInk({ palette }: Stage, ground: string): string {
  const inks = [palette.ink, palette.dark, palette.light, '#17130f', '#fffaf0'];
  const good = inks.find((ink) => contrast(ink, ground) >= 4.7);
  return good ?? inks.toSorted((a, b) => contrast(b, ground) - contrast(a, ground))[0]!;
}

export function paintBand(stage: Stage, band: { x: number; y: number; width: number; height: number }, colour: string) {
  settle(stage);
  stage.context.fillStyle = colour;
  stage.context.fillRect(band.x, band.y, band.width, band.height);
  record(stage, 'brand band', 'shape', band);
  keepAsIs(stage);
}

/** @param ground what it stands on, "#rrggbb" */
export function paintPlace(stage: Stage, { signOff, x, y, chip }: Place, ground: string): void {
  const { context } = stage;
  settle(stage);
  if (chip) {
    context.fillStyle = chip.colour;
    context.beginPath();
    context.roundRect(chip.box.x, chip.box.y, chip.box.width, chip.box.height, chip.box.height * 0.14);
    context.fill();
    record(stage, 'logo chip', 'shape', chip.box);
    keepAsIs(stage);
  }
  const { logo, logoBox, slogan } = signOff;
  if (logo && logoBox) {
    const box = { ...logoBox, x: x + logoBox.x, y: y + logoBox.y };
    context.save();
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = 'high';
    context.drawImage(logo.canvas, box.x, box.y, box.width, box.height);
    context.restore();
    record(stage, 'logo', 'picture', box);
    keepAsIs(stage);
  }
  if (!slogan) return;
  const box = { ...slogan.box, x: x + slogan.box.x, y: y + slogan.box.y };
  const layout = layoutSlogan(stage, slogan.text, { box, size: slogan.size, align: slogan.align });
  const ink = sloganInk(stage, ground);
  drawLines(context, layout, ink);
  recordText(stage, layout, ink);
  keepAsIs(stage);
}

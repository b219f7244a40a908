import type { Composition } from './composition.ts';
import { inkOn, strongOf } from './colours.ts';
import { contrast } from '../palette/contrast.ts';
import { isHan } from './break-lines.ts';
import { logoGroundOf, paintLogoGround } from './logo-mark.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { layoutText, paintText, setText } from './text.ts';

/** The name alone, very large, with one detail of its own: a full stop, a bar, a frame or a slanting cut. */
function draw(stage: Stage): void {
  const { width, height, measure, margin, palette, brief, seed, context } = stage;
  const { copy } = brief;
  const ground = paintLogoGround(stage);
  const ink = inkOn(palette, ground);
  const accent = contrast(strongOf(palette), ground) >= 1.9 ? strongOf(palette) : ink;
  const chinese = isHan(copy.title);
  const detail = Math.floor(seed / 3) % 3;
  const inner = Math.min(width - margin * 3, measure * 0.92) - (detail === 2 ? measure * 0.12 : 0);
  const small = copy.subtitle ?? copy.details[0];
  const words = copy.title.trim().split(/\s+/).length;
  const layout = layoutText(stage, {
    name: 'wordmark',
    text: copy.title,
    box: { x: (width - inner) / 2, y: height / 2 - measure * 0.27, width: inner, height: measure * 0.42 },
    voice: 'display',
    maxLines: chinese ? 2 : Math.min(3, words),
    maxSize: measure * 0.3,
    align: words > 1 && !chinese ? 'left' : 'centre',
    valign: 'middle',
    colour: ink,
    lineHeight: chinese ? 1.12 : 0.92,
  });
  const box = paintText(stage, layout);
  const last = layout.lines.at(-1)!;
  context.fillStyle = accent;
  const weight = layout.size * 0.13;
  let foot = box.y + box.height;
  if (detail === 0) {
    // A full stop that is a disc: on the baseline, beside the last letter.
    const radius = Math.min(layout.size * 0.1, (width - margin - last.x - last.width) * 0.36);
    const at = { x: last.x + last.width + radius * 1.5, y: last.baseline - radius };
    context.beginPath();
    context.arc(at.x, at.y, radius, 0, Math.PI * 2);
    context.fill();
    record(stage, 'full stop', 'shape', { x: at.x - radius, y: at.y - radius, width: radius * 2, height: radius * 2 });
  } else if (detail === 1) {
    const bar = { x: box.x, y: foot + measure * 0.03, width: box.width, height: weight * 0.6 };
    context.fillRect(bar.x, bar.y, bar.width * 0.3, bar.height);
    context.fillStyle = ink;
    context.fillRect(bar.x + bar.width * 0.3, bar.y + bar.height * 0.36, bar.width * 0.7, bar.height * 0.28);
    record(stage, 'bar', 'shape', bar);
    foot = bar.y + bar.height;
  } else {
    const pad = measure * 0.06;
    const frame = { x: box.x - pad, y: box.y - pad, width: box.width + pad * 2, height: box.height + pad * 2 };
    context.strokeStyle = accent;
    context.lineWidth = Math.max(3, measure * 0.014);
    context.strokeRect(frame.x, frame.y, frame.width, frame.height);
    record(stage, 'frame', 'shape', frame);
    foot = frame.y + frame.height;
  }
  if (!small) return;
  setText(stage, {
    name: 'tagline',
    text: small,
    box: { x: (width - inner) / 2, y: foot + measure * 0.045, width: inner, height: measure * 0.06 },
    voice: 'text',
    weight: 500,
    maxSize: measure * 0.034,
    align: words > 1 && !chinese && detail !== 2 ? 'left' : 'centre',
    colour: ink,
    letterSpacing: isHan(small) ? 0.3 : 0.04,
  });
}

export const logoWordmark: Composition = {
  name: 'logo-wordmark',
  label: { en: 'wordmark', zh: '文字标志' },
  types: ['logo'],
  suits: (brief, subjects) =>
    /wordmark|logotype|lettering|typograph|文字|字体/i.test(brief.prompt)
      ? 3
      : (/minimal|swiss|brutal/.test(brief.style ?? '') ? 2.5 : 2.1) - (subjects > 0 ? 0.3 : 0),
  ground: logoGroundOf,
  figures: 0,
  draw,
};

import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Composition } from './composition.ts';
import { inkOn } from './colours.ts';
import { isHan } from './break-lines.ts';
import { paintFigure, tintFigure } from './figures.ts';
import { fillDisc, paintGround } from './shapes.ts';
import { openSheet, record, recordWords } from './stage.ts';
import type { Direction } from '../direction/direction.ts';
import type { Stage } from './stage.ts';
import { tiledFill } from './tile.ts';
import { layoutText, drawLines, recordText, voiceOf } from './text.ts';
import { contrast } from '../palette/contrast.ts';

interface ArcText {
  text: string;
  font: string;
  size: number;
  radius: number;
  /** Angle of the middle; -π/2 is the top. */
  middle: number;
  /** em */
  spacing: number;
  inside: boolean;
}

/** Letters along a circle, each turned to its own tangent. Answers the angle they span. */
function drawArc(context: SKRSContext2D, x: number, y: number, arc: ArcText): number {
  context.font = arc.font;
  context.letterSpacing = '0px';
  const direction = arc.inside ? -1 : 1;
  const widths = [...arc.text].map((character) => context.measureText(character).width);
  const gap = arc.spacing * arc.size;
  const total = widths.reduce((sum, width) => sum + width + gap, -gap);
  let angle = arc.middle - (direction * total) / 2 / arc.radius;
  for (const [index, character] of [...arc.text].entries()) {
    const width = widths[index]!;
    angle += (direction * width) / 2 / arc.radius;
    context.save();
    context.translate(x + Math.cos(angle) * arc.radius, y + Math.sin(angle) * arc.radius);
    context.rotate(angle + (arc.inside ? -Math.PI / 2 : Math.PI / 2));
    context.fillText(character, -width / 2, 0);
    context.restore();
    angle += (direction * (width / 2 + gap)) / arc.radius;
  }
  return total / arc.radius;
}

/** A text along a circle; `spacing` in parts of its size. */
interface Lettering {
  readonly text: string;
  readonly voice: 'display' | 'text';
  readonly weight?: number;
  readonly radius: number;
  readonly spacing: number;
}

/** Largest size, up to the one wanted, at which a text spans no more than `most` radians. */
function arcSize(
  stage: Stage,
  { text, voice, weight, radius, spacing }: Lettering,
  { wanted, most }: { readonly wanted: number; readonly most: number },
): number {
  const { context } = stage;
  context.font = voiceOf(stage, text, voice, weight).font(100);
  context.letterSpacing = '0px';
  const width = [...text].reduce((sum, character) => sum + context.measureText(character).width + spacing * 100, 0);
  return Math.min(wanted, (most * radius * 100) / width);
}

/** Disc, band, inner line and a wreath of rays; the middle stays open for the mark. */
function paintPlate(badge: SKRSContext2D, x: number, y: number, radius: number, ink: string): void {
  const unit = radius / 372;
  fillDisc(badge, x, y, radius, ink);
  badge.globalCompositeOperation = 'destination-out';
  badge.lineWidth = 5 * unit;
  badge.beginPath();
  badge.arc(x, y, radius - 17 * unit, 0, Math.PI * 2);
  badge.stroke();
  fillDisc(badge, x, y, 262 * unit, '#000000');
  badge.globalCompositeOperation = 'source-over';
  badge.strokeStyle = ink;
  badge.beginPath();
  badge.arc(x, y, 249 * unit, 0, Math.PI * 2);
  badge.stroke();
  badge.fillStyle = ink;
  for (let ray = 0; ray < 72; ray++) {
    badge.save();
    badge.translate(x, y);
    badge.rotate((ray / 72) * Math.PI * 2);
    badge.beginPath();
    badge.moveTo(237 * unit, -3.6 * unit);
    badge.lineTo((196 + 26 * Math.sin(ray * 7.3)) * unit, 0);
    badge.lineTo(237 * unit, 3.6 * unit);
    badge.fill();
    badge.restore();
  }
  badge.globalCompositeOperation = 'destination-out';
  fillDisc(badge, x, y, 186 * unit, '#000000');
}

/** The subject in the middle, or the name's first letter. */
function paintMark(stage: Stage, x: number, y: number, unit: number, ink: string): void {
  const side = 300 * unit;
  const box = { x: x - side / 2, y: y - side / 2, width: side, height: side };
  const [hero] = stage.figures;
  if (hero) {
    const single = stage.direction.style === 'lino' || stage.direction.style === 'engrave';
    paintFigure(stage, single ? { ...hero, canvas: tintFigure(hero.canvas, ink) } : hero, { name: 'mark', box });
    return;
  }
  const { title } = stage.brief.copy;
  const letter = isHan(title) ? [...title][0]! : title.trim()[0]!.toUpperCase();
  const layout = layoutText(stage, {
    name: 'monogram',
    text: letter,
    box,
    voice: 'display',
    align: 'centre',
    valign: 'middle',
  });
  drawLines(stage.context, layout, ink);
  recordText(stage, layout, ink);
}

const groundOf = ({ palette }: Omit<Direction, 'label'>, seed: number) =>
  seed % 2 && !palette.asked ? palette.surface : palette.ground;

function draw(stage: Stage): void {
  const { width, height, palette, brief, context } = stage;
  const ground = groundOf(stage.direction, stage.seed);
  paintGround(stage, ground);
  const ink =
    [palette.dark, inkOn(palette, ground), palette.light].find((colour) => contrast(colour, ground) >= 4.6) ??
    inkOn(palette, ground);
  const x = width / 2;
  const y = height / 2;
  const radius = Math.min(width, height) * 0.415;
  const unit = radius / 372;
  const sheet = openSheet(stage);
  const badge = sheet.context;
  paintPlate(badge, x, y, radius, ink);
  const title = brief.copy.title;
  const shown = isHan(title) ? title : title.toUpperCase();
  const small = brief.copy.subtitle ?? brief.copy.details[0];
  const chosen = voiceOf(stage, shown, 'display');
  const spacing = isHan(title) ? 0.5 : 0.06;
  const lettering = { text: shown, voice: 'display', radius: 288 * unit, spacing } as const;
  const size = arcSize(stage, lettering, { wanted: 66 * unit, most: Math.PI * 0.94 });
  // Letters stand in the middle of the band whatever their size.
  const band = 305 * unit;
  badge.fillStyle = '#000000';
  const span = drawArc(badge, x, y, {
    text: shown,
    font: chosen.font(size),
    size,
    radius: band - size * 0.36,
    middle: -Math.PI / 2,
    spacing,
    inside: false,
  });
  let under = 0;
  if (small) {
    const line = isHan(small) ? small : small.toUpperCase();
    const gap = isHan(small) ? 0.4 : 0.1;
    const below = { text: line, voice: 'text', weight: 700, radius: band, spacing: gap } as const;
    const lineSize = arcSize(stage, below, { wanted: 37 * unit, most: Math.PI * 0.8 });
    under = drawArc(badge, x, y, {
      text: line,
      font: voiceOf(stage, line, 'text', 700).font(lineSize),
      size: lineSize,
      radius: band + lineSize * 0.36,
      middle: Math.PI / 2,
      spacing: gap,
      inside: true,
    });
  }
  const rest = Math.PI - Math.max(span, under) / 2;
  const dots = small ? [0, Math.PI] : [Math.PI / 2 - rest * 0.3, Math.PI / 2, Math.PI / 2 + rest * 0.3];
  for (const angle of dots) {
    badge.save();
    badge.translate(x + Math.cos(angle) * band, y + Math.sin(angle) * band);
    badge.rotate(angle + Math.PI / 4);
    badge.fillRect(-9 * unit, -9 * unit, 18 * unit, 18 * unit);
    badge.restore();
  }
  if (stage.direction.texture !== 'none') {
    badge.globalCompositeOperation = 'destination-in';
    badge.fillStyle = tiledFill(badge, 'wear');
    badge.fillRect(0, 0, width, height);
  }
  context.drawImage(sheet.canvas, 0, 0);
  record(stage, 'badge', 'shape', { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 });
  const place = { x: x - radius, width: radius * 2, height: radius };
  const noteArc = (name: string, y0: number, line: string, family: string, lineSize: number) => {
    recordWords(
      stage,
      name,
      { ...place, y: y0 },
      { lines: [line], family, size: Math.round(lineSize), colour: ground, align: 'circle' },
    );
  };
  noteArc('wordmark', y - radius, shown, chosen.face.family, size);
  if (small) noteArc('tagline', y, small, voiceOf(stage, small, 'text').face.family, 37 * unit);
  paintMark(stage, x, y, unit, ink);
}

export const logoBadge: Composition = {
  name: 'logo-badge',
  label: { en: 'round badge', zh: '圆形徽章' },
  types: ['logo'],
  suits: (brief, subjects) => (brief.copy.title.length > 22 ? 0.6 : subjects > 0 ? 2.2 : 1.4),
  ground: groundOf,
  figures: 1,
  draw,
};

import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Palette } from '../palette/palette.ts';
import { mix } from '../raster/colour.ts';
import type { BoundingBox } from '../type/bounding-box.ts';
import { distance, tintOf } from './colours.ts';
import { luminance } from '../palette/contrast.ts';
import { fillDisc } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';

const turn = Math.PI * 2;

/** Two to four of the palette's colours that stand apart from the ground and from each other, loudest first. */
export function emblemTones(palette: Palette, ground: string): string[] {
  const tones: string[] = [];
  // Near blacks come last: a flower of ink is a wreath.
  const bright = [palette.accent, ...palette.colours].filter((colour) => luminance(colour) > 0.03);
  for (const colour of [...bright, palette.light, palette.dark])
    if (distance(colour, ground) > 60 && tones.every((tone) => distance(tone, colour) > 60)) tones.push(colour);
  const spare = [mix(ground, palette.light, 0.45), mix(ground, palette.dark, 0.45)];
  return (tones.length > 1 ? tones : [...tones, ...spare]).slice(0, 4);
}

type Tile = (context: SKRSContext2D, side: number) => void;

const quarter: Tile = (context, side) => {
  context.moveTo(0, 0);
  context.arc(0, 0, side, 0, Math.PI / 2);
};
const half: Tile = (context, side) => {
  context.moveTo(0, side / 2);
  context.arc(side / 2, side / 2, side / 2, Math.PI, 0);
};
const leaf: Tile = (context, side) => {
  context.moveTo(0, 0);
  context.arc(0, side, side, -Math.PI / 2, 0);
  context.arc(side, 0, side, Math.PI / 2, Math.PI);
};
const disc: Tile = (context, side) => context.arc(side / 2, side / 2, side * 0.34, 0, turn);
const bars: Tile = (context, side) => {
  for (let bar = 0; bar < 3; bar++) context.rect(0, (side * (bar * 2 + 0.5)) / 6, side, side / 6);
};
const wedge: Tile = (context, side) => {
  context.moveTo(0, 0);
  context.lineTo(side, 0);
  context.lineTo(0, side);
};
const tiles: readonly Tile[] = [quarter, leaf, half, quarter, disc, leaf, bars, wedge];

/** Rounds, leaves and bars in a grid from edge to edge. No tile repeats its neighbours' form or colour. */
function paintMosaic(stage: Stage, box: BoundingBox, ground: string, tones: readonly string[]): void {
  const { context, random, palette } = stage;
  const rows = Math.max(2, Math.round(box.height / Math.max(stage.measure * 0.19, box.width / 7)));
  // Whole pixels: between two smoothed edges the ground would show as a hairline.
  const side = Math.ceil(box.height / rows);
  const [right, from] = [Math.round(box.x + box.width), Math.round(box.y)];
  const columns = Math.ceil(box.width / side - 0.01);
  const grounds = [tintOf(palette, ground, 0.16), mix(ground, palette.dark, 0.12), ...tones];
  const used: number[] = [];
  for (let place = 0; place < rows * columns; place++) {
    const [row, column] = [Math.floor(place / columns), place % columns];
    const above = used[place - columns] ?? -1;
    const before = column > 0 ? used[place - 1]! : -1;
    let form = Math.floor(random() * tiles.length);
    while (tiles[form] === tiles[above] || tiles[form] === tiles[before]) form = (form + 1) % tiles.length;
    used.push(form);
    const back = grounds[Math.floor(random() * grounds.length)]!;
    const free = tones.filter((tone) => distance(tone, back) > 60);
    context.save();
    context.translate(right - (columns - column) * side, from + row * side);
    context.fillStyle = back;
    context.fillRect(0, 0, side, side);
    context.translate(side / 2, side / 2);
    context.rotate((Math.floor(random() * 4) * Math.PI) / 2);
    context.translate(-side / 2, -side / 2);
    context.fillStyle = free[Math.floor(random() * free.length)] ?? ground;
    context.beginPath();
    tiles[form]!(context, side);
    context.fill();
    context.restore();
  }
}

/** Bands that sweep up from the foot, bend, and leave at the right: a record sleeve of the seventies. */
function paintBends(stage: Stage, box: BoundingBox, ground: string, tones: readonly string[]): void {
  const { context } = stage;
  const bands = [...tones, ...tones].slice(0, 5);
  const reach = Math.min(box.width * 0.92, box.height * 0.96);
  const band = (reach * 0.72) / bands.length;
  const [right, foot] = [box.x + box.width, box.y + box.height];
  const radius = reach * 0.9;
  for (let index = 0; index <= bands.length; index++) {
    const inset = index * band;
    context.fillStyle = bands[index] ?? ground;
    context.beginPath();
    context.moveTo(right - reach + inset, foot);
    context.arcTo(
      right - reach + inset,
      foot - reach + inset,
      right,
      foot - reach + inset,
      Math.max(1, radius - inset),
    );
    context.lineTo(right, foot - reach + inset);
    context.lineTo(right, foot);
    context.fill();
  }
  fillDisc(context, right - band, foot - band, band * 0.62, tones[1]!);
}

/** A flower of rounds in three storeys, each lit from the upper left. */
function paintBloom(stage: Stage, box: BoundingBox, ground: string, tones: readonly string[]): void {
  const { context, palette } = stage;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const reach = Math.min(box.width, box.height) * 0.5;
  const petals = 11 + (stage.seed % 3) * 2;
  for (const [index, [share, thick]] of [
    [0.98, 0.26],
    [0.68, 0.2],
    [0.42, 0.13],
  ].entries()) {
    const radius = reach * (share! - thick! / 2);
    const tone = tones[index % tones.length]!;
    const light = context.createRadialGradient(
      x - reach * 0.4,
      y - reach * 0.5,
      reach * 0.1,
      x,
      y,
      reach * share! * 1.1,
    );
    light.addColorStop(0, mix(tone, palette.light, 0.34));
    light.addColorStop(0.6, tone);
    light.addColorStop(1, mix(tone, palette.dark, 0.2));
    context.fillStyle = light;
    context.beginPath();
    for (let petal = 0; petal < petals; petal++) {
      const angle = ((petal + index / 2) / petals) * turn;
      const [px, py] = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
      context.moveTo(px + reach * thick!, py);
      context.arc(px, py, reach * thick!, 0, turn);
    }
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, turn);
    context.fill();
  }
  fillDisc(context, x, y, reach * 0.2, tones.length > 3 ? tones[3]! : ground);
}

export type EmblemKind = 'mosaic' | 'bends' | 'bloom';

/** The sheet's own ornament where no set holds the subject: form and colour carry it, never a picture of something else. */
export function paintEmblem(stage: Stage, kind: EmblemKind, box: BoundingBox, ground: string): void {
  const { context, palette } = stage;
  const tones = emblemTones(palette, ground);
  context.save();
  context.beginPath();
  // A flower may leave the sheet, but its petals are whole.
  const reach = kind === 'bloom' ? Math.max(box.width, box.height) * 0.1 : 0;
  context.rect(box.x - reach, box.y - reach, box.width + reach * 2, box.height + reach * 2);
  context.clip();
  const paint = { mosaic: paintMosaic, bends: paintBends, bloom: paintBloom }[kind];
  paint(stage, box, ground, tones);
  context.restore();
  record(stage, kind, 'shape', box);
}

import '../text/no-system-fonts.ts';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Box, Picture, TextBlock } from '../picture.ts';
import { hasHan } from '../reading/recognise.ts';
import { facesOf, type Face } from '../text/faces.ts';
import type { FontShelf } from '../text/font-shelf.ts';
import { measureLine } from '../text/set-line.ts';

/** Words as a text of a page sets them. Pixels of the picture. */
export interface SetText {
  readonly lines: readonly string[];
  readonly family: string;
  readonly weight: number;
  readonly size: number;
  /** `#rrggbb` */
  readonly colour: string;
  readonly align: 'left' | 'center' | 'right';
  /** em */
  readonly tracking: number;
  /** A multiple of the size. */
  readonly lineHeight: number;
  /** Degrees, clockwise, about the middle of the box. */
  readonly rotation: number;
  /** A column: one letter a line. */
  readonly vertical: boolean;
  /** Where the lines stand, with the room that a page leaves round them. */
  readonly box: Box;
}

/** How much longer than the wrong words the right ones may be before they get smaller. */
const mostLonger = 1.25;
/** Room beside the lines, so that none ever breaks. */
const spare = 4;
const reference = 100;
/** Where nothing near is on the shelf. */
const standIn = ['Inter Tight', 'Noto Sans SC'];
const groundFont = { weight: 700, lineHeight: 1.2 };
/** Luminance from which dark letters are read better. */
const light = 150;

interface Setting {
  readonly picture: Picture;
  readonly shelf: FontShelf;
}

/** The words in the place, face, size and colour of a block that was read. */
export function setInPlace(block: TextBlock, words: readonly string[], { picture, shelf }: Setting): SetText {
  const { box, unturned = box, rotation, colour, vertical } = block;
  const face = faceFor(shelf, words.join(''), block.font);
  const lines = vertical ? words.flatMap((word) => [...word]) : words;
  const { align, tracking, lineHeight } = vertical ? downwards(block) : block;
  const widest = Math.max(...words.map((line) => widthOf(line, face, tracking)));
  const turned = rotation !== 0 || vertical;
  const room = turned ? Infinity : roomFor(block, picture.width);
  const limit = Math.min(unturned.width * mostLonger, room);
  const size = vertical ? block.size : Math.min(block.size, limit / Math.max(0.01, widest));
  const look = { lines, family: face.family, weight: face.weight, size: rounded(size), colour, tracking, rotation };
  const setting = { ...look, align, lineHeight, vertical };
  const width = Math.max(...lines.map((line) => widthOf(line, face, tracking))) * size + spare;
  const height = lines.length * lineHeight * size;
  const left = unturned.width - width;
  const x = unturned.x + (align === 'left' ? 0 : align === 'right' ? left : (left + tracking * size) / 2);
  const first = block.lines[0] ?? words[0]!;
  const baseline = unturned.y + measureLine(vertical ? [...first][0]! : first, face).rise * block.size;
  const level = { x, y: baseline - riseOf(face, lineHeight) * size, width, height };
  return { ...setting, box: turnedAlong(level, unturned, rotation) };
}

/** A letter a line, as far apart as they stand in the column. */
const downwards = ({ tracking }: TextBlock) => ({ align: 'center' as const, tracking: 0, lineHeight: 1 + tracking });

/** Where a box stands that is turned about its own middle and was set beside another one, turned about that one's. */
function turnedAlong(box: Box, beside: Box, rotation: number): Box {
  const turn = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [x, y] = [beside.x + beside.width / 2, beside.y + beside.height / 2];
  const [dx, dy] = [box.x + box.width / 2 - x, box.y + box.height / 2 - y];
  return { ...box, x: x + dx * cos - dy * sin - box.width / 2, y: y + dx * sin + dy * cos - box.height / 2 };
}

/** The words in the middle of a calm place, in letters that stand out from it. */
export function setOnGround(picture: Picture, words: string, place: Box, shelf: FontShelf): SetText {
  const face = faceFor(shelf, words, { family: '', weight: groundFont.weight });
  const { lineHeight } = groundFont;
  const size = rounded(Math.min((place.height * 0.7) / lineHeight, (place.width * 0.96) / widthOf(words, face, 0)));
  const [width, height] = [widthOf(words, face, 0) * size + spare, lineHeight * size];
  return {
    lines: [words],
    family: face.family,
    weight: face.weight,
    size,
    colour: luminanceOf(picture, place) > light ? '#141414' : '#ffffff',
    align: 'center',
    tracking: 0,
    lineHeight,
    rotation: 0,
    vertical: false,
    box: {
      x: place.x + (place.width - width) / 2,
      y: place.y + (place.height - height) / 2,
      width,
      height,
    },
  };
}

const rounded = (size: number) => Math.max(1, Math.round(size * 10) / 10);

/** How wide a line may be that begins, ends or has its middle where the block has. */
function roomFor({ box, align }: TextBlock, width: number): number {
  if (align === 'left') return width - box.x;
  if (align === 'right') return box.x + box.width;
  const middle = box.x + box.width / 2;
  return 2 * Math.min(middle, width - middle);
}

/** A face of the family that has the letters, at the nearest weight; else of one that stands in. */
function faceFor(shelf: FontShelf, words: string, { family, weight }: { family: string; weight: number }): Face {
  const han = hasHan(words);
  const able = facesOf(shelf).filter((face) => !face.italic && (face.han || !han));
  const named = [family, ...standIn].map((name) => able.filter((face) => face.family === name));
  const choice = named.find((faces) => faces.length > 0) ?? able;
  const [face] = choice.toSorted((a, b) => Math.abs(a.weight - weight) - Math.abs(b.weight - weight));
  if (!face) throw new Error('the shelf holds no typeface that has these letters');
  return face;
}

let pen: SKRSContext2D | undefined;

function penOf(face: Face, han: boolean): SKRSContext2D {
  pen ??= createCanvas(8, 8).getContext('2d');
  pen.font = `${reference}px ${face.stack(han)}`;
  return pen;
}

/** At a size of 1, with the space after the last letter that a page leaves. */
function widthOf(line: string, face: Face, tracking: number): number {
  return penOf(face, hasHan(line)).measureText(line).width / reference + tracking * [...line].length;
}

/** From the top of a page's line to its baseline, at a size of 1. */
function riseOf(face: Face, lineHeight: number): number {
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = penOf(face, false).measureText('x');
  return (lineHeight - (up + down) / reference) / 2 + up / reference;
}

function luminanceOf({ width, data }: Picture, box: Box): number {
  let [sum, count] = [0, 0];
  for (let y = Math.round(box.y); y < box.y + box.height; y += 4)
    for (let x = Math.round(box.x); x < box.x + box.width; x += 4, count++) {
      const at = (y * width + x) * 4;
      sum += 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;
    }
  return sum / Math.max(1, count);
}

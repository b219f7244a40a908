/** What goes out, ready to be drawn: its letters are there, and what is written on connections stands over them. */
import { boundsOf, normaliseConnection, normaliseNode, type CanvasNode } from '@easel/canvas';
import { middleOfCurve } from '../canvas/connection-path.ts';
import { forgetLayouts } from '../canvas/far/draw-text.ts';
import type { PaintItem } from '../canvas/far/paint-list.ts';
import type { Wire } from '../canvas/far/wires.ts';
import { fontStack } from '../canvas/text/families.ts';
import { loadLetters } from '../canvas/text/load-family.ts';
import { createDrawing } from './paint.ts';
import type { Subject } from './subject.ts';

const font = { fontFamily: 'Inter', fontSize: 12, fontWeight: 400, fontStyle: 'normal' } as const;
/** As labels are on the canvas at 100 %. */
const label = { height: 22, padding: 8, mostWide: 240 };
/** On a shorter line it would only cover what the line connects. */
const shortestLine = 29;

export async function prepared(subject: Subject): Promise<Subject> {
  const words = subject.wires.map(labelOf).filter((text) => text !== '');
  const texts = subject.items.flatMap(({ reading }) => (reading.kind === 'text' ? reading.data : []));
  await Promise.all([...texts, ...words.map((text) => ({ ...font, text }))].map((use) => loadLetters(use)));
  forgetLayouts();
  if (words.length === 0) return subject;
  const { context } = createDrawing(1, 1);
  context.font = `${font.fontSize}px ${fontStack(font.fontFamily)}`;
  const measure = (text: string) => context.measureText(text).width;
  return { ...subject, items: [...subject.items, ...subject.wires.flatMap((wire) => labelItems(wire, measure))] };
}

function labelOf({ connection, curve }: Wire): string {
  const { start, end } = curve;
  if (Math.hypot(end.x - start.x, end.y - start.y) < shortestLine) return '';
  return normaliseConnection(connection).label.replaceAll(/\s+/g, ' ').trim();
}

/** A pill and the words on it: every format draws them as it draws any shape and any text. */
function labelItems(wire: Wire, measure: (text: string) => number): PaintItem[] {
  const text = shortened(labelOf(wire), label.mostWide - 2 * label.padding, measure);
  if (text === '') return [];
  const width = Math.ceil(measure(text));
  const { x, y } = middleOfCurve(wire.curve);
  const { height, padding } = label;
  const id = `label ${wire.connection.id}`;
  const ground = { shape: 'rectangle', fill: '#ffffff', stroke: '#d4d4d0', strokeWidth: 1, cornerRadius: height / 2 };
  const words = { ...font, text, color: '#5c5c58', align: 'left', lineHeight: height / font.fontSize, autoWidth: true };
  return [
    { id: `${id} ground`, type: 'shape', width: width + 2 * padding + 2, height: height + 2, data: ground },
    { id, type: 'text', width, height, data: words },
  ].map((node) => itemOf({ ...node, title: text, x: x - node.width / 2, y: y - node.height / 2, order: 'z' }));
}

function itemOf(node: CanvasNode): PaintItem {
  const reading = normaliseNode(node);
  return { node, reading, bounds: boundsOf(reading), clip: [] };
}

function shortened(text: string, most: number, measure: (text: string) => number): string {
  if (measure(text) <= most) return text;
  const letters = [...text];
  while (letters.length > 0 && measure(`${letters.join('')}…`) > most) letters.pop();
  return letters.length > 0 ? `${letters.join('').trimEnd()}…` : '';
}

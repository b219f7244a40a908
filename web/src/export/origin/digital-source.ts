/** What made the pictures that go out, in the words of the IPTC: https://cv.iptc.org/newscodes/digitalsourcetype/ */
import {
  ancestorsOf,
  isGroup,
  normaliseConnection,
  normaliseNode,
  type CanvasNode,
  type CanvasState,
} from '@easel/canvas';
import { isSeen } from '../../canvas/colour/colour.ts';
import type { Subject } from '../subject.ts';

export type DigitalSource =
  /** A trained model made all of it. */
  | 'trainedAlgorithmicMedia'
  /** Rules made all of it, without anything learnt. */
  | 'algorithmicMedia'
  /** A trained model made some of it. */
  | 'compositeWithTrainedAlgorithmicMedia'
  /** Rules made some of it, and no trained model any. */
  | 'compositeSynthetic';

type Maker = 'model' | 'rules' | 'person';

/** As the server marks what no trained model has made. */
const procedural = /\(procedural\)$/;

/** Null where all of it is the work of people. */
export function digitalSourceOf({ items, canvas }: Pick<Subject, 'items' | 'canvas'>): DigitalSource | null {
  const makers = new Set(items.flatMap(({ node, reading }) => (reading.hidden ? [] : makersOf(canvas, node))));
  if (makers.has('model'))
    return makers.size === 1 ? 'trainedAlgorithmicMedia' : 'compositeWithTrainedAlgorithmicMedia';
  if (makers.has('rules')) return makers.size === 1 ? 'algorithmicMedia' : 'compositeSynthetic';
  return null;
}

/** None for what only holds others together. */
function makersOf(canvas: CanvasState, node: CanvasNode): Maker[] {
  const reading = normaliseNode(node);
  if (reading.kind === 'image') return [makerOf(canvas, node)];
  if (reading.kind === 'frame') return isGroup(node) || !isSeen(reading.data.background) ? [] : ['person'];
  return reading.kind === 'unknown' ? [] : ['person'];
}

/** Parts of a picture that was taken apart are the work of whoever made the picture. */
function makerOf(canvas: CanvasState, node: CanvasNode, asked: ReadonlySet<string> = new Set()): Maker {
  const reading = normaliseNode(node);
  const model = reading.kind === 'image' ? (reading.data.model ?? '') : '';
  if (model !== '') return procedural.test(model) ? 'rules' : 'model';
  if (reading.source !== 'generator' || asked.has(node.id)) return 'person';
  const around = new Set([node.id, ...ancestorsOf(canvas, node.id).map(({ id }) => id)]);
  for (const connection of canvas.connections.values()) {
    const from = canvas.nodes.get(connection.from);
    if (!from || !around.has(connection.to) || normaliseConnection(connection).kind !== 'derived') continue;
    const maker = makerOf(canvas, from, new Set([...asked, node.id]));
    if (maker !== 'person') return maker;
  }
  return 'person';
}

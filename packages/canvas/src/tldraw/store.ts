import { isObject, type JsonObject, ownValue } from '../json.ts';

/** Records of a tldraw store, as far as a conversion reads them; `record` is the whole as it came. */
export interface TldrawShape {
  readonly id: string;
  readonly type: string;
  readonly x: number;
  readonly y: number;
  /** Radians about the shape's own origin, its top left corner. */
  readonly rotation: number;
  readonly parentId: string;
  readonly index: string;
  readonly locked: boolean;
  readonly opacity: number;
  readonly props: JsonObject;
  readonly record: JsonObject;
}

export interface TldrawPage {
  readonly id: string;
  readonly index: string;
}

export interface TldrawStore {
  readonly pages: readonly TldrawPage[];
  readonly shapes: ReadonlyMap<string, TldrawShape>;
  readonly assets: ReadonlyMap<string, JsonObject>;
  /** The shape that holds an arrow's end, by `bindingKey`. */
  readonly bindings: ReadonlyMap<string, string>;
  /** Page units of offset before zooming, z the zoom factor. */
  readonly camera: { readonly x: number; readonly y: number; readonly z: number } | null;
}

/**
 * Reads a store in any form in which tldraw has saved it: `{store, schema}`, `{document: {store, schema}, session}`, or
 * a file's `{records: […]}`. Undefined when there is none. A record that can't be read is left out.
 */
export function readStore(snapshot: unknown): TldrawStore | undefined {
  if (!isObject(snapshot)) return undefined;
  const records = recordsOf(snapshot) ?? recordsOf(ownValue(snapshot, 'document'));
  if (!records) return undefined;
  const ofType = (typeName: string) => records.filter((record) => record['typeName'] === typeName);
  const shapes = ofType('shape').flatMap(readShape);
  const pages = ofType('page').map((page) => ({ id: textOf(page['id']), index: textOf(page['index']) }));
  return {
    pages: pages.sort((a, b) => compareText(a.index, b.index) || compareText(a.id, b.id)),
    shapes: new Map(shapes.map((shape) => [shape.id, shape])),
    assets: new Map(ofType('asset').map((asset) => [textOf(asset['id']), asset])),
    bindings: new Map(ofType('binding').flatMap(readBinding)),
    camera: readCamera(snapshot, ofType('camera')),
  };
}

function recordsOf(container: unknown): JsonObject[] | undefined {
  if (!isObject(container)) return undefined;
  const { store, records } = container;
  if (isObject(store)) return Object.values(store).filter(isObject);
  return Array.isArray(records) ? records.filter(isObject) : undefined;
}

function readShape(record: JsonObject): TldrawShape[] {
  const { id, type } = record;
  if (typeof id !== 'string' || typeof type !== 'string' || id === '' || type === '') return [];
  return [
    {
      id,
      type,
      x: numberOf(record['x'], 0),
      y: numberOf(record['y'], 0),
      rotation: numberOf(record['rotation'], 0),
      parentId: textOf(record['parentId']),
      index: textOf(record['index']),
      locked: record['isLocked'] === true,
      opacity: Math.min(1, Math.max(0, numberOf(record['opacity'], 1))),
      props: isObject(record['props']) ? record['props'] : {},
      record,
    },
  ];
}

export function bindingKey(arrowId: string, terminal: 'start' | 'end'): string {
  return `${terminal} ${arrowId}`;
}

function readBinding(record: JsonObject): [string, string][] {
  const props = isObject(record['props']) ? record['props'] : {};
  const terminal = props['terminal'];
  if (record['type'] !== 'arrow' || (terminal !== 'start' && terminal !== 'end')) return [];
  return [[bindingKey(textOf(record['fromId']), terminal), textOf(record['toId'])]];
}

function readCamera(snapshot: JsonObject, cameras: readonly JsonObject[]): TldrawStore['camera'] {
  const session = isObject(snapshot['session']) ? snapshot['session'] : {};
  const states: unknown[] = Array.isArray(session['pageStates']) ? session['pageStates'] : [];
  const state = states.find((candidate) => isObject(candidate) && candidate['pageId'] === session['currentPageId']);
  const camera = (isObject(state) ? state['camera'] : undefined) ?? cameras[0];
  if (!isObject(camera)) return null;
  const z = numberOf(camera['z'], 1);
  return { x: numberOf(camera['x'], 0), y: numberOf(camera['y'], 0), z: z > 0 ? z : 1 };
}

/** A finite number, or the fallback: a store from elsewhere may hold anything. */
export function numberOf(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

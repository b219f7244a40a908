import { stateOf, type CanvasDocument, type JsonObject, type Viewport } from '@easel/canvas';

/** A whole canvas as a client sent it, each record by its id as the text that would be stored of it. */
export interface SentCanvas {
  readonly viewport: Viewport;
  /** Fields of the snapshot that are none of the three. */
  readonly fields: JsonObject;
  readonly nodes: ReadonlyMap<string, string>;
  readonly connections: ReadonlyMap<string, string>;
}

export function sentCanvasOf(document: CanvasDocument): SentCanvas {
  const { viewport, fields, nodes, connections } = stateOf(document);
  return { viewport, fields, nodes: textsOf(nodes), connections: textsOf(connections) };
}

/** The same in a form that goes from thread to thread cheaply: two long texts instead of many short ones. */
export interface PackedCanvas {
  readonly viewport: Viewport;
  readonly fields: JsonObject;
  readonly nodes: PackedTexts;
  readonly connections: PackedTexts;
}

interface PackedTexts {
  readonly ids: readonly string[];
  /** A line each: JSON as it is stored holds no line break. */
  readonly lines: string;
}

export function packCanvas({ viewport, fields, nodes, connections }: SentCanvas): PackedCanvas {
  return { viewport, fields, nodes: pack(nodes), connections: pack(connections) };
}

export function unpackCanvas({ viewport, fields, nodes, connections }: PackedCanvas): SentCanvas {
  return { viewport, fields, nodes: unpack(nodes), connections: unpack(connections) };
}

function textsOf(records: ReadonlyMap<string, unknown>): Map<string, string> {
  return new Map([...records].map(([id, record]) => [id, JSON.stringify(record)]));
}

function pack(texts: ReadonlyMap<string, string>): PackedTexts {
  return { ids: [...texts.keys()], lines: [...texts.values()].join('\n') };
}

function unpack({ ids, lines }: PackedTexts): Map<string, string> {
  const texts = lines.split('\n');
  return new Map(ids.map((id, index) => [id, texts[index]!]));
}

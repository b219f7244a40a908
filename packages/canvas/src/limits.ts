import { CanvasError } from './canvas-error.ts';

/** What a canvas from outside may cost. */
export interface SnapshotLimits {
  /** Bytes of JSON after decompression. */
  readonly maxBytes: number;
  /** Levels of arrays and objects inside each other. */
  readonly maxDepth: number;
  readonly maxNodes: number;
  readonly maxConnections: number;
  /** All properties and array items together: 64 MB of `[]` would otherwise parse into a gigabyte of heap. */
  readonly maxValues: number;
}

export const defaultLimits: SnapshotLimits = {
  maxBytes: 64 * 1024 * 1024,
  maxDepth: 64,
  maxNodes: 50_000,
  maxConnections: 100_000,
  maxValues: 6_000_000,
};

export function limitsWith(limits: Partial<SnapshotLimits> | undefined): SnapshotLimits {
  return { ...defaultLimits, ...limits };
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;

/**
 * Refuses JSON text that nests too deep or holds too much, before anything is parsed: JSON.parse recurses, and what it
 * builds is many times larger than the text.
 */
export function checkTextLimits(json: string, limits: SnapshotLimits): void {
  if (json.length > limits.maxBytes) throw tooLarge();
  let depth = 0;
  let values = 0;
  for (let index = 0; index < json.length; index++) {
    const code = json.charCodeAt(index);
    if (code === quote) {
      index = endOfString(json, index);
    } else if (code === 0x7b || code === 0x5b) {
      if (++depth > limits.maxDepth) throw tooDeep();
      values++;
    } else if (code === 0x7d || code === 0x5d) depth--;
    else if (code === comma) values++;
    if (values > limits.maxValues) throw tooLarge();
  }
}

function endOfString(json: string, start: number): number {
  for (let index = json.indexOf('"', start + 1); index !== -1; index = json.indexOf('"', index + 1)) {
    let slashes = 0;
    while (json.charCodeAt(index - 1 - slashes) === backslash) slashes++;
    if (slashes % 2 === 0) return index;
  }
  return json.length;
}

/** The same limits for a value that somebody else has parsed. Walks with a stack of its own: the value may be deep. */
export function checkValueLimits(value: unknown, limits: SnapshotLimits): void {
  let level: object[] = typeof value === 'object' && value !== null ? [value] : [];
  let values = 0;
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > limits.maxDepth) throw tooDeep();
    const next: object[] = [];
    for (const container of level) {
      for (const child of Array.isArray(container) ? container : Object.values(container)) {
        if (++values > limits.maxValues) throw tooLarge();
        if (typeof child === 'object' && child !== null) next.push(child);
      }
    }
    level = next;
  }
}

export function tooLarge(pointer?: string): CanvasError {
  return new CanvasError('too_large', 'The canvas is larger than this server accepts.', pointer);
}

function tooDeep(): CanvasError {
  return new CanvasError('too_deep', 'The canvas nests arrays and objects too deeply.');
}

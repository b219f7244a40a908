import { BrandDocument, emptyBrandDocument, Refusal, type ErrorDetail } from '@easel/contract';
import { Compile } from 'typebox/compile';

/** As for the bodies of requests: enough to mend a document by. */
const detailsShown = 20;
const deepest = 64;
const validator = Compile(BrandDocument);

/**
 * Reads a document as a client sent it. What it leaves out is empty; what we don't know it keeps.
 * @throws Refusal `brand_kit.too_large`, `brand_kit.document_invalid` with a JSON pointer for each bad field
 */
export function readDocument(text: string, mostBytes: number): BrandDocument {
  if (Buffer.byteLength(text) > mostBytes) throw new Refusal('brand_kit.too_large');
  const parsed = parse(text);
  const fault = faultOf(parsed, '', 0);
  if (fault) throw invalid([fault]);
  const document = filled(parsed as Record<string, unknown>);
  if (!validator.Check(document)) {
    const details = validator.Errors(document).flatMap((error) => {
      const missing = error.keyword === 'required' ? error.params.requiredProperties : undefined;
      const place = error.instancePath;
      return missing
        ? missing.map((name) => ({ pointer: `${place}/${name}`, reason: 'is missing' }))
        : [{ pointer: place, reason: error.message }];
    });
    throw invalid(details);
  }
  return document;
}

/** @param details pointers into the document */
export function invalid(details: readonly ErrorDetail[]): Refusal {
  const shown = details.slice(0, detailsShown);
  const placed = shown.map(({ pointer, reason }) => ({ pointer: `/body/document${pointer}`, reason }));
  return new Refusal('brand_kit.document_invalid', { details: placed });
}

function parse(text: string): object {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw invalid([{ pointer: '', reason: 'is no JSON' }]);
  }
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed;
  throw invalid([{ pointer: '', reason: 'must be object' }]);
}

/** A string inside a string: what holds for bodies has not been looked at yet. */
function faultOf(value: unknown, pointer: string, depth: number): ErrorDetail | undefined {
  // PostgreSQL can't store it, and a name is stored by itself.
  if (typeof value === 'string' && value.includes('\0')) return { pointer, reason: 'holds a zero character' };
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === deepest) return { pointer, reason: `is nested more than ${deepest} levels deep` };
  for (const [name, child] of Object.entries(value)) {
    if (name === '__proto__') return { pointer, reason: 'names a prototype' };
    const fault = faultOf(child, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, depth + 1);
    if (fault) return fault;
  }
  return undefined;
}

/** `version` alone must be there: without it nobody knows what the rest means. */
function filled(parsed: Record<string, unknown>): unknown {
  const { version: _, ...empty } = emptyBrandDocument();
  const within = (name: 'voice' | 'visual') => {
    const given = parsed[name];
    return typeof given === 'object' && given !== null && !Array.isArray(given) ? { ...empty[name], ...given } : given;
  };
  const voice = parsed.voice === undefined ? empty.voice : within('voice');
  const visual = parsed.visual === undefined ? empty.visual : within('visual');
  return { ...empty, ...parsed, voice, visual };
}

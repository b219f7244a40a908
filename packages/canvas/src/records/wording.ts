import { isObject, type JsonObject } from '../json.ts';

/** Words that a picture was to show, and what it shows in their place. */
export type WordFault = {
  asked: string;
  /** As it was read; `null`: nothing like them was found. */
  read: string | null;
  /** False: the reader may err. */
  sure: boolean;
};

/** What was found when the words of a picture that a model made were read: `data.wording` of an image node. */
export type Wording = {
  /** The picture that was read; of another one it says nothing. */
  assetId: string;
  faults: WordFault[];
  /** The right words have been set as live text. */
  set?: true;
  /** Its model is known not to write: all that it wrote is to be taken out. */
  cannotWrite?: true;
};

const mostFaults = 20;

/** Undefined where nothing is wrong with the words, or where another picture stands there by now. */
export function readWording(data: JsonObject): Wording | undefined {
  const wording = data['wording'];
  if (!isObject(wording) || !Array.isArray(wording['faults'])) return undefined;
  const { assetId } = wording;
  if (typeof assetId !== 'string' || assetId !== data['assetId']) return undefined;
  const faults = wording['faults'].flatMap((fault): WordFault[] => {
    if (!isObject(fault) || typeof fault['asked'] !== 'string') return [];
    const { asked, read, sure } = fault;
    return [{ asked, read: typeof read === 'string' ? read : null, sure: sure !== false }];
  });
  if (faults.length === 0) return undefined;
  return {
    assetId,
    faults: faults.slice(0, mostFaults),
    ...(wording['set'] === true && { set: true as const }),
    ...(wording['cannotWrite'] === true && { cannotWrite: true as const }),
  };
}

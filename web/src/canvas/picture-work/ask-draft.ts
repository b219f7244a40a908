/** What was written below a picture and not sent: it is there again when the prompt of that picture is opened again. */
// Not through the edge: a page must not load the whole prompt before its canvas shows.
import { keepDraft, keptDraft } from '../../prompt/draft.ts';

export interface AskedPicture {
  readonly projectId: string;
  readonly nodeId: string;
}

const placeOf = ({ projectId, nodeId }: AskedPicture) => `${projectId}-${nodeId}`;

export const keptAsk = (about: AskedPicture): string => keptDraft(placeOf(about)).text;

export function keepAsk(about: AskedPicture, text: string): void {
  keepDraft(placeOf(about), { text });
}

/** What signing out asks of what the server has not taken yet; fetched as one. */
export { countKept, forgetKept } from '../agent/message-shelf.ts';
export { countUnsaved, forgetUnsaved as forgetCanvases } from '../canvas/unsaved-work.ts';
export { countUnkeptKits, forgetKits } from '../kits/kept-drafts.ts';
export { SignOutQuestion } from './sign-out-question.tsx';

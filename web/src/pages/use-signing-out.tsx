import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { endSession, sessionState } from '../api/session.ts';
// Not through the edge: every page has a way out, and few have a prompt.
import { forgetDrafts } from '../prompt/draft.ts';
import { finishToasts, lazyPart } from '../ui/index.ts';

const loadUnsaved = () => import('./unsaved.ts');
const SignOutQuestion = lazyPart(async () => (await loadUnsaved()).SignOutQuestion);

export interface SigningOut {
  readonly leave: () => void;
  /** Asked where work would be lost; to be rendered beside whatever leaves. */
  readonly question: ReactNode;
}

/** The way out. What the server has not taken is sent, or else told of, before it is thrown away. */
export function useSigningOut(): SigningOut {
  const [unsaved, setUnsaved] = useState(0);
  useEffect(() => {
    // Fetched ahead: changes are unsaved because the line is gone, and then it is too late.
    void loadUnsaved().catch(() => {});
  }, []);
  const goOn = async () => {
    setUnsaved(0);
    await forgetUnsaved();
    await endSession();
  };
  const leave = async () => {
    await finishToasts();
    const { countUnsaved, countKept, countUnkeptKits } = await loadUnsaved();
    const counts = await Promise.all([countUnsaved(), countKept(personId()), countUnkeptKits()]);
    const count = counts.reduce((sum, one) => sum + one, 0);
    if (count > 0) setUnsaved(count);
    else await goOn();
  };
  return {
    leave: () => void leave(),
    question:
      unsaved > 0 ? (
        <Suspense>
          <SignOutQuestion count={unsaved} onStay={() => setUnsaved(0)} onGo={() => void goOn()} />
        </Suspense>
      ) : null,
  };
}

/** For whoever leaves without a question: nobody who comes after them finds what they had not saved. */
export async function forgetUnsaved(): Promise<void> {
  forgetDrafts();
  const unsaved = await loadUnsaved();
  unsaved.forgetKits();
  await Promise.all([unsaved.forgetCanvases(), unsaved.forgetKept(personId())]);
}

const personId = () => sessionState().user?.id ?? '';

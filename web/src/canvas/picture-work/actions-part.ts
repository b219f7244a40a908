/** What a picture's bar says can be had done with it lies in a file of its own: here it is fetched before it is wanted. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { modelsQuery } from '../../api/models.ts';
import { fetchPatiently } from '../../ui/index.ts';

/** For so many milliseconds a bar waits to be shown whole; after that it comes without this part, as on a lost line. */
const patience = 500;

const load = async () => (await import('./picture-actions.tsx')).PictureActions;
type Part = Awaited<ReturnType<typeof load>>;

/**
 * The part, once its code and the models that it speaks of are there, and whether the bar may be shown: a bar
 * that grows after it came moves its buttons away from under the hand that reaches for them.
 *
 * @param may whether this person may change the canvas: nothing is fetched for others
 * @param wanted whether the bar that stands there now has this part
 */
export function usePictureActions(may: boolean, wanted: boolean): { PictureActions: Part | null; settled: boolean } {
  const queries = useQueryClient();
  const [part, setPart] = useState<{ readonly PictureActions: Part }>();
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!may) return;
    let gone = false;
    const models = queries.prefetchQuery(modelsQuery);
    void Promise.all([fetchPatiently(load, false), models]).then(([PictureActions]) => {
      if (!gone) setPart({ PictureActions });
    });
    return () => {
      gone = true;
    };
  }, [may, queries]);
  useEffect(() => {
    if (!wanted || part) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, [wanted, part]);
  return { PictureActions: part?.PictureActions ?? null, settled: part !== undefined || late };
}

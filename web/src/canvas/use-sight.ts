import { useLayoutEffect, useState } from 'react';
import { contains, visibleBox, type Box } from './camera.ts';
import type { View } from './view.ts';

/** On each side, as a part of the window. */
const around = 0.5;
/** Having come so much nearer, one sees a small part of what was chosen. */
const muchNearer = 2.5;

/** The part of the page in sight and around it; another one only when the view has left it. */
export function useSight(view: View): Box {
  const [sight, setSight] = useState(() => visibleBox(view.camera, view.size, around));
  useLayoutEffect(() => {
    let [box, k]: [Box | null, number] = [null, 1];
    const look = () => {
      if (box && contains(box, visibleBox(view.camera, view.size)) && view.camera.k / k < muchNearer) return;
      [box, k] = [visibleBox(view.camera, view.size, around), view.camera.k];
      setSight(box);
    };
    look();
    return view.onFrame(look);
  }, [view]);
  return sight;
}

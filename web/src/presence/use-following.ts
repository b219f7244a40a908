import { useEffect, useState } from 'react';
import { boundsAround, clampZoom, freeArea, type CanvasSession } from '../canvas/index.ts';
import type { Present } from '@easel/contract';
import type { Peers } from './peers.ts';
import { peopleOf } from './people.ts';

/** How much of the free area around a followed pointer must be in sight, as a part of its size. */
const about = 0.2;

/** Sees what someone sees, until one moves the view oneself. Answers whom one follows, and how to begin or end. */
export function useFollowing(session: CanvasSession, peers: Peers) {
  const [followed, follow] = useState<string | null>(null);
  useEffect(() => {
    peers.follow(followed);
    if (followed === null) return;
    const keepUp = () => {
      const person = peopleOf(peers.getState().values(), undefined).find(({ id }) => id === followed);
      if (person) showPlace(session, person.window);
      else follow(null);
    };
    keepUp();
    const stop = peers.subscribe(keepUp);
    const end = (event: Event) => {
      const onFaces = event.target instanceof Element && event.target.closest('.presence-faces') !== null;
      if (onFaces) return;
      // At once: what they do before the page is drawn anew would undo one's own first move.
      stop();
      follow(null);
    };
    addEventListener('wheel', end, { passive: true });
    addEventListener('pointerdown', end, { passive: true });
    addEventListener('keydown', end);
    return () => {
      peers.follow(null);
      stop();
      removeEventListener('wheel', end);
      removeEventListener('pointerdown', end);
      removeEventListener('keydown', end);
    };
  }, [session, peers, followed]);
  return { followed, follow };
}

/** What they see, as large as one's own window allows; of windows that do not tell it, where they point. */
function showPlace(session: CanvasSession, { view: seen, cursor, selection }: Present): void {
  if (seen) showWhole(session, seen);
  else revealPlace(session, { cursor, selection });
}

function showWhole({ view }: CanvasSession, seen: NonNullable<Present['view']>): void {
  const area = freeArea(view.size, view.insets);
  const k = clampZoom(Math.min(area.width / seen.width, area.height / seen.height));
  const [x, y] = [seen.x + seen.width / 2, seen.y + seen.height / 2];
  view.moveTo({ x: area.x + area.width / 2 - x * k, y: area.y + area.height / 2 - y * k, k });
}

function revealPlace(
  { view, store }: CanvasSession,
  { cursor, selection }: Pick<Present, 'cursor' | 'selection'>,
): void {
  const { nodes } = store.getState().canvas;
  const place = cursor
    ? { ...cursor, width: 0, height: 0 }
    : boundsAround(selection.flatMap((id) => nodes.get(id) ?? []));
  if (!place) return;
  const area = freeArea(view.size, view.insets);
  const { k } = view.camera;
  const [width, height] = [(area.width * about) / k, (area.height * about) / k];
  view.reveal({
    x: place.x - width / 2,
    y: place.y - height / 2,
    width: place.width + width,
    height: place.height + height,
  });
}

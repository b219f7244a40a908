/** The scene, near or far. The next view is mounted and drawn below or unseen before it takes the place of the other. */
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { visibleBox } from './camera.ts';
import { useSession } from './canvas-context.ts';
import { FarView } from './far/far-view.tsx';
import { Pictures } from './far/pictures.ts';
import { nextMode, type SceneMode } from './far/scene-mode.ts';
import { NearView } from './near-view.tsx';
import type { CanvasSession } from './session.ts';
import { thumbhashOf } from './thumbhashes.ts';

/** Milliseconds between two counts of what is in sight, while the view moves. */
const countEvery = 80;

interface SceneState {
  readonly shown: SceneMode | null;
  /** What is being prepared to take its place. */
  readonly next: SceneMode | null;
}
type SceneStep =
  | { readonly kind: 'want'; readonly mode: SceneMode }
  | { readonly kind: 'ready'; readonly mode: SceneMode };

function stepScene(state: SceneState, { kind, mode }: SceneStep): SceneState {
  if (kind === 'ready') return state.next === mode ? { shown: mode, next: null } : state;
  if (state.shown === null) return { shown: mode, next: null };
  const next = mode === state.shown ? null : mode;
  return next === state.next ? state : { shown: state.shown, next };
}

export function Scene() {
  const session = useSession();
  const [{ shown, next }, step] = useReducer(stepScene, { shown: null, next: null });
  const pictures = usePictures(session);
  useRefocus(session, shown);
  useWantedMode(session, shown, (mode) => step({ kind: 'want', mode }));
  useLayoutEffect(() => {
    session.sceneMode.setState(shown ?? 'far', true);
  }, [session, shown]);
  return (
    <>
      {shown === 'near' || next === 'near' ? (
        <NearView shown={shown === 'near'} onReady={() => step({ kind: 'ready', mode: 'near' })} />
      ) : null}
      {shown === 'far' || next === 'far' ? (
        <FarView pictures={pictures} shown={shown === 'far'} onReady={() => step({ kind: 'ready', mode: 'far' })} />
      ) : null}
    </>
  );
}

/** Counts what is in sight as the view moves and the document changes. */
function useWantedMode(session: CanvasSession, shown: SceneMode | null, want: (mode: SceneMode) => void): void {
  const { view, store, preview } = session;
  useLayoutEffect(() => {
    let last = 0;
    const count = () => {
      if (view.size.width <= 1) return;
      last = performance.now();
      const { gesture } = preview.getState();
      // What is in somebody's hand keeps the view that it is drawn in.
      if (gesture !== null && gesture !== 'pan' && gesture !== 'pinch') return;
      const seen = store.index.search(visibleBox(view.camera, view.size)).filter(({ hidden }) => hidden !== true);
      const mode = nextMode(shown, seen.length);
      // A drawing follows any motion; elements are mounted when it has come to rest.
      if (mode === 'near' && shown === 'far' && view.moving) return;
      want(mode);
    };
    count();
    const stops = [
      view.onFrame(() => {
        if (shown === null || performance.now() - last > countEvery) count();
      }),
      view.onRest((moving) => {
        if (!moving) count();
      }),
      store.subscribe((state, before) => {
        if (state.canvas !== before.canvas) count();
      }),
    ];
    return () => stops.forEach((stop) => stop());
  });
}

/** The view that goes takes the focused element along: the keyboard finds itself on the same node in the other. */
function useRefocus({ store }: CanvasSession, shown: SceneMode | null): void {
  const inside = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      inside.current = target instanceof Element && target.closest('.canvas-host [role="option"]') !== null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    const { focused } = store.getState();
    if (!inside.current || focused === null || document.activeElement !== document.body) return;
    const option = `.canvas-host [role="option"][data-node="${CSS.escape(focused)}"]`;
    document.querySelector<HTMLElement>(option)?.focus({ preventScroll: true });
  }, [store, shown]);
}

function usePictures(session: CanvasSession): Pictures {
  const make = () => new Pictures({ atlas: () => session.atlas(), thumbhashOf: (node) => thumbhashOf(session, node) });
  const [pictures] = useState(make);
  useEffect(() => () => pictures.close(), [pictures]);
  return pictures;
}

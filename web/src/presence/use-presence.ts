import type { Client, ProjectEvent } from '@easel/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { freeArea, toPage, type CanvasSession } from '../canvas/index.ts';
import { startAnnouncing, type Announcing } from './announcing.ts';
import { createPeers, type Peers } from './peers.ts';

export interface PresenceOptions {
  readonly session: CanvasSession | null;
  readonly client: Client;
  /** Whoever has not signed in looks on unseen. */
  readonly seen: boolean;
}

export interface Presence {
  /** Null until the canvas is there. */
  readonly peers: Peers | null;
  readonly receive: (event: ProjectEvent) => void;
}

const sweepEvery = 5000;

/** Who else is in the project, and telling them of oneself, for as long as the canvas is open. */
export function usePresence({ session, client, seen }: PresenceOptions): Presence {
  const [holder] = useState(() => createStore<{ readonly peers: Peers | null }>(() => ({ peers: null })));
  const peers = useStore(holder, (state) => state.peers);
  const latest = useRef<{ readonly peers: Peers; readonly announcing: Announcing | null } | null>(null);
  useEffect(() => {
    if (!session) return;
    const known = createPeers(session.sessionId);
    const send: Parameters<typeof startAnnouncing>[0]['send'] = (announcement, options) =>
      client.presence.announce({ id: session.projectId }, announcement, options);
    const start = () =>
      seen ? startAnnouncing({ sessionId: session.sessionId, send, alone: () => known.getState().size === 0 }) : null;
    latest.current = { peers: known, announcing: start() };
    holder.setState({ peers: known });
    const stops = [
      ...(seen ? [followSelf(session, known, () => latest.current?.announcing ?? null)] : []),
      sweepRegularly(known),
      followPage({
        onHide: () => latest.current?.announcing?.leave(),
        // A page that comes back from the browser's cache was said to be gone.
        onShow: () => {
          known.clear();
          latest.current?.announcing?.greet();
        },
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      latest.current?.announcing?.close();
      latest.current = null;
      holder.setState({ peers: null });
    };
  }, [holder, session, client, seen]);
  const receive = useCallback((event: ProjectEvent) => {
    const newcomer = latest.current?.peers.receive(event);
    if (newcomer) latest.current?.announcing?.greet();
  }, []);
  return { peers, receive };
}

/** Where this window points on the page, what it has selected, and what it sees. */
function followSelf({ store, view }: CanvasSession, peers: Peers, announcing: () => Announcing | null): () => void {
  let at: { x: number; y: number } | null = null;
  const tell = () => {
    const page = at && toPage(view.camera, at);
    announcing()?.point(page && { x: Math.round(page.x * 10) / 10, y: Math.round(page.y * 10) / 10 });
  };
  const onMove = ({ target, clientX, clientY, pointerType }: PointerEvent) => {
    const host = target instanceof Element ? target.closest('.canvas-host') : null;
    // A finger points only while it touches; what it points at then is said by what it selects.
    if (!host || pointerType === 'touch') return;
    const bounds = host.getBoundingClientRect();
    at = { x: clientX - bounds.left, y: clientY - bounds.top };
    tell();
  };
  const onOut = ({ relatedTarget }: PointerEvent) => {
    if (relatedTarget !== null) return;
    at = null;
    tell();
  };
  const look = () => announcing()?.look(peers.following ? null : seenBy(view));
  addEventListener('pointermove', onMove, { passive: true });
  addEventListener('pointerout', onOut, { passive: true });
  const stops = [
    store.subscribe(({ selection }, before) => {
      if (selection !== before.selection) announcing()?.select(selection);
    }),
    // A page that is panned below a pointer at rest moves it, too.
    view.onRest((moving) => {
      if (!moving && at) tell();
    }),
    view.onFrame(look),
  ];
  return () => {
    removeEventListener('pointermove', onMove);
    removeEventListener('pointerout', onOut);
    for (const stop of stops) stop();
  };
}

/** The part of the page that no panel covers, in tenths of its unit. */
function seenBy({ camera, size, insets }: CanvasSession['view']) {
  const area = freeArea(size, insets);
  const { x, y } = toPage(camera, area);
  const tenth = (value: number) => Math.round(value * 10) / 10;
  const extent = (pixels: number) => Math.max(0.1, tenth(pixels / camera.k));
  return { x: tenth(x), y: tenth(y), width: extent(area.width), height: extent(area.height) };
}

function sweepRegularly(peers: Peers): () => void {
  const timer = setInterval(() => peers.sweep(), sweepEvery);
  return () => clearInterval(timer);
}

function followPage({ onHide, onShow }: { readonly onHide: () => void; readonly onShow: () => void }): () => void {
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onShow();
  };
  addEventListener('pagehide', onHide);
  addEventListener('pageshow', show);
  return () => {
    removeEventListener('pagehide', onHide);
    removeEventListener('pageshow', show);
  };
}

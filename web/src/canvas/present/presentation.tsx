import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useTranslation } from '../../i18n/index.ts';
import { IconButton } from '../../ui/index.ts';
import { boxToScreen } from '../camera.ts';
import { SessionContext, useSession } from '../canvas-context.ts';
import { withContents } from '../edits.ts';
import { keyName } from '../menu/key-name.ts';
import { keysBy } from '../menu/shortcut-table.ts';
import type { Panels, Presented } from '../panels/panels.ts';
import { Scene } from '../scene.tsx';
import type { CanvasSession } from '../session.ts';
import { openStill } from '../still-session.ts';
import { framesInOrder } from './presented.ts';
import './present.css';

/** Milliseconds without a movement after which the pointer and the bar go. */
const idleAfter = 2200;

export interface PresentationProps {
  readonly panels: Panels;
  readonly presented: Presented;
}

/** A frame, or what was selected, on black and as large as the screen allows. */
export function Presentation({ panels, presented }: PresentationProps) {
  const { t } = useTranslation('panels');
  const live = useSession();
  const root = useRef<HTMLDivElement>(null);
  const close = () => panels.present(null);
  const still = useStill(live, presented);
  const { step, at, count } = useFrames(live, panels, presented);
  useFullscreen(root, close);
  const idle = useIdle(root);
  return createPortal(
    <div
      ref={root}
      className="present"
      role="dialog"
      aria-modal
      aria-label={presented.name || t('present.label')}
      tabIndex={-1}
      data-idle={idle}
      onKeyDown={(event) => {
        // Space on a button presses it.
        if (event.key === ' ' && event.target !== root.current) return;
        const act = keysBy('present', { presentNext: () => step(1), presentLast: () => step(-1), presentEnd: close });
        const press = act.get(keyName(event));
        if (!press) return;
        press();
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {still ? <Stage still={still} presented={presented} /> : null}
      <p className="sr-only" role="status">
        {count > 1 ? t('present.place', { name: presented.name, at: at + 1, count }) : presented.name}
      </p>
      <div className="present-bar">
        {count > 1 ? (
          <>
            <IconButton
              icon={ChevronLeft}
              label={t('present.previous')}
              shortcut="←"
              side="top"
              onClick={() => step(-1)}
            />
            <span className="present-count" aria-hidden>
              {at + 1} / {count}
            </span>
            <IconButton icon={ChevronRight} label={t('present.next')} shortcut="→" side="top" onClick={() => step(1)} />
          </>
        ) : null}
        <IconButton icon={X} label={t('present.close')} shortcut="Esc" side="top" onClick={close} />
      </div>
    </div>,
    document.body,
  );
}

/** What is shown, in a canvas of its own that follows the live one. */
function useStill(live: CanvasSession, { ids }: Presented): CanvasSession | null {
  const [holder] = useState(() => createStore<{ readonly still: CanvasSession | null }>(() => ({ still: null })));
  useEffect(() => {
    const part = () => {
      const { canvas } = live.store.getState();
      const nodes = withContents(canvas, ids).filter(({ hidden }) => hidden !== true);
      return { ...canvas, nodes: new Map(nodes.map((node) => [node.id, node])), connections: new Map() };
    };
    const session = openStill({ live, version: '0', nodes: [...part().nodes.values()], connections: [] });
    holder.setState({ still: session });
    const stop = live.store.subscribe((state, before) => {
      if (state.canvas !== before.canvas) session.store.adopt(part());
    });
    return () => {
      stop();
      session.close();
    };
  }, [holder, live, ids]);
  return useStore(holder, (state) => state.still);
}

function Stage({ still, presented: { box } }: { readonly still: CanvasSession; readonly presented: Presented }) {
  const { t } = useTranslation('panels');
  const stage = useRef<HTMLDivElement>(null);
  const { view } = still;
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const fit = () => {
      const [width, height] = [element.clientWidth, element.clientHeight];
      view.resize({ width, height });
      const k = Math.min(width / box.width, height / box.height);
      view.moveTo({
        k,
        x: width / 2 - (box.x + box.width / 2) * k,
        y: height / 2 - (box.y + box.height / 2) * k,
      });
      view.flush();
      const at = boxToScreen(view.camera, box);
      // What sticks out of a frame is not part of what is shown.
      element.style.clipPath = `inset(${at.y}px ${width - at.x - at.width}px ${height - at.y - at.height}px ${at.x}px)`;
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [view, box]);
  return (
    <div ref={stage} className="present-stage" role="listbox" aria-label={t('present.stage')}>
      <SessionContext value={still}>
        <Scene />
      </SessionContext>
    </div>
  );
}

function useFrames(live: CanvasSession, panels: Panels, presented: Presented) {
  const frames = framesInOrder(live);
  const at = frames.findIndex(({ ids }) => ids[0] === presented.ids[0]);
  const step = (by: number) => {
    const next = frames[at + by];
    if (at >= 0 && next) panels.present(next);
  };
  return { step, at, count: at < 0 ? 1 : frames.length };
}

/** The whole screen where the browser gives it; the whole window otherwise. Leaving the one leaves the other. */
function useFullscreen(root: RefObject<HTMLElement | null>, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const element = root.current;
    const before = document.activeElement;
    let entered = false;
    const onChange = () => {
      if (document.fullscreenElement === element) entered = true;
      else if (entered) latest.current();
    };
    document.addEventListener('fullscreenchange', onChange);
    element?.focus();
    void element?.requestFullscreen?.().catch(() => {});
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      if (document.fullscreenElement === element) void document.exitFullscreen().catch(() => {});
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [root]);
}

function useIdle(root: RefObject<HTMLElement | null>): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const element = root.current;
    let timer = setTimeout(() => setIdle(true), idleAfter);
    const wake = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), idleAfter);
    };
    element?.addEventListener('pointermove', wake);
    element?.addEventListener('focusin', wake);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('pointermove', wake);
      element?.removeEventListener('focusin', wake);
    };
  }, [root]);
  return idle;
}

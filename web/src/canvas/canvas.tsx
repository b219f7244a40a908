import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type CSSProperties,
  type DragEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { pictureTypes } from '@easel/contract';
import { useStore } from 'zustand';
import { DraggedCopies } from './arrange/dragged-copies.tsx';
import { attachGoFurther } from './arrange/go-further.ts';
import { toPage, type Insets } from './camera.ts';
import { SessionContext, useEditorState, usePreview, useSession } from './canvas-context.ts';
import { attachClipboard } from './clipboard.ts';
import type { PendingPicture } from './coming-pictures.ts';
import { commandsOf, type Commands } from './commands.ts';
import { WireLabels, Wires } from './connections.tsx';
import { attachPointer } from './gestures/pointer-input.ts';
import { attachWheel } from './gestures/wheel-input.ts';
import { EmptyHint } from './empty-hint.tsx';
import { attachKeyboard } from './keyboard.ts';
import { drawDots, followCamera } from './live-layers.ts';
import { attachMenu } from './menu/attach-menu.ts';
import { PendingGrounds, PendingNames } from './pending-pictures.tsx';
import { TakingNames } from './picture-work/taking-names.tsx';
import { Scene } from './scene.tsx';
import { SelectionOverlay } from './selection-overlay.tsx';
import type { CanvasSession } from './session.ts';
import { loadFontsInUse } from './text/fonts-in-use.ts';
import { TextLayer } from './text/text-layer.tsx';
import { attachDoubleClick } from './tools/double-click.ts';
import { Drawn } from './tools/drawn.tsx';
import { createToolIntents, type ToolIntents } from './tools/tool-intents.ts';
import { useText, type Text } from './use-text.ts';
import { lazyPart } from '../ui/index.ts';
import './canvas.css';

export interface CanvasProps {
  readonly session: CanvasSession;
  /** Pixels at each side that panels of the page cover: bars and fitting keep to what is left. */
  readonly insets: Insets;
  /** Pictures of running turns, drawn until their nodes are on the canvas. */
  readonly slots?: readonly PendingPicture[];
  /** The agent is at work, and has promised no place yet. */
  readonly awaiting?: boolean;
  readonly onSelectionChange?: (ids: readonly string[]) => void;
  /** Marks in page coordinates, between the canvas and its bars. */
  readonly marks?: ReactNode;
  /** What else stands over the canvas and belongs to its keys. */
  readonly children?: ReactNode;
}

const Bars = lazyPart(async () => (await import('./bars.tsx')).Bars);

const noSlots: readonly PendingPicture[] = [];
const acceptedFiles = [...pictureTypes, '.psd', '.psb', 'image/vnd.adobe.photoshop'].join(',');

/** The canvas of one project with its own bars; fills the element it stands in. */
export function Canvas(props: CanvasProps) {
  const { session, insets, slots = noSlots, awaiting = false, onSelectionChange, marks, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const t = useText();
  const { announcer } = session;
  const commands = useMemo(() => commandsOf(session, t), [session, t]);
  const tools = useMemo(() => createToolIntents(session, t), [session, t]);
  const chooseFiles = () => chooser.current?.click();
  useMeasuredView(session, host, insets);
  useInput({ session, commands, tools, t }, { root, host, chooser });
  useSelectionReport(session, onSelectionChange);
  useLayoutEffect(() => session.expect(slots), [session, slots]);
  const cropping = useStore(session.modes, (state) => state.crop !== null);
  const { left, right, top, bottom } = insets;
  const edges = {
    '--left': `${left}px`,
    '--right': `${right}px`,
    '--top': `${top}px`,
    '--bottom': `${bottom}px`,
  } as CSSProperties;

  return (
    <SessionContext value={session}>
      <div
        ref={root}
        className="canvas-root"
        style={edges}
        data-mode={cropping ? 'crop' : undefined}
        {...dropTarget(session)}
      >
        <CanvasHost host={host} slots={slots} />
        {marks ? <Marks>{marks}</Marks> : null}
        <TextLayer />
        <EmptyHint coming={slots.length > 0} awaiting={awaiting} />
        <DragHint />
        <Suspense>
          <Bars {...{ commands, tools, chooseFiles, acceptedFiles }}>{children}</Bars>
        </Suspense>
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          accept={acceptedFiles}
          onChange={(event) => {
            void session.uploads.start([...(event.target.files ?? [])], null);
            // The same file chosen again must be told again.
            event.target.value = '';
          }}
        />
        <p ref={(element) => announcer.attach(element)} className="sr-only" role="status" aria-live="polite" />
      </div>
    </SessionContext>
  );
}

function CanvasHost({
  host,
  slots,
}: {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly slots: readonly PendingPicture[];
}) {
  const session = useSession();
  const t = useText();
  const tool = useEditorState(session, (state) => state.tool);
  const gesture = usePreview(session, (state) => state.gesture);
  const scene = useStore(session.sceneMode);
  const sheet = useRef<HTMLDivElement>(null);
  const dots = useRef<HTMLDivElement>(null);
  const grounds = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!sheet.current || !dots.current || !grounds.current || !overlay.current) return;
    const { stage } = session;
    const stops = [
      stage.attach(sheet.current),
      drawDots(session, dots.current),
      followCamera(stage, grounds.current),
      followCamera(session.view, overlay.current, { zoom: true }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [session]);
  return (
    <div
      ref={host}
      className="canvas-host"
      role="listbox"
      aria-multiselectable
      aria-label={t('label')}
      tabIndex={-1}
      data-scene={scene}
      data-tool={tool}
      data-gesture={gesture ?? undefined}
      onFocus={({ target }) => {
        const id =
          target instanceof HTMLElement ? target.closest<HTMLElement>('[role="option"]')?.dataset['node'] : undefined;
        if (id !== undefined) session.store.focus(id);
      }}
    >
      <div ref={sheet} className="canvas-sheet" role="presentation">
        <div ref={dots} className="canvas-dots" aria-hidden />
        <div className="canvas-window" role="presentation">
          <Scene />
          <div ref={grounds} className="canvas-layer" aria-hidden>
            <PendingGrounds slots={slots} />
          </div>
          <Wires onlySelected={scene === 'far'} />
        </div>
      </div>
      <div ref={overlay} className="canvas-layer canvas-overlay" aria-hidden>
        <WireLabels />
        <PendingNames slots={slots} />
        <TakingNames />
        <Drawn />
        <DraggedCopies />
        <SelectionOverlay />
      </div>
    </div>
  );
}

/** Follows the camera; what stands in it keeps its size on screen by `--k`. */
function Marks({ children }: { readonly children: ReactNode }) {
  const layer = useRef<HTMLDivElement>(null);
  const { view } = useSession();
  useLayoutEffect(() => (layer.current ? followCamera(view, layer.current, { zoom: true }) : undefined), [view]);
  return (
    <div ref={layer} className="canvas-layer canvas-overlay" aria-hidden>
      {children}
    </div>
  );
}

/** How far something was dragged, beside the pointer. */
function DragHint() {
  const hint = usePreview(useSession(), (state) => state.hint);
  return hint ? (
    <span
      className="canvas-tip canvas-hint"
      aria-hidden
      style={{ transform: `translate(${hint.x + 12}px, ${hint.y + 12}px)` }}
    >
      {hint.text}
    </span>
  ) : null;
}

/** Tells the view its size and what is covered; a canvas that was never looked at is shown whole. */
function useMeasuredView(session: CanvasSession, host: RefObject<HTMLElement | null>, insets: Insets): void {
  const { view } = session;
  const { left, right, top, bottom } = insets;
  useLayoutEffect(() => {
    view.setInsets({ left, right, top, bottom });
  }, [view, left, right, top, bottom]);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const measure = () => {
      view.resize({ width: element.clientWidth, height: element.clientHeight });
      session.showFirst();
      view.flush();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [view, host, session]);
}

interface Elements {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly host: RefObject<HTMLDivElement | null>;
  readonly chooser: RefObject<HTMLInputElement | null>;
}

interface Acting {
  readonly session: CanvasSession;
  readonly commands: Commands;
  readonly tools: ToolIntents;
  readonly t: Text;
}

function useInput({ session, commands, tools, t }: Acting, { root, host, chooser }: Elements): void {
  useEffect(() => {
    if (!root.current || !host.current) return;
    const pointer = attachPointer(host.current, session, tools);
    const stops = [
      () => pointer.detach(),
      attachWheel(host.current, session.view),
      attachClipboard(session, commands, t),
      attachMenu(host.current, session, pointer),
      attachGoFurther(host.current, session, commands),
      attachDoubleClick(host.current, session),
      loadFontsInUse(session),
      attachKeyboard({
        session,
        commands,
        tools,
        t,
        pointer,
        root: root.current,
        host: host.current,
        chooseFiles: () => chooser.current?.click(),
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [session, commands, tools, t, root, host, chooser]);
}

function useSelectionReport({ store }: CanvasSession, report: CanvasProps['onSelectionChange']): void {
  useEffect(() => {
    if (!report) return;
    return store.subscribe(({ selection }, before) => {
      if (selection !== before.selection) report([...selection]);
    });
  }, [store, report]);
}

function dropTarget(session: CanvasSession) {
  const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    onDragOver: (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = session.canEdit ? 'copy' : 'none';
    },
    onDrop: (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      // Also where nothing may be added: the browser would leave the page and show the file.
      event.preventDefault();
      if (!session.canEdit) return;
      const bounds = event.currentTarget.getBoundingClientRect();
      const at = toPage(session.view.camera, { x: event.clientX - bounds.left, y: event.clientY - bounds.top });
      void session.uploads.start([...event.dataTransfer.files], at);
    },
  };
}

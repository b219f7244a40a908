import { boundsOf, isGroup, normaliseNode, sortByOrder, unionOf } from '@easel/canvas';
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { freeArea, toPage, type Box, type Point } from '../camera.ts';
import { useSession } from '../canvas-context.ts';
import { onThemeChange } from '../far/palette.ts';
import type { CanvasSession } from '../session.ts';
import { averageColour } from './average-colour.ts';
import { onMap, scaleOf, toWorld, type MapScale } from './map-scale.ts';
import './minimap.css';

const size = { width: 168, height: 104 };
/** Pixels of the window that an arrow key moves the view by. */
const keyStep = 120;
/** Milliseconds: ten thousand nodes are not sorted anew for each of others' edits. */
const drawEvery = 200;
const nowhere: Box = { x: -240, y: -160, width: 480, height: 320 };

/** The whole canvas in a corner: what is in sight is framed, and a press goes there. */
export function Minimap() {
  const { t } = useTranslation('panels');
  const session = useSession();
  const drawing = useRef<HTMLCanvasElement>(null);
  const sight = useRef<HTMLDivElement>(null);
  const scale = useDrawnMap(session, drawing, sight);
  const { view } = session;
  const goTo = (event: PointerEvent<HTMLElement>) => {
    const bounds = event.currentTarget.getBoundingClientRect();
    const at = toWorld(scale.current, { x: event.clientX - bounds.left, y: event.clientY - bounds.top });
    centreOn(session, at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, readonly [number, number]> = {
      ArrowLeft: [keyStep, 0],
      ArrowRight: [-keyStep, 0],
      ArrowUp: [0, keyStep],
      ArrowDown: [0, -keyStep],
    };
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    view.pan(...by);
  };
  return (
    <div
      className="canvas-panel minimap"
      role="group"
      tabIndex={0}
      aria-label={t('minimap.label')}
      aria-roledescription={t('minimap.role')}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        goTo(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) goTo(event);
      }}
      onKeyDown={onKeyDown}
    >
      <canvas ref={drawing} aria-hidden style={size} />
      <div ref={sight} className="minimap-sight" aria-hidden />
    </div>
  );
}

function centreOn({ view }: CanvasSession, at: Point): void {
  const area = freeArea(view.size, view.insets);
  const { k } = view.camera;
  view.moveTo({ k, x: area.x + area.width / 2 - at.x * k, y: area.y + area.height / 2 - at.y * k });
}

/** Drawn anew a moment after the document changed; what is in sight is a box that only moves. */
function useDrawnMap(
  session: CanvasSession,
  drawing: { readonly current: HTMLCanvasElement | null },
  sight: { readonly current: HTMLDivElement | null },
) {
  const scale = useRef<MapScale>({ k: 1, x: 0, y: 0 });
  const { view, store } = session;
  useLayoutEffect(() => {
    const place = () => {
      const area = freeArea(view.size, view.insets);
      const seen = {
        ...toPage(view.camera, area),
        width: area.width / view.camera.k,
        height: area.height / view.camera.k,
      };
      const { x, y, width, height } = onMap(scale.current, seen);
      const style = sight.current?.style;
      if (!style) return;
      // One element of one pixel, stretched: moving it lays nothing out.
      style.width = `${Math.max(4, width)}px`;
      style.height = `${Math.max(4, height)}px`;
      style.transform = `translate(${x}px, ${y}px)`;
    };
    const draw = () => {
      if (drawing.current) scale.current = drawMap(session, drawing.current);
      place();
    };
    draw();
    let due: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      due ??= setTimeout(() => {
        due = undefined;
        draw();
      }, drawEvery);
    };
    const stops = [
      store.subscribe((state, before) => {
        if (state.canvas !== before.canvas) later();
      }),
      view.onFrame(place),
      onThemeChange(later),
      () => clearTimeout(due),
    ];
    return () => stops.forEach((stop) => stop());
  }, [session, view, store, drawing, sight]);
  // Panels that open change what is in sight without moving the camera.
  useEffect(() => view.flush());
  return scale;
}

function drawMap(session: CanvasSession, element: HTMLCanvasElement): MapScale {
  const nodes = sortByOrder(session.store.getState().canvas.nodes.values()).filter(
    (node) => node.hidden !== true && !isGroup(node),
  );
  const boxes = nodes.map((node) => boundsOf(normaliseNode(node)));
  const scale = scaleOf(unionOf(boxes) ?? nowhere, size);
  const ratio = Math.min(2, devicePixelRatio);
  element.width = size.width * ratio;
  element.height = size.height * ratio;
  const context = element.getContext('2d');
  if (!context) return scale;
  const grey = getComputedStyle(element).getPropertyValue('--line-strong').trim();
  const line = getComputedStyle(element).getPropertyValue('--line-control').trim();
  context.scale(ratio, ratio);
  nodes.forEach((node, at) => {
    const { x, y, width, height } = onMap(scale, boxes[at]!);
    const colour = averageColour(session, node);
    context.fillStyle = grey;
    if (colour) context.fillStyle = colour;
    if (colour || node.type !== 'frame') context.fillRect(x, y, Math.max(1, width), Math.max(1, height));
    if (node.type !== 'frame') return;
    context.strokeStyle = line;
    context.lineWidth = 0.5;
    context.strokeRect(x, y, Math.max(1, width), Math.max(1, height));
  });
  return scale;
}

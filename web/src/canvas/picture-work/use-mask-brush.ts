import type { PictureReading } from '@easel/canvas';
import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import { toPage, toScreen, type Point, type Size } from '../camera.ts';
import { rotateVector } from '../gestures/resize-box.ts';
import type { CanvasSession } from '../session.ts';
import { drawStep, drawSteps, type MaskStep } from './mask-steps.ts';

/** Across, in pixels of the screen. */
export const brushRange = { least: 4, most: 240, usual: 56 } as const;

export interface MaskBrush {
  readonly width: number;
  readonly setWidth: (width: number) => void;
  readonly removes: boolean;
  readonly setRemoves: (removes: boolean) => void;
  /** What stands on the mask. */
  readonly steps: readonly MaskStep[];
  readonly undo: () => void;
  readonly invert: () => void;
  readonly clear: () => void;
  /** Moves the brush by so many of its own widths, for the keyboard; draws on the way where it is told to. */
  readonly step: (by: Point, draws: boolean) => void;
  readonly dab: () => void;
  /** Ends the stroke under way with what there is of it; whether there was one. */
  readonly rest: () => boolean;
  readonly pointer: Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onPointerLeave',
    (event: ReactPointerEvent) => void
  >;
}

interface Surface {
  readonly session: CanvasSession;
  readonly reading: PictureReading;
  /** Of the mask. */
  readonly size: Size;
  /** What was painted before. */
  readonly kept: () => readonly MaskStep[];
  readonly ground: RefObject<HTMLDivElement | null>;
  readonly paper: RefObject<HTMLCanvasElement | null>;
  readonly cursor: RefObject<HTMLDivElement | null>;
}
type Stroke = Extract<MaskStep, { kind: 'stroke' }>;

export function useMaskBrush(surface: Surface): MaskBrush {
  const { session, size, cursor } = surface;
  const [width, setWidth] = useState<number>(brushRange.usual);
  const [removes, setRemoves] = useState(false);
  const paint = usePaint(surface);
  const fingers = useRef(new Map<number, Point>());
  const at = useRef<Point>({ x: size.width / 2, y: size.height / 2 });
  const tip = () => ({ removes, width: width * maskPerPixel(surface) });
  const show = (point: Point | null) => standCursor(cursor.current, point, width);
  return {
    width,
    setWidth: (next) => setWidth(Math.round(Math.max(brushRange.least, Math.min(brushRange.most, next)))),
    removes,
    setRemoves,
    steps: paint.steps,
    undo: paint.undo,
    rest: () => paint.end(true),
    invert: () => paint.add({ kind: 'invert' }),
    clear: () => paint.add({ kind: 'clear' }),
    dab() {
      paint.add({ kind: 'stroke', ...tip(), points: [at.current] });
      show(screenPoint(surface, at.current));
    },
    step(by, draws) {
      const { width: across } = tip();
      const from = at.current;
      const held = (value: number, most: number) => Math.max(0, Math.min(most, value));
      const to = { x: from.x + (by.x * across) / 2, y: from.y + (by.y * across) / 2 };
      at.current = { x: held(to.x, size.width), y: held(to.y, size.height) };
      if (draws) paint.add({ kind: 'stroke', ...tip(), points: [from, at.current] });
      show(screenPoint(surface, at.current));
    },
    pointer: {
      onPointerDown(event) {
        if (event.button > 0) return;
        surface.ground.current?.setPointerCapture(event.pointerId);
        surface.ground.current?.focus({ preventScroll: true });
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        // A second finger moves the picture: what the first began was no stroke.
        if (fingers.current.size > 1) return void paint.end(false);
        at.current = maskPoint(surface, event);
        paint.begin({ kind: 'stroke', ...tip(), points: [at.current] });
      },
      onPointerMove(event) {
        if (fingers.current.size > 1) return pinchBy(session, fingers.current, event);
        show(groundPoint(surface, event));
        if (!fingers.current.has(event.pointerId)) return;
        const parts = event.nativeEvent.getCoalescedEvents?.() ?? [];
        for (const part of parts.length > 0 ? parts : [event]) paint.extend(maskPoint(surface, part));
        at.current = maskPoint(surface, event);
      },
      onPointerUp(event) {
        fingers.current.delete(event.pointerId);
        paint.end(true);
      },
      onPointerCancel(event) {
        fingers.current.delete(event.pointerId);
        paint.end(false);
      },
      onPointerLeave: () => show(null),
    },
  };
}

/** The steps that stand on the paper, and the stroke that is being drawn. */
function usePaint({ paper, kept }: Pick<Surface, 'paper' | 'kept'>) {
  const [steps, setSteps] = useState(kept);
  const stroke = useRef<Stroke | null>(null);
  useEffect(() => {
    const ink = inkOf(paper.current);
    if (ink && !stroke.current) drawSteps(ink, steps);
  }, [paper, steps]);
  const draw = (step: MaskStep) => {
    const ink = inkOf(paper.current);
    if (ink) drawStep(ink, step);
  };
  return {
    steps,
    undo: () => setSteps((known) => known.slice(0, -1)),
    add: (step: MaskStep) => setSteps((known) => [...known, step]),
    begin(begun: Stroke) {
      stroke.current = begun;
      draw(begun);
    },
    extend(point: Point) {
      const now = stroke.current;
      if (!now) return;
      draw({ ...now, points: [...now.points.slice(-1), point] });
      stroke.current = { ...now, points: [...now.points, point] };
    },
    /** Keeps the stroke, or takes it off the paper again; whether there was one. */
    end(keep: boolean): boolean {
      const done = stroke.current;
      stroke.current = null;
      if (done) setSteps((known) => (keep ? [...known, done] : [...known]));
      return done !== null;
    },
  };
}

function inkOf(paper: HTMLCanvasElement | null): CanvasRenderingContext2D | null {
  const ink = paper?.getContext('2d') ?? null;
  if (ink && paper) ink.strokeStyle = getComputedStyle(paper).color;
  return ink;
}

function maskPerPixel({ session, reading, size }: Surface): number {
  return size.width / (reading.width * session.view.camera.k);
}

function groundPoint({ ground }: Surface, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const bounds = ground.current?.getBoundingClientRect();
  return { x: clientX - (bounds?.left ?? 0), y: clientY - (bounds?.top ?? 0) };
}

/** Where on the mask something of the screen is; outside of the picture it may be outside of the mask. */
function maskPoint(surface: Surface, event: { clientX: number; clientY: number }): Point {
  const { session, reading, size } = surface;
  const { x, y, width, height, rotation } = reading;
  const page = toPage(session.view.camera, groundPoint(surface, event));
  const local = rotateVector({ x: page.x - x - width / 2, y: page.y - y - height / 2 }, -rotation);
  return { x: (local.x / width + 0.5) * size.width, y: (local.y / height + 0.5) * size.height };
}

function screenPoint({ session, reading, size }: Surface, point: Point): Point {
  const { x, y, width, height, rotation } = reading;
  const local = { x: (point.x / size.width - 0.5) * width, y: (point.y / size.height - 0.5) * height };
  const turned = rotateVector(local, rotation);
  return toScreen(session.view.camera, { x: x + width / 2 + turned.x, y: y + height / 2 + turned.y });
}

function standCursor(element: HTMLElement | null, point: Point | null, width: number): void {
  if (!element) return;
  element.style.opacity = point ? '1' : '0';
  if (!point) return;
  element.style.width = `${width}px`;
  element.style.height = `${width}px`;
  element.style.transform = `translate(${point.x - width / 2}px, ${point.y - width / 2}px)`;
}

/** Two fingers take the picture with them. */
function pinchBy({ view }: CanvasSession, fingers: Map<number, Point>, event: ReactPointerEvent): void {
  if (!fingers.has(event.pointerId)) return;
  const [one, other] = [...fingers.values()];
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  const [next, nextOther] = [...fingers.values()];
  if (!one || !other || !next || !nextOther) return;
  const middle = { x: (next.x + nextOther.x) / 2, y: (next.y + nextOther.y) / 2 };
  view.pan(middle.x - (one.x + other.x) / 2, middle.y - (one.y + other.y) / 2);
  const grown = Math.hypot(next.x - nextOther.x, next.y - nextOther.y) / Math.hypot(one.x - other.x, one.y - other.y);
  if (Number.isFinite(grown)) view.zoomTo(view.camera.k * grown, middle);
}

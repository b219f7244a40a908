/** What is written to elements directly while the camera or a drag moves, so that React has nothing to do. Each answers how to stop. */
import { normaliseNode } from '@easel/canvas';
import { dotGrid } from './camera.ts';
import type { Editor } from './editor.ts';
import { placeElement } from './nodes/node-style.ts';
import type { CanvasSession } from './session.ts';
import { sheetReach, type Followed } from './stage.ts';
import type { View } from './view.ts';

/** Below this zoom hairlines and rounded corners of pictures are less than a pixel, but cost as much to draw. */
const plainBelow = 0.4;

/**
 * Keeps a layer where the camera has it, or where the stage's has: that one stands still while the sheet is pushed.
 * With `zoom` it also knows the zoom, for what keeps its size on screen.
 */
export function followCamera(view: Followed, layer: HTMLElement, { zoom = false } = {}): () => void {
  let written: number | null = null;
  const place = () => {
    const { x, y, k } = view.camera;
    layer.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
    // Only where it is needed: a variable makes every element below it be styled anew.
    if (zoom && k !== written) layer.style.setProperty('--k', String((written = k)));
  };
  place();
  return view.onFrame(place);
}

/** Tells a layer the zoom at rest, for hairlines about nodes: in step with every frame it would style each node anew. */
export function followRestZoom(view: View, layer: HTMLElement): () => void {
  const write = () => {
    layer.style.setProperty('--rest-k', String(view.camera.k));
    layer.dataset['plain'] = String(view.camera.k < plainBelow);
  };
  write();
  return view.onRest((moving) => {
    // Corners and hairlines are left out meanwhile: nobody sees them move, and clipping each picture costs a third.
    layer.dataset['moving'] = String(moving);
    if (!moving) write();
  });
}

/** Moves the elements of what is being dragged, and back to where the document has them afterwards. */
export function followPreview({ preview, store }: Editor, layer: HTMLElement): () => void {
  let shown = new Map<string, HTMLElement | null>();
  const elementOf = (id: string) => layer.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`);
  return preview.subscribe(({ nodes }) => {
    for (const [id, node] of nodes ?? []) {
      if (!shown.has(id)) shown.set(id, elementOf(id));
      const element = shown.get(id);
      if (element) placeElement(element, normaliseNode(node));
    }
    if (nodes || shown.size === 0) return;
    for (const [id, element] of shown) {
      const node = store.getState().canvas.nodes.get(id);
      if (element && node) placeElement(element, normaliseNode(node));
    }
    shown = new Map();
  });
}

/** The dots of the ground, which move and fade with the camera. The far view draws its own. */
export function drawDots(
  { stage, sceneMode, view }: Pick<CanvasSession, 'stage' | 'sceneMode' | 'view'>,
  ground: HTMLElement,
): () => void {
  const draw = () => {
    if (sceneMode.getState() === 'far') return;
    const { x, y, k } = stage.camera;
    const { spacing, strength } = dotGrid(k);
    ground.style.backgroundSize = `${spacing}px ${spacing}px`;
    const [left, top] = [view.size.width * sheetReach, view.size.height * sheetReach];
    ground.style.backgroundPosition = `${x + left - spacing / 2}px ${y + top - spacing / 2}px`;
    ground.style.setProperty('--dots', `${Math.round(strength * 100)}%`);
  };
  draw();
  const stops = [stage.onFrame(draw), sceneMode.subscribe(draw)];
  return () => stops.forEach((stop) => stop());
}

/** The zoom in digits. */
export function writePercent(view: View, element: HTMLElement): () => void {
  const write = () => {
    const percent = view.camera.k * 100;
    element.textContent = `${percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent)}%`;
  };
  write();
  return view.onFrame(write);
}

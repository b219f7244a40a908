/** Dragging rows of the tree: where they would go, and going there. */
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react';
import type { Drop } from './reorder.ts';
import type { LayerRow } from './rows.ts';

/** Pixels that the pointer moves before a press becomes a drag. */
const reach = 5;
/** Pixels from an edge of the list at which it scrolls by itself, and how far with each frame. */
const edge = 28;
const scrollStep = 9;

export interface LayerDragOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly rowHeight: number;
  readonly rows: readonly LayerRow[];
  readonly enabled: boolean;
  readonly onDrop: (id: string, drop: Drop) => void;
}

export function useLayerDrag(options: LayerDragOptions) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [drop, setDrop] = useState<Drop | null>(null);
  /** A drag that has just ended is not a click on the row it ended on. */
  const dragged = useRef(false);
  const begin = useCallback((id: string, start: ReactPointerEvent<HTMLElement>) => {
    dragged.current = false;
    if (!latest.current.enabled || start.button !== 0 || start.pointerType === 'touch') return;
    followDrag(start.clientY, latest, {
      onDrag: (next) => {
        dragged.current = true;
        setDrop(next);
      },
      onEnd: (last) => {
        setDrop(null);
        if (last && last.target !== id) latest.current.onDrop(id, last);
      },
    });
  }, []);
  return { drop, begin, wasDragged: () => dragged.current };
}

interface Heard {
  readonly onDrag: (drop: Drop | null) => void;
  readonly onEnd: (drop: Drop | null) => void;
}

function followDrag(startY: number, latest: RefObject<LayerDragOptions>, { onDrag, onEnd }: Heard): void {
  let [moving, y, drop, frame]: [boolean, number, Drop | null, number] = [false, startY, null, 0];
  const look = () => {
    const element = latest.current.scroller.current;
    if (!element) return;
    const bounds = element.getBoundingClientRect();
    if (y < bounds.top + edge) element.scrollTop -= scrollStep;
    if (y > bounds.bottom - edge) element.scrollTop += scrollStep;
    drop = dropAt(latest.current, y - bounds.top + element.scrollTop);
    onDrag(drop);
    frame = requestAnimationFrame(look);
  };
  const onMove = (event: PointerEvent) => {
    y = event.clientY;
    if (moving || Math.abs(y - startY) < reach) return;
    moving = true;
    look();
  };
  const stop = (keep: boolean) => {
    cancelAnimationFrame(frame);
    removeEventListener('pointermove', onMove);
    removeEventListener('pointerup', onUp);
    removeEventListener('pointercancel', onCancel);
    removeEventListener('keydown', onKey, true);
    if (moving) onEnd(keep ? drop : null);
  };
  const onUp = () => stop(true);
  const onCancel = () => stop(false);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    stop(false);
  };
  addEventListener('pointermove', onMove);
  addEventListener('pointerup', onUp);
  addEventListener('pointercancel', onCancel);
  addEventListener('keydown', onKey, true);
}

/** The upper and lower parts of a row mean beside it; the middle of a frame means into it. */
function dropAt({ rows, rowHeight }: LayerDragOptions, y: number): Drop | null {
  const last = rows.at(-1);
  if (!last) return null;
  if (y >= rows.length * rowHeight)
    return { at: 'below', target: (rows.findLast(({ depth }) => depth === 0) ?? last).node.id };
  const row = rows[Math.max(0, Math.floor(y / rowHeight))];
  if (!row) return null;
  const part = (y / rowHeight) % 1;
  const target = row.node.id;
  if (row.node.type === 'frame' && part > 0.3 && part < 0.7) return { at: 'inside', target };
  // Under an open frame's own row begins what lies in it.
  if (row.open && part >= 0.5) return { at: 'inside', target };
  return { at: part < 0.5 ? 'above' : 'below', target };
}

import { normaliseConnection } from '@easel/canvas';
import { useLayoutEffect, useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { useEditorState, useSession } from '../canvas-context.ts';
import { curveOf, middleOfCurve } from '../connection-path.ts';
import { useText } from '../use-text.ts';
import { WritingLayer } from './writing-layer.tsx';

/** More than this is no label. */
const longest = 200;

/** The label of a connection, written where it stands. */
export function LabelField({ id }: { readonly id: string }) {
  const session = useSession();
  const t = useText();
  const canvas = useEditorState(session, (state) => state.canvas);
  const field = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  const connection = canvas.connections.get(id);
  const [from, to] = [canvas.nodes.get(connection?.from ?? ''), canvas.nodes.get(connection?.to ?? '')];
  useLayoutEffect(() => {
    // Only some browsers take the keyboard along with the selection.
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);
  if (!connection || !from || !to) return null;
  const { label } = normaliseConnection(connection);
  const { x, y } = middleOfCurve(curveOf(connection, from, to));
  const end = (keep: boolean) => {
    if (done.current) return;
    done.current = true;
    const text = field.current?.value.trim() ?? label;
    const { store } = session;
    const now = store.getState().canvas.connections.get(id);
    if (keep && now && text !== label) store.commit({ putConnections: [{ ...now, label: text }] }, 'label');
    store.setEditing(null);
    document.querySelector<HTMLElement>('.canvas-host')?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') end(true);
    else if (event.key === 'Escape') end(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <WritingLayer>
      <input
        ref={field}
        className="canvas-label-field"
        dir="auto"
        aria-label={t('connect.label')}
        placeholder={t('connect.label')}
        defaultValue={label}
        maxLength={longest}
        spellCheck={false}
        style={{ left: x, top: y } as CSSProperties}
        onKeyDown={onKeyDown}
        onBlur={() => end(true)}
      />
    </WritingLayer>
  );
}

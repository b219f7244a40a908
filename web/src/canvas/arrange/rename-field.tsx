import { normaliseNode } from '@easel/canvas';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { boxToScreen } from '../camera.ts';
import { useEditorState, useSession } from '../canvas-context.ts';
import type { Commands } from '../commands.ts';
import { boundsAround, nodeName } from '../edits.ts';
import { useText } from '../use-text.ts';
import './arrange.css';

/** A node's name, written where it stands. Enter keeps it, and so does leaving; Esc does not. */
export function RenameField({ commands }: { readonly commands: Commands }) {
  const session = useSession();
  const id = useStore(session.modes, (state) => state.renaming);
  const node = useEditorState(session, (state) => (id === null ? undefined : state.canvas.nodes.get(id)));
  return node && session.canEdit ? <Field key={node.id} id={node.id} commands={commands} /> : null;
}

const longest = 200;

function Field({ id, commands }: { readonly id: string; readonly commands: Commands }) {
  const session = useSession();
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  const node = useEditorState(session, (state) => state.canvas.nodes.get(id));
  const { view, modes } = session;
  useLayoutEffect(() => {
    const box = node && boundsAround([node]);
    if (!field.current || !box) return;
    const input = field.current;
    const stand = () => {
      const screen = boxToScreen(view.camera, box);
      input.style.transform = `translate(${screen.x}px, ${screen.y}px) translateY(-100%)`;
      input.style.width = `${Math.max(120, screen.width)}px`;
    };
    stand();
    return view.onFrame(stand);
  }, [view, node]);
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);
  if (!node) return null;
  const end = (keep: boolean) => {
    if (done.current) return;
    done.current = true;
    if (keep && field.current) commands.rename(id, field.current.value);
    modes.setState({ renaming: null });
    document.querySelector<HTMLElement>('.canvas-host')?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that picks a Chinese word is none of ours.
    if (event.nativeEvent.isComposing) return;
    event.stopPropagation();
    if (event.key === 'Enter') end(true);
    else if (event.key === 'Escape') end(false);
  };
  const reading = normaliseNode(node);
  return (
    <input
      ref={field}
      className="canvas-rename"
      dir="auto"
      aria-label={t('rename.label')}
      defaultValue={reading.title || (reading.kind === 'text' ? '' : nodeName(node))}
      maxLength={longest}
      spellCheck={false}
      onKeyDown={onKeyDown}
      onBlur={() => end(true)}
    />
  );
}

/** Where one writes on the canvas: over the text itself, in the same letters. Apart from the list of nodes, whose options hold no fields. */
import { normaliseNode } from '@easel/canvas';
import { Suspense } from 'react';
import { useEditorState, useSession } from '../canvas-context.ts';
import { nodeStyle } from '../nodes/node-style.ts';
import { useText } from '../use-text.ts';
import { fetchPatiently, lazyPart, TypedAhead } from '../../ui/index.ts';
import { staysWith } from './leave-field.ts';
import { textStyle } from './text-style.ts';
import { WritingLayer } from './writing-layer.tsx';

const loadWriting = () => import('./write-once.ts');
const TextField = lazyPart(async () => (await import('./text-field.tsx')).TextField);
const LabelField = lazyPart(async () => (await import('./label-field.tsx')).LabelField);

export function TextLayer() {
  const session = useSession();
  const t = useText();
  const editing = useEditorState(session, (state) => state.editing);
  if (!editing) return null;
  const leave = (typed: string, next: EventTarget | null) => {
    if (staysWith(next)) return;
    session.store.setEditing(null);
    // Into what one wrote in, though one has gone on by the time that it can be.
    if (typed.trim() !== '')
      void fetchPatiently(loadWriting, false).then(({ writeOnce }) => writeOnce(session, editing, typed));
  };
  const coming = (
    <>
      <TypedAhead key={editing.id} label={t('text.coming')} onLeave={leave} />
      {editing.kind === 'text' ? <ComingField id={editing.id} /> : null}
    </>
  );
  return (
    <Suspense fallback={coming}>
      {editing.kind === 'text' ? (
        <TextField key={editing.id} id={editing.id} />
      ) : (
        <LabelField key={editing.id} id={editing.id} />
      )}
    </Suspense>
  );
}

/** The text as it stands, in the place of its field: both views of the canvas leave out what is written in. */
function ComingField({ id }: { readonly id: string }) {
  const node = useEditorState(useSession(), ({ canvas }) => canvas.nodes.get(id));
  const reading = node && normaliseNode(node);
  if (reading?.kind !== 'text') return null;
  return (
    <WritingLayer>
      <div
        className="canvas-node is-text"
        aria-hidden
        style={{ ...nodeStyle(reading), ...textStyle(reading.data), opacity: reading.opacity, pointerEvents: 'none' }}
      >
        {reading.data.text}
      </div>
    </WritingLayer>
  );
}

/** Where one writes on the canvas: over the text itself, in the same letters. Apart from the list of nodes, whose options hold no fields. */
import { Suspense } from 'react';
import { useEditorState, useSession } from '../canvas-context.ts';
import { useText } from '../use-text.ts';
import { lazyPart, TypedAhead } from '../../ui/index.ts';

const TextField = lazyPart(async () => (await import('./text-field.tsx')).TextField);
const LabelField = lazyPart(async () => (await import('./label-field.tsx')).LabelField);

export function TextLayer() {
  const session = useSession();
  const t = useText();
  const editing = useEditorState(session, (state) => state.editing);
  if (!editing) return null;
  return (
    <Suspense fallback={<TypedAhead label={t('text.coming')} />}>
      {editing.kind === 'text' ? (
        <TextField key={editing.id} id={editing.id} />
      ) : (
        <LabelField key={editing.id} id={editing.id} />
      )}
    </Suspense>
  );
}

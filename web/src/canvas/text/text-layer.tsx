/** Where one writes on the canvas: over the text itself, in the same letters. Apart from the list of nodes, whose options hold no fields. */
import { lazy, Suspense } from 'react';
import { useEditorState, useSession } from '../canvas-context.ts';

const TextField = lazy(() => import('./text-field.tsx').then(({ TextField: part }) => ({ default: part })));
const LabelField = lazy(() => import('./label-field.tsx').then(({ LabelField: part }) => ({ default: part })));

export function TextLayer() {
  const session = useSession();
  const editing = useEditorState(session, (state) => state.editing);
  if (!editing) return null;
  return (
    <Suspense fallback={null}>
      {editing.kind === 'text' ? (
        <TextField key={editing.id} id={editing.id} />
      ) : (
        <LabelField key={editing.id} id={editing.id} />
      )}
    </Suspense>
  );
}

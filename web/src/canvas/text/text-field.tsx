/** A text of the canvas while somebody writes in it. */
import { boundsOf, normaliseNode, type CanvasNode } from '@easel/canvas';
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useEditorState, usePreview, useSession } from '../canvas-context.ts';
import { focusCanvas, hasKeyboard } from '../menu/focus-canvas.ts';
import { keepFitted } from '../keep-fitted.ts';
import { keyName } from '../menu/key-name.ts';
import { keysBy } from '../menu/shortcut-table.ts';
import { nodeStyle } from '../nodes/node-style.ts';
import type { CanvasSession } from '../session.ts';
import { useText } from '../use-text.ts';
import { createDraft, type Draft, type WrittenField } from './draft.ts';
import { placeAfter } from './place-after.ts';
import { readText } from './fit-text.ts';
import { leaveByPress } from './leave-by-press.ts';
import { staysWith } from './leave-field.ts';
import { loadLetters, loadMissing } from './load-family.ts';
import { changeStyle } from './restyle.ts';
import { textStyle } from './text-style.ts';
import { WritingLayer } from './writing-layer.tsx';

export function TextField({ id }: { readonly id: string }) {
  const session = useSession();
  const t = useText();
  const field = useRef<HTMLTextAreaElement>(null);
  const kept = useEditorState(session, ({ editing, canvas }) =>
    editing?.kind === 'text' && editing.draft ? editing.draft : canvas.nodes.get(id),
  );
  // What is not saved yet has its place in the preview.
  const node = usePreview(session, ({ nodes }) => nodes?.get(id)) ?? kept;
  const draft = useDraft(session, id, field);
  const reading = node && readText(node);
  const font = reading && `${reading.data.fontFamily} ${reading.data.fontWeight} ${reading.data.fontStyle}`;
  useEffect(() => {
    const now = session.store.getState();
    const shown = now.editing?.kind === 'text' && now.editing.draft ? now.editing.draft : now.canvas.nodes.get(id);
    const use = shown && readText(shown);
    if (!use) return;
    let stale = false;
    // Measured again when the letters have come: until then they stood in another typeface.
    void loadLetters(use.data).then(() => {
      if (!stale) draft.current?.refit();
    });
    return () => {
      stale = true;
    };
  }, [session, id, font, draft]);
  useKeptInSight(session, node);
  if (!reading) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of an input method choose among its words; they mean nothing to the canvas.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const { fontWeight, fontStyle } = reading.data;
    const act = keysBy('text', {
      endWriting: () => {
        draft.current?.end();
        returnFocus(session, id);
      },
      bold: () => void changeStyle(session, { fontWeight: fontWeight >= 600 ? 400 : 700 }),
      italic: () => void changeStyle(session, { fontStyle: fontStyle === 'italic' ? 'normal' : 'italic' }),
    }).get(keyName(event));
    if (!act) return;
    act();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <WritingLayer>
      <textarea
        ref={field}
        className="canvas-text-field"
        aria-label={t('text.field')}
        defaultValue={reading.data.text}
        spellCheck={false}
        autoCapitalize="off"
        style={{ ...nodeStyle(reading), ...textStyle(reading.data), opacity: reading.opacity || 1 }}
        onInput={(event) => {
          const text = event.currentTarget.value;
          draft.current?.write(text);
          // Letters of another script come from files that were not needed before.
          void loadMissing({ ...reading.data, text }).then((came) => came && draft.current?.refit());
        }}
        onKeyDown={onKeyDown}
        onBlur={({ relatedTarget }) => {
          if (!staysWith(relatedTarget)) draft.current?.end();
        }}
      />
    </WritingLayer>
  );
}

/** A phone's keyboard, or a phone that is turned, may leave no room where one writes. */
function useKeptInSight({ view }: CanvasSession, node: CanvasNode | undefined): void {
  const latest = useRef(node);
  useLayoutEffect(() => {
    latest.current = node;
  });
  useEffect(
    () =>
      keepFitted(view, () => {
        if (latest.current) view.reveal(boundsOf(normaliseNode(latest.current)));
      }),
    [view],
  );
}

function useDraft(session: CanvasSession, id: string, field: RefObject<HTMLTextAreaElement | null>) {
  const draft = useRef<Draft | null>(null);
  useLayoutEffect(() => {
    const element = field.current;
    const own = createDraft(session, id, element ? { field: writtenIn(element) } : {});
    draft.current = own;
    element?.focus({ preventScroll: true });
    element?.select();
    const host = document.querySelector<HTMLElement>('.canvas-host');
    const stay = host && leaveByPress(host, own);
    return () => {
      stay?.();
      own.close();
      draft.current = null;
    };
  }, [session, id, field]);
  return draft;
}

/** The field as others may write in it meanwhile: the place where one writes stays between the same letters. */
function writtenIn(element: HTMLTextAreaElement): WrittenField {
  let composing = false;
  element.addEventListener('compositionstart', () => (composing = true));
  element.addEventListener('compositionend', () => (composing = false));
  return {
    isComposing: () => composing,
    show(text) {
      const { value, selectionStart, selectionEnd } = element;
      const moved = (at: number) => placeAfter(at, value, text);
      element.value = text;
      element.setSelectionRange(moved(selectionStart), moved(selectionEnd));
    },
  };
}

/** The keyboard goes back to what was written, or to the canvas when nothing was. */
function returnFocus({ store }: CanvasSession, id: string): void {
  store.focus(id);
  requestAnimationFrame(() => {
    if (hasKeyboard(document.querySelector('.canvas-host'))) focusCanvas(id);
  });
}

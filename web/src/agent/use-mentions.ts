import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useEditorState, type CanvasSession } from '../canvas/index.ts';
import { mentionedIn, mentionQuery, namedPictures, offeredFor, withMention } from './mentions.ts';
import type { PointedPicture } from './outgoing.ts';

export interface Mentions {
  /** `null` while nothing is named. */
  readonly offered: readonly PointedPicture[] | null;
  readonly chosen: number;
  readonly listId: string;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  /** Where the caret is, after anything that may have moved it. */
  readonly onCaret: (caret: number | null) => void;
  readonly choose: (picture: PointedPicture) => void;
  /** Of the text as it is now. */
  readonly mentioned: () => PointedPicture[];
}

interface Mentioning {
  readonly session: CanvasSession;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** A list of the canvas's pictures while one types a name after an `@`. */
export function useMentions({ session, text, setText, field }: Mentioning): Mentions {
  const [caret, setCaret] = useState<number | null>(null);
  const [chosen, setChosen] = useState(0);
  /** The place of an `@` whose list was put away. */
  const [dismissed, setDismissed] = useState<number | null>(null);
  const listId = useId();
  const nodes = useEditorState(session, (state) => state.canvas.nodes);
  const query = caret === null ? null : mentionQuery(text, caret);
  const open = query !== null && query.from !== dismissed;
  const offered = open ? offeredFor(namedPictures(nodes.values()), query.words) : null;
  const at = offered ? Math.min(chosen, Math.max(0, offered.length - 1)) : 0;
  const choose = (picture: PointedPicture) => {
    if (!query) return;
    const next = withMention(text, query, picture.title);
    // The caret belongs behind the name before the next letter is typed.
    flushSync(() => {
      setText(next.text);
      setChosen(0);
      setDismissed(null);
      setCaret(next.caret);
    });
    field.current?.focus();
    field.current?.setSelectionRange(next.caret, next.caret);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!offered || event.nativeEvent.isComposing) return;
    const picture = offered[at];
    // That no picture has the name is put away, too, and nothing else with it.
    if (event.key === 'Escape') setDismissed(query?.from ?? null);
    else if (!picture) return;
    else if (event.key === 'ArrowDown') setChosen((at + 1) % offered.length);
    else if (event.key === 'ArrowUp') setChosen((at + offered.length - 1) % offered.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(picture);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    offered,
    chosen: at,
    listId,
    onKeyDown,
    onCaret: (next) => {
      setCaret(next);
      setChosen(0);
    },
    choose,
    mentioned: () => mentionedIn(text, namedPictures(nodes.values())),
  };
}

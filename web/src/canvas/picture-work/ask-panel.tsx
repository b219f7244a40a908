/** The prompt of one picture: it hangs below it, and goes with it. */
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CountChip, PromptField, SendButton } from '../../prompt/index.ts';
import { showTone } from '../../ui/index.ts';
import { boxToScreen, freeArea, type Box } from '../camera.ts';
import { useSession } from '../canvas-context.ts';
import { thumbnailUrl } from '../thumbnails.ts';
import { keepAsk, keptAsk } from './ask-draft.ts';
import { useStanding } from '../use-standing.ts';
import type { View } from '../view.ts';

export interface AskPanelProps {
  /** The node of the picture. */
  readonly nodeId: string;
  readonly url: string;
  /** Where the picture is, on the page. */
  readonly box: Box;
  readonly placeholder: string;
  /** What is good to know before one sends. */
  readonly note: string;
  /** Pixels at the lower edge that a bar covers. */
  readonly below: number;
  readonly onSend: (text: string, count: number | null) => void;
  readonly onLeave: () => void;
}

export function AskPanel({ nodeId, url, box, placeholder, note, below, onSend, onLeave }: AskPanelProps) {
  const { t } = useTranslation('work');
  const { view, projectId } = useSession();
  const [text, setText] = useState(() => keptAsk({ projectId, nodeId }));
  const [count, setCount] = useState<number | null>(null);
  const panel = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement | null>(null);
  // Below the picture, or as low as there is room.
  useStanding(panel, view, (element) => standBelow(element, view, box, below));
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), []);
  const blank = text.trim() === '';
  const send = () => {
    if (!blank) onSend(text.trim(), count);
  };
  return (
    <form
      ref={panel}
      className="canvas-panel work-ask"
      aria-label={t('ask.label')}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        onLeave();
      }}
    >
      <div className="work-ask-row">
        <img className="work-ask-thumb" alt="" src={thumbnailUrl(url, 64, Infinity)} onLoad={showTone} />
        <PromptField
          field={field}
          label={t('ask.label')}
          placeholder={placeholder}
          value={text}
          onText={(words) => {
            setText(words);
            keepAsk({ projectId, nodeId }, words);
          }}
          onSend={send}
        />
        <CountChip side="top" count={count} onCount={setCount} />
        <SendButton label={t('ask.send')} disabled={blank} />
      </div>
      <p className="work-ask-note">{note}</p>
    </form>
  );
}

const gap = 12;

function standBelow(panel: HTMLElement, view: View, box: Box, below: number): void {
  const on = boxToScreen(view.camera, box);
  const area = freeArea(view.size, view.insets);
  const [width, height] = [panel.offsetWidth, panel.offsetHeight];
  const most = { x: area.x + area.width - gap - width, y: area.y + area.height - below - gap - height };
  const x = Math.max(area.x + gap, Math.min(on.x + on.width / 2 - width / 2, most.x));
  const y = Math.max(area.y + gap, Math.min(on.y + on.height + gap, most.y));
  panel.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}

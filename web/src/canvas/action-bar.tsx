/** What one can do with the selection, above it; gone while anything moves. */
import { normaliseNode, type CanvasNode } from '@easel/canvas';
import { Download, Type } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { Button, Tooltip } from '../ui/index.ts';
import { nameHeight, placeBar, toastsOver } from './bar-place.ts';
import { boxToScreen, freeArea, type Box } from './camera.ts';
import { useCanEdit, useEditorState, useMoving, usePreview, useSession } from './canvas-context.ts';
import type { Commands } from './commands.ts';
import { downloadPicture } from './crop/picture-file.ts';
import { lockOn } from './arrange/locks.ts';
import { EditTools, ExportTool, MoreTool } from './arrange/edit-tools.tsx';
import { boundsAround } from './edits.ts';
import { DetailsButton, useFinding, useInspected } from './panels/panel-buttons.tsx';
import { StyleSection, isStylable } from './style/style-section.tsx';
import { usePictureActions } from './picture-work/actions-part.ts';
import { asText, wordsOf } from './text/picture-words.ts';
import { writeOn } from './tools/double-click.ts';
import { useStanding } from './use-standing.ts';
import { useText } from './use-text.ts';
import type { View } from './view.ts';

export interface ActionBarProps {
  readonly commands: Commands;
  readonly chooseReplacement: () => void;
}

export function ActionBar({ commands, chooseReplacement }: ActionBarProps) {
  const session = useSession();
  const t = useText();
  const canvas = useEditorState(session, (state) => state.canvas);
  const { nodes } = canvas;
  const selection = useEditorState(session, (state) => state.selection);
  const gesture = usePreview(session, (state) => state.gesture);
  const moving = useMoving(session);
  const canEdit = useCanEdit(session);
  // A text that is being written is what one styles, even before it is on the canvas.
  const editing = useEditorState(session, (state) => state.editing);
  const draft = editing?.kind === 'text' ? editing.draft : null;
  const chosen = draft ? [draft] : [...selection].flatMap((id) => nodes.get(id) ?? []);
  const alone = chosen.length === 1 ? chosen[0] : undefined;
  const picture = alone && isPicture(alone) ? alone : undefined;
  const words = picture && canEdit && editing === null && wordsOf(picture);
  const acted = picture !== undefined && !words && canEdit && editing === null;
  const { PictureActions, settled } = usePictureActions(canEdit, acted);
  const inspected = useInspected();
  const finding = useFinding();
  const working = useStore(session.modes, (state) => state.work !== null);
  const bar = useRef<HTMLDivElement>(null);
  const worth = editing === null ? canEdit || picture !== undefined : isStylable(chosen);
  const quiet = gesture === null && !moving && !inspected && !working;
  const shown = chosen.length > 0 && quiet && worth && (!acted || settled);
  const { view } = session;
  const box = boundsAround(chosen);
  const labelled = chosen.length === 1 ? nameHeight : 0;
  useStanding(bar, view, box && ((element) => standBar(element, view, box, { labelled, finding })));
  useEffect(() => (shown ? letToastsDown : undefined), [shown]);
  if (!shown) return null;
  return (
    <div ref={bar} className="canvas-panel canvas-bar canvas-actions" role="toolbar" aria-label={t('actions.label')}>
      {picture && words ? <WriteButton picture={picture} /> : null}
      {acted && PictureActions ? <PictureActions picture={picture} /> : null}
      {picture ? (
        <Tooltip label={t('actions.download')} side="top">
          <Button
            className="canvas-worded"
            icon={Download}
            aria-label={t('actions.download')}
            onClick={() => downloadPicture(picture)}
          >
            <span>{t('actions.download')}</span>
          </Button>
        </Tooltip>
      ) : null}
      {canEdit ? <StyleSection nodes={chosen.map((node) => asText(node) ?? node)} ruled={editing === null} /> : null}
      {canEdit && editing === null && chosen.every(({ id }) => !lockOn(canvas, id)) ? (
        <EditTools commands={commands} chosen={chosen} picture={picture} chooseReplacement={chooseReplacement} />
      ) : null}
      {editing === null ? <ExportTool /> : null}
      {editing === null ? <DetailsButton /> : null}
      {editing === null ? <MoreTool /> : null}
    </div>
  );
}

/** Words that were found in a picture are written in as a text is, once somebody wants to. */
function WriteButton({ picture }: { readonly picture: CanvasNode }) {
  const session = useSession();
  const t = useText();
  return (
    <Tooltip label={t('actions.write')} side="top">
      <Button
        className="canvas-worded"
        icon={Type}
        aria-label={t('actions.write')}
        onClick={() => writeOn(session, picture.id)}
      >
        <span>{t('actions.write')}</span>
      </Button>
    </Tooltip>
  );
}

/** What a bar gives up where it has no room between the panels: words first, then what its menu holds, too. */
const tightnesses = ['', 'words', 'tools'];

/** Judged anew only where the room or the bar is another. */
function tighten(bar: HTMLElement, { width }: Box): void {
  const room = `${width} ${bar.childElementCount}`;
  if (bar.dataset['room'] === room) return;
  bar.dataset['room'] = room;
  for (const tight of tightnesses) {
    bar.dataset['tight'] = tight;
    if (bar.scrollWidth <= bar.clientWidth) return;
  }
}

/** Stands where the selection is; its width follows the language. */
function standBar(
  bar: HTMLElement,
  view: View,
  box: Box,
  { labelled, finding }: { readonly labelled: number; readonly finding: boolean },
): void {
  const area = freeArea(view.size, view.insets);
  tighten(bar, area);
  const size = { width: bar.offsetWidth, height: bar.offsetHeight };
  const room = aboveTouchBar(bar, finding ? belowFindBar(area) : area);
  const place = placeBar(boxToScreen(view.camera, box), size, room, labelled);
  bar.style.transform = `translate(${place.x}px, ${place.y}px)`;
  document.documentElement.style.setProperty(lift, `${Math.round(toastsOver({ ...place, ...size }, area))}px`);
}

/** Of the find bar with both of its lines, which stands at the top of the free area. */
const findHeight = 76;
const belowFindBar = ({ y, height, ...area }: Box): Box => ({
  ...area,
  y: y + findHeight,
  height: Math.max(1, height - findHeight),
});

/** Where fingers undo, on small screens, no bar stands. */
function aboveTouchBar(bar: HTMLElement, area: Box): Box {
  const touch = bar.parentElement?.querySelector<HTMLElement>('.canvas-touch');
  return touch?.offsetParent ? { ...area, height: Math.max(1, touch.offsetTop - area.y) } : area;
}

/** Toasts stand above the bar where it stands at their place: they may tell of what was selected just now. */
const lift = '--toasts-over-bar';
const letToastsDown = () => void document.documentElement.style.removeProperty(lift);

function isPicture(node: CanvasNode): boolean {
  const reading = normaliseNode(node);
  return reading.kind === 'image' && reading.data.url !== '';
}

/** Parts of the action bar: what several things together, and what one picture, can have done to them. */
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceBetween,
  Crop,
  Group,
  ImageUp,
  LayoutGrid,
  SquareRoundCorner,
  Ungroup,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { isGroup, normaliseNode, type CanvasNode } from '@easel/canvas';
import { Button, IconButton, Popover, Tooltip } from '../../ui/index.ts';
import { useEditorState, useSession } from '../canvas-context.ts';
import type { Commands } from '../commands.ts';
import { mostRadius } from '../crop/picture-edits.ts';
import { keyOf, type ShortcutId } from '../menu/shortcut-table.ts';
import { shortcutText } from '../shortcuts.ts';
import { useText } from '../use-text.ts';
import { canAlign, leastSpread, type Side } from './align.ts';
import { unitsOf } from './units.ts';

interface ToolProps {
  readonly id: ShortcutId;
  readonly icon: LucideIcon;
  readonly run: () => void;
}

function Tool({ id, icon, run }: ToolProps) {
  const t = useText();
  return <IconButton icon={icon} label={t(`menu.${id}`)} shortcut={shortcutText(keyOf(id))} side="top" onClick={run} />;
}

function Worded({ id, icon, run }: ToolProps) {
  const t = useText();
  return (
    <Tooltip label={t(`menu.${id}`)} shortcut={shortcutText(keyOf(id))} side="top">
      <Button className="canvas-worded" icon={icon} aria-label={t(`menu.${id}`)} onClick={run}>
        <span>{t(`menu.${id}`)}</span>
      </Button>
    </Tooltip>
  );
}

const sideTools: readonly { readonly side: Side; readonly id: ShortcutId; readonly icon: LucideIcon }[] = [
  { side: 'left', id: 'alignLeft', icon: AlignStartVertical },
  { side: 'centre', id: 'alignCentre', icon: AlignCenterVertical },
  { side: 'right', id: 'alignRight', icon: AlignEndVertical },
  { side: 'top', id: 'alignTop', icon: AlignStartHorizontal },
  { side: 'middle', id: 'alignMiddle', icon: AlignCenterHorizontal },
  { side: 'bottom', id: 'alignBottom', icon: AlignEndHorizontal },
];

/** For several things, and for one group: together and apart, edges, gaps. */
export function SeveralTools({ commands }: { readonly commands: Commands }) {
  const session = useSession();
  const canvas = useEditorState(session, (state) => state.canvas);
  const selection = useEditorState(session, (state) => state.selection);
  const units = unitsOf(canvas, selection);
  const [only] = units;
  const oneGroup = units.length === 1 && only !== undefined && isGroup(only);
  if (units.length < 2 && !oneGroup) return null;
  return (
    <>
      {oneGroup ? <Worded id="ungroup" icon={Ungroup} run={commands.ungroup} /> : null}
      {units.length > 1 ? <Worded id="group" icon={Group} run={commands.group} /> : null}
      {units.length > 1 && canAlign(canvas, selection) ? (
        <>
          <span className="canvas-rule canvas-align" />
          <span className="canvas-align canvas-align-tools">
            {sideTools.map(({ side, id, icon }) => (
              <Tool key={id} id={id} icon={icon} run={() => commands.align(side)} />
            ))}
            <span className="canvas-rule" />
            {units.length >= leastSpread ? (
              <>
                <Tool id="spreadAcross" icon={AlignHorizontalSpaceBetween} run={() => commands.spread('across')} />
                <Tool id="spreadDown" icon={AlignVerticalSpaceBetween} run={() => commands.spread('down')} />
              </>
            ) : null}
            <Tool id="tidyUp" icon={LayoutGrid} run={commands.tidyUp} />
          </span>
        </>
      ) : null}
    </>
  );
}

export interface PictureToolsProps {
  readonly commands: Commands;
  readonly picture: CanvasNode;
  readonly chooseReplacement: () => void;
}

/** For one picture that may be changed. */
export function PictureTools({ commands, picture, chooseReplacement }: PictureToolsProps) {
  const t = useText();
  return (
    <>
      <Tool id="crop" icon={Crop} run={() => commands.startCrop()} />
      <RadiusTool commands={commands} picture={picture} />
      <IconButton
        className="canvas-second"
        icon={ImageUp}
        label={t('menu.replace')}
        side="top"
        onClick={chooseReplacement}
      />
    </>
  );
}

function RadiusTool({ commands, picture }: Omit<PictureToolsProps, 'chooseReplacement'>) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const reading = normaliseNode(picture);
  const radius = reading.kind === 'image' ? (reading.data.cornerRadius ?? 0) : 0;
  const most = mostRadius(picture);
  const set = (value: number) => {
    if (Number.isFinite(value)) commands.setRadius(Math.max(0, Math.min(most, value)));
  };
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={t('radius.label')}
      side="top"
      align="center"
      trigger={(wrap) => (
        <Tooltip label={t('radius.label')} side="top">
          {wrap(
            <button
              type="button"
              className="ui-icon-button"
              data-kind="quiet"
              data-size="control"
              aria-label={t('radius.label')}
            >
              <SquareRoundCorner size={16} strokeWidth={1.75} aria-hidden />
            </button>,
          )}
        </Tooltip>
      )}
    >
      <div className="radius-panel">
        <input
          type="range"
          aria-label={t('radius.label')}
          min={0}
          max={most}
          value={Math.min(radius, most)}
          onChange={(event) => set(event.target.valueAsNumber)}
        />
        <input
          type="number"
          aria-label={t('radius.units')}
          min={0}
          max={most}
          value={Math.round(Math.min(radius, most))}
          onChange={(event) => set(event.target.valueAsNumber)}
        />
      </div>
    </Popover>
  );
}

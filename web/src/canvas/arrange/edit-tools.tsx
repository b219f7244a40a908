/** The parts of the action bar that every selection has. */
import { isGroup, type CanvasNode } from '@easel/canvas';
import { BringToFront, Copy, Ellipsis, FileOutput, SendToBack, Trash2 } from 'lucide-react';
import { IconButton } from '../../ui/index.ts';
import { useSession } from '../canvas-context.ts';
import type { Commands } from '../commands.ts';
import { keyOf } from '../menu/shortcut-table.ts';
import { shortcutText } from '../shortcuts.ts';
import { useText } from '../use-text.ts';
import { PictureTools, SeveralTools } from './selection-tools.tsx';

export interface EditToolsProps {
  readonly commands: Commands;
  readonly chosen: readonly CanvasNode[];
  /** The one picture that is selected. */
  readonly picture: CanvasNode | undefined;
  readonly chooseReplacement: () => void;
}

export function EditTools({ commands, chosen, picture, chooseReplacement }: EditToolsProps) {
  const t = useText();
  const alone = chosen.length === 1;
  return (
    <>
      <SeveralTools commands={commands} />
      {picture ? (
        <>
          <span className="canvas-rule" />
          <PictureTools commands={commands} picture={picture} chooseReplacement={chooseReplacement} />
        </>
      ) : null}
      {picture || !alone || chosen.some(isGroup) ? <span className="canvas-rule canvas-second" /> : null}
      <IconButton
        className="canvas-second"
        icon={Copy}
        label={t('actions.duplicate')}
        shortcut={shortcutText(keyOf('duplicate'))}
        side="top"
        onClick={commands.duplicate}
      />
      {alone ? <OrderTools commands={commands} /> : null}
      <span className="canvas-rule" />
      <IconButton
        icon={Trash2}
        label={t('actions.delete')}
        shortcut={shortcutText(keyOf('remove'))}
        side="top"
        onClick={commands.remove}
      />
    </>
  );
}

function OrderTools({ commands }: { readonly commands: Commands }) {
  const t = useText();
  return (
    <>
      <IconButton
        className="canvas-second"
        icon={BringToFront}
        label={t('actions.front')}
        shortcut={shortcutText(keyOf('front'))}
        side="top"
        onClick={() => commands.stack('front')}
      />
      <IconButton
        className="canvas-second"
        icon={SendToBack}
        label={t('actions.back')}
        shortcut={shortcutText(keyOf('back'))}
        side="top"
        onClick={() => commands.stack('back')}
      />
    </>
  );
}

/** Opens the menu of the selection. */
export function MoreTool() {
  const session = useSession();
  const t = useText();
  return (
    <IconButton
      icon={Ellipsis}
      label={t('actions.more')}
      shortcut={shortcutText(keyOf('menu'))}
      side="top"
      aria-haspopup="menu"
      onClick={({ currentTarget }) => {
        const { left, bottom } = currentTarget.getBoundingClientRect();
        session.modes.setState({ menu: { x: left, y: bottom + 4, on: 'nodes' } });
      }}
    />
  );
}

/** Opens what can be taken home of the selection. */
export function ExportTool() {
  const session = useSession();
  const t = useText();
  return (
    <IconButton
      className="canvas-second"
      icon={FileOutput}
      label={t('actions.export')}
      shortcut={shortcutText(keyOf('export'))}
      side="top"
      aria-haspopup="dialog"
      onClick={() => session.modes.setState({ exporting: true })}
    />
  );
}

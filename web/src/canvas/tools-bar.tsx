import { Hand, ImageUp, MousePointer2 } from 'lucide-react';
import { IconButton } from '../ui/index.ts';
import { useCanEdit, useEditorState, useSession } from './canvas-context.ts';
import { useText } from './use-text.ts';

const tools = [
  { name: 'select', icon: MousePointer2, shortcut: 'V' },
  { name: 'hand', icon: Hand, shortcut: 'H' },
] as const;

/** The tools, in the middle of what no panel covers. */
export function ToolsBar({ chooseFiles }: { readonly chooseFiles: () => void }) {
  const session = useSession();
  const t = useText();
  const canEdit = useCanEdit(session);
  const tool = useEditorState(session, (state) => state.tool);
  return (
    <nav className="canvas-panel canvas-bar canvas-tools" aria-label={t('tools.label')}>
      {tools.map(({ name, icon, shortcut }) => (
        <IconButton
          key={name}
          icon={icon}
          label={t(`tools.${name}`)}
          shortcut={shortcut}
          side="top"
          kind={tool === name ? 'ink' : 'quiet'}
          aria-current={tool === name ? 'true' : undefined}
          onClick={() => session.store.setTool(name)}
        />
      ))}
      {canEdit ? (
        <>
          <span className="canvas-rule" />
          <IconButton icon={ImageUp} label={t('tools.upload')} shortcut="U" side="top" onClick={chooseFiles} />
        </>
      ) : null}
    </nav>
  );
}

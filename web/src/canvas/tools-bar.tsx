import { Frame, Hand, ImageUp, MousePointer2, Spline, Type, type LucideIcon } from 'lucide-react';
import { IconButton } from '../ui/index.ts';
import { useCanEdit, useEditorState, useSession } from './canvas-context.ts';
import { ShapeMenu } from './tools/shape-menu.tsx';
import { keyOfTool } from './tools/tool-keys.ts';
import type { Tool } from './tools/tool.ts';
import { useText } from './use-text.ts';

/** The tools, in the middle of what no panel covers. */
export function ToolsBar({ chooseFiles }: { readonly chooseFiles: () => void }) {
  const session = useSession();
  const t = useText();
  const canEdit = useCanEdit(session);
  return (
    <nav className="canvas-panel canvas-bar canvas-tools" aria-label={t('tools.label')}>
      <ToolButton name="select" icon={MousePointer2} />
      <ToolButton name="hand" icon={Hand} />
      {canEdit ? (
        <>
          <span className="canvas-rule" />
          <ToolButton name="frame" icon={Frame} />
          <ToolButton name="text" icon={Type} />
          <ShapeMenu />
          <ToolButton name="connect" icon={Spline} />
          <span className="canvas-rule" />
          <IconButton icon={ImageUp} label={t('tools.upload')} shortcut="U" side="top" onClick={chooseFiles} />
        </>
      ) : null}
    </nav>
  );
}

function ToolButton({ name, icon }: { readonly name: Tool; readonly icon: LucideIcon }) {
  const session = useSession();
  const t = useText();
  const current = useEditorState(session, (state) => state.tool === name);
  const kept = useEditorState(session, (state) => state.tool === name && state.toolKept);
  const key = keyOfTool(name);
  return (
    <IconButton
      icon={icon}
      label={kept ? t('tools.kept', { tool: t(`tools.${name}`) }) : t(`tools.${name}`)}
      {...(key && { shortcut: key })}
      side="top"
      kind={current ? 'ink' : 'quiet'}
      aria-current={current ? 'true' : undefined}
      data-kept={kept || undefined}
      onClick={() => session.store.setTool(name)}
      onDoubleClick={() => session.store.setTool(name, true)}
    />
  );
}

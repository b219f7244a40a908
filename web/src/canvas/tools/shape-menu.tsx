/** One button for all shapes: it wears the last one, and opens the others. */
import { ChevronUp, Circle, Minus, MoveUpRight, Square, Triangle, type LucideIcon } from 'lucide-react';
import type { ShapeKind } from '@easel/canvas';
import { useState } from 'react';
import { IconButton, Menu, MenuItem } from '../../ui/index.ts';
import { useEditorState, useSession } from '../canvas-context.ts';
import { shortcutText } from '../shortcuts.ts';
import { useText } from '../use-text.ts';
import { keyOfTool } from './tool-keys.ts';
import { isShapeTool, shapeTools } from './tool.ts';

const icons: Record<ShapeKind, LucideIcon> = {
  rectangle: Square,
  ellipse: Circle,
  polygon: Triangle,
  line: Minus,
  arrow: MoveUpRight,
};

export function ShapeMenu() {
  const session = useSession();
  const t = useText();
  const tool = useEditorState(session, (state) => state.tool);
  const kept = useEditorState(session, (state) => state.toolKept);
  const [last, setLast] = useState<ShapeKind>('rectangle');
  if (isShapeTool(tool) && tool !== last) setLast(tool);
  const current = isShapeTool(tool);
  const key = keyOfTool(last);
  return (
    <span className="canvas-shape-tool">
      <IconButton
        icon={icons[last]}
        label={current && kept ? t('tools.kept', { tool: t(`tools.${last}`) }) : t(`tools.${last}`)}
        {...(key && { shortcut: shortcutText(key) })}
        side="top"
        kind={current ? 'ink' : 'quiet'}
        aria-current={current ? 'true' : undefined}
        data-kept={(current && kept) || undefined}
        onClick={() => session.store.setTool(last)}
        onDoubleClick={() => session.store.setTool(last, true)}
      />
      <Menu
        side="top"
        align="center"
        // The next press is meant for the canvas, not for this button.
        onCloseAutoFocus={(event) => event.preventDefault()}
        trigger={
          <button type="button" className="canvas-shape-more" aria-label={t('tools.shapes')}>
            <ChevronUp size={12} strokeWidth={2} aria-hidden />
          </button>
        }
      >
        {shapeTools.map((kind) => (
          <MenuItem
            key={kind}
            icon={icons[kind]}
            shortcut={shortcutText(keyOfTool(kind) ?? '')}
            onSelect={() => session.store.setTool(kind)}
          >
            {t(`tools.${kind}`)}
          </MenuItem>
        ))}
      </Menu>
    </span>
  );
}

import type { Role } from '@easel/contract';
import { History, Layers } from 'lucide-react';
import { shortcutText, usePanelsState, type Panels } from '../canvas/index.ts';
import { useTranslation } from '../i18n/index.ts';
import { IconButton } from '../ui/index.ts';

export interface BarToolsProps {
  readonly panels: Panels;
  readonly role: Role;
}

/** Beside the title: what was, and what is there. */
export function BarTools({ panels, role }: BarToolsProps) {
  const { t } = useTranslation('project');
  const { layers, side } = usePanelsState(panels, (state) => state);
  return (
    <>
      <span className="project-bar-end" />
      <span className="project-rule" />
      {role === 'canvas' ? null : (
        <IconButton
          icon={History}
          label={t('tools.history')}
          pressed={side === 'history'}
          onClick={() => panels.setSide(side === 'history' ? 'agent' : 'history')}
        />
      )}
      <IconButton
        className="project-layers-button"
        icon={Layers}
        label={t('tools.layers')}
        shortcut={shortcutText('Mod+Shift+\\')}
        pressed={layers}
        onClick={() => panels.toggleLayers()}
      />
    </>
  );
}

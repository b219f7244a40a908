import type { Role } from '@easel/contract';
import { Copy, Ellipsis, FileDown, History, Layers } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSession as useSignedIn } from '../api/session.ts';
import { shortcutText, usePanelsState, type CanvasSession, type Panels } from '../canvas/index.ts';
import { ProjectCreditsItem } from '../credits/project-credits-item.tsx';
import { useTranslation } from '../i18n/index.ts';
import { useDuplicating, useExporting, type NamedProject } from '../transfer/index.ts';
import { IconButton, lazyPart, Menu, MenuItem } from '../ui/index.ts';

export interface BarToolsProps {
  readonly panels: Panels;
  readonly role: Role;
  readonly project: NamedProject;
  /** What is copied or taken along is what is on screen, not what has been saved of it. */
  readonly session: Pick<CanvasSession, 'autosave'> | null;
  /** Whether the title needs the room: what is seldom asked for goes into the menu then. */
  readonly tight: boolean;
}

/** Beside the title: what was, and what is there. */
export function BarTools({ panels, role, project, session, tight }: BarToolsProps) {
  const { t } = useTranslation('project');
  const { user } = useSignedIn();
  const { layers, side } = usePanelsState(panels, (state) => state);
  const withMenu = user !== null && role !== 'canvas';
  const toggleHistory = () => panels.setSide(side === 'history' ? 'agent' : 'history');
  return (
    <>
      <span className="project-bar-end" />
      <span className="project-rule" />
      {role === 'canvas' || (withMenu && tight) ? null : (
        <IconButton icon={History} label={t('tools.history')} pressed={side === 'history'} onClick={toggleHistory} />
      )}
      <IconButton
        className="project-layers-button"
        icon={Layers}
        label={t('tools.layers')}
        shortcut={shortcutText('Mod+Shift+\\')}
        pressed={layers}
        onClick={() => panels.toggleLayers()}
      />
      {withMenu ? <ProjectMenu {...{ project, role, session }} {...(tight && { onHistory: toggleHistory })} /> : null}
    </>
  );
}

const ProjectCredits = lazyPart(async () => (await import('../credits/project-credits.tsx')).ProjectCredits);

interface ProjectMenuProps extends Pick<BarToolsProps, 'project' | 'role' | 'session'> {
  /** Where it has no button of its own. */
  readonly onHistory?: () => void;
}

/** What one can do with the project as a whole. */
function ProjectMenu({ project, role, session, onHistory }: ProjectMenuProps) {
  const { t } = useTranslation('project');
  const duplicating = useDuplicating();
  const exporting = useExporting();
  const [counting, setCounting] = useState(false);
  const whole = async (act: (project: NamedProject) => void) => {
    await session?.autosave.flush();
    act(project);
  };
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label={t('tools.more')} />}>
        {onHistory ? (
          <MenuItem icon={History} onSelect={onHistory}>
            {t('tools.history')}
          </MenuItem>
        ) : null}
        {role === 'viewer' ? null : (
          <MenuItem icon={Copy} onSelect={() => void whole(duplicating.mutate)}>
            {t(role === 'owner' ? 'tools.duplicate' : 'tools.copy')}
          </MenuItem>
        )}
        <MenuItem icon={FileDown} onSelect={() => void whole(exporting.mutate)}>
          {t('tools.export')}
        </MenuItem>
        {role === 'owner' ? <ProjectCreditsItem onOpen={() => setCounting(true)} /> : null}
      </Menu>
      <Suspense>
        {counting ? <ProjectCredits projectId={project.id} onClose={() => setCounting(false)} /> : null}
      </Suspense>
    </>
  );
}

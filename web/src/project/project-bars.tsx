import type { Panels } from '../canvas/index.ts';
import { AccountBar, type AccountBarProps } from './account-bar.tsx';
import { BarTools } from './bar-tools.tsx';
import { ProjectBar, type ProjectBarProps } from './project-bar.tsx';

export interface ProjectBarsProps {
  readonly bar: ProjectBarProps;
  readonly panels: Panels;
  readonly account: AccountBarProps;
}

/** What stands at the upper edge: left what the project is, right who sees it. */
export function ProjectBars({ bar, panels, account }: ProjectBarsProps) {
  const { projectId: id, title, role } = account.access;
  return (
    <>
      <ProjectBar {...bar} tools={<BarTools panels={panels} role={role} project={{ id, title }} />} />
      <AccountBar {...account} />
    </>
  );
}

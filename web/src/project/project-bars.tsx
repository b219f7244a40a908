import { useSession as useSignedIn } from '../api/session.ts';
import type { CanvasSession, Panels } from '../canvas/index.ts';
import { ExportPart } from '../export/index.ts';
import { AccountBar, type AccountBarProps } from './account-bar.tsx';
import { BarTools } from './bar-tools.tsx';
import { ProjectBar, type ProjectBarProps } from './project-bar.tsx';

export { HistorySide } from './history-side.tsx';

export interface ProjectBarsProps {
  readonly bar: ProjectBarProps;
  readonly panels: Panels;
  /** The canvas on screen: the live one, or an earlier version. */
  readonly shown: CanvasSession;
  readonly account: Omit<AccountBarProps, 'onExport'>;
  /** Both bars share the width of a phone. */
  readonly phone: boolean;
}

/** What stands at the upper edge: left what the project is, right who sees it and what they may take home. */
export function ProjectBars({ bar, panels, shown, account, phone }: ProjectBarsProps) {
  const { user } = useSignedIn();
  const { projectId: id, title, role } = account.access;
  return (
    <>
      <div className="project-top">
        <ProjectBar
          {...bar}
          tools={<BarTools panels={panels} role={role} project={{ id, title }} session={bar.session} tight={phone} />}
        />
        <AccountBar {...account} onExport={() => shown.modes.setState({ exporting: true })} />
      </div>
      <ExportPart
        key={shown.sessionId}
        session={shown}
        project={{ id, title }}
        mayTakeFile={user !== null && role !== 'canvas'}
      />
    </>
  );
}

import type { Role } from '@easel/contract';
import { Link, useLocation } from '@tanstack/react-router';
import { FileOutput, PanelRightOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '../api/session.ts';
import { shortcutText } from '../canvas/index.ts';
import { useTranslation } from '../i18n/index.ts';
import { AccountMenu, LanguageMenu, ThemeMenu } from '../pages/site-bar.tsx';
import { AccessWords, ShareButton } from '../sharing/index.ts';
import { Button, ProgressRing, Tooltip } from '../ui/index.ts';

export interface AccountBarProps {
  /** As wide as the panel below it, so that the right edge is one column. */
  readonly wide: boolean;
  readonly access: { readonly projectId: string; readonly title: string; readonly role: Role };
  readonly onExport: () => void;
  /** Who else is there. */
  readonly faces?: ReactNode;
  /** The way to the agent while its panel is put away. */
  readonly agent?: { readonly busy: boolean; readonly shortcut: string; readonly open: () => void };
}

/** Top right: who has access, how the page looks, who is signed in; and the way to the agent that is put away. */
export function AccountBar({ wide, access: { projectId, title, role }, faces, agent, onExport }: AccountBarProps) {
  const { t } = useTranslation('project');
  const { user } = useSession();
  return (
    <div className="project-bar project-top-right" data-wide={wide ? '' : undefined} data-guest={user ? undefined : ''}>
      {agent ? (
        <Tooltip label={t('agent.open')} shortcut={agent.shortcut}>
          <Button className="project-agent-button" aria-keyshortcuts="Control+J Meta+J" onClick={agent.open}>
            {agent.busy ? <ProgressRing /> : <PanelRightOpen size={16} strokeWidth={1.75} aria-hidden />}
            {t('agent.label')}
          </Button>
        </Tooltip>
      ) : null}
      {faces}
      <AccessWords projectId={projectId} role={role} />
      <span className="project-grow" />
      {/* On a phone these are on the page of one's account, which who is not signed in has not. */}
      <span className={user ? 'project-looks project-wide-only' : 'project-looks'}>
        <LanguageMenu />
        <ThemeMenu />
      </span>
      <Tooltip label={t('export')} shortcut={shortcutText('Mod+Shift+E')}>
        <Button
          className="project-export"
          icon={FileOutput}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+Shift+E Meta+Shift+E"
          onClick={onExport}
        >
          <span>{t('export')}</span>
        </Button>
      </Tooltip>
      {role === 'owner' ? <ShareButton projectId={projectId} title={title} /> : null}
      {user ? <AccountMenu /> : <SignIn />}
    </div>
  );
}

/** Back to this very place afterwards. */
function SignIn() {
  const { t } = useTranslation('project');
  const { href } = useLocation();
  return (
    <Link to="/sign-in" search={{ to: href }} className="ui-button" data-kind="outline" data-size="control">
      {t('signIn')}
    </Link>
  );
}

import { PanelRightOpen } from 'lucide-react';
import { useTranslation } from '../i18n/index.ts';
import { AccountMenu, LanguageMenu, ThemeMenu } from '../pages/site-bar.tsx';
import { Button, ProgressRing, Tooltip } from '../ui/index.ts';

export interface AccountBarProps {
  /** As wide as the panel below it, so that the right edge is one column. */
  readonly wide: boolean;
  /** Nobody else can open the project. */
  readonly onlyYou: boolean;
  /** The way to the agent while its panel is put away. */
  readonly agent?: { readonly busy: boolean; readonly shortcut: string; readonly open: () => void };
}

/** Top right: language, theme and who is signed in; and the way to the agent where its panel is put away. */
export function AccountBar({ wide, onlyYou, agent }: AccountBarProps) {
  const { t } = useTranslation('project');
  return (
    <div className="project-bar project-top-right" data-wide={wide ? '' : undefined}>
      {agent ? (
        <Tooltip label={t('agent.open')} shortcut={agent.shortcut}>
          <Button className="project-agent-button" aria-keyshortcuts="Control+J Meta+J" onClick={agent.open}>
            {agent.busy ? <ProgressRing /> : <PanelRightOpen size={16} strokeWidth={1.75} aria-hidden />}
            {t('agent.label')}
          </Button>
        </Tooltip>
      ) : null}
      {wide && onlyYou ? <span className="project-only-you">{t('onlyYou')}</span> : null}
      <span className="project-grow" />
      <span className="project-wide-only">
        <LanguageMenu />
        <ThemeMenu />
      </span>
      <AccountMenu />
    </div>
  );
}

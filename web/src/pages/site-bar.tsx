import './pages.css';
import { Link, useNavigate } from '@tanstack/react-router';
import { Bookmark, Box, Languages, LogOut, SunMoon, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../api/session.ts';
import { chooseLanguage, useChosenLanguage } from '../i18n/index.ts';
import { chooseTheme, useTheme } from '../theme.ts';
import { Avatar, IconButton, Menu, MenuChoices, MenuItem, MenuLabel, MenuRule, Wordmark } from '../ui/index.ts';
import { languageChoices } from './language-choices.ts';
import { OfflineLine } from './offline-line.tsx';
import { useSigningOut } from './use-signing-out.tsx';

/** The head of every page but the project's: where one can go, how it looks, who one is. */
export function SiteBar() {
  const { t } = useTranslation('ui');
  return (
    <>
      <header className="site-bar">
        <Link className="site-brand" to="/" aria-label={t('bar.brand')}>
          <Wordmark />
        </Link>
        <nav className="site-nav" aria-label={t('bar.main')}>
          <Link to="/">{t('bar.home')}</Link>
          <Link to="/kits">{t('bar.kits')}</Link>
          <Link to="/models">{t('bar.models')}</Link>
        </nav>
        <div className="site-right">
          <LanguageMenu />
          <ThemeMenu />
          <AccountMenu />
        </div>
      </header>
      <OfflineLine />
    </>
  );
}

export function LanguageMenu() {
  const { t } = useTranslation('ui');
  const language = useChosenLanguage();
  return (
    <Menu align="end" trigger={<IconButton icon={Languages} label={t('bar.language')} />}>
      <MenuChoices value={language} onChange={(chosen) => void chooseLanguage(chosen)} choices={languageChoices} />
    </Menu>
  );
}

export function ThemeMenu() {
  const { t } = useTranslation('ui');
  const theme = useTheme();
  const choices = (['light', 'dark', 'system'] as const).map((value) => ({ value, label: t(`theme.${value}`) }));
  return (
    <Menu align="end" trigger={<IconButton icon={SunMoon} label={t('bar.theme')} />}>
      <MenuChoices value={theme} onChange={chooseTheme} choices={choices} />
    </Menu>
  );
}

export function AccountMenu() {
  const { t } = useTranslation('ui');
  const navigate = useNavigate();
  const { user } = useSession();
  const { leave, question } = useSigningOut();
  if (!user) return null;
  return (
    <>
      <Menu
        align="end"
        tip={t('bar.account')}
        trigger={
          <button type="button" className="site-account" aria-label={t('bar.account')}>
            <Avatar person={user} />
          </button>
        }
      >
        <MenuLabel>
          <span className="site-who" dir="auto">
            {user.name}
          </span>
          {user.email}
        </MenuLabel>
        <MenuItem icon={UserRound} onSelect={() => void navigate({ to: '/account' })}>
          {t('bar.account')}
        </MenuItem>
        <MenuItem icon={Box} onSelect={() => void navigate({ to: '/models' })}>
          {t('bar.models')}
        </MenuItem>
        <MenuItem icon={Bookmark} onSelect={() => void navigate({ to: '/memory' })}>
          {t('bar.memory')}
        </MenuItem>
        <MenuRule />
        <MenuItem icon={LogOut} onSelect={leave}>
          {t('bar.signOut')}
        </MenuItem>
      </Menu>
      {question}
    </>
  );
}

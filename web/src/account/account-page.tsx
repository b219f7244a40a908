import './account.css';
import type { User } from '@easel/contract';
import { Link } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../api/session.ts';
import { AccountCredits } from '../credits/account-credits.tsx';
import { SiteBar } from '../pages/site-bar.tsx';
import { Look } from './look.tsx';
import { Profile } from './profile.tsx';
import { SignedIn } from './signed-in.tsx';
import { YourData } from './your-data.tsx';

const sections = ['profile', 'look', 'credits', 'signedIn', 'data'] as const;

/** Who one is here, and how the product speaks and looks. */
export function AccountPage() {
  const { t } = useTranslation('account');
  const { user } = useSession();
  useEffect(() => {
    document.title = t('pageTitle');
  }, [t]);
  return (
    <>
      <SiteBar />
      {user ? <Sections user={user} /> : null}
    </>
  );
}

function Sections({ user }: { readonly user: User }) {
  const { t } = useTranslation('account');
  return (
    <main className="account">
      <nav className="account-nav" aria-label={t('sections')}>
        {sections.map((id) => (
          <a key={id} href={`#${id}`}>
            {t(`${id}.title`)}
          </a>
        ))}
        <Link to="/sources">{t('sources')}</Link>
      </nav>
      <div>
        <h1 className="ui-h2">{t('title')}</h1>
        <Section id="profile" title={t('profile.title')}>
          <Profile user={user} />
        </Section>
        <Section id="look" title={t('look.title')}>
          <Look />
        </Section>
        <Section id="credits" title={t('credits.title')}>
          <AccountCredits />
        </Section>
        <Section id="signedIn" title={t('signedIn.title')}>
          <SignedIn />
        </Section>
        <Section id="data" title={t('data.title')}>
          <YourData user={user} />
        </Section>
        <p className="account-foot">
          <Link to="/sources">{t('sources')}</Link>
        </p>
      </div>
    </main>
  );
}

function Section({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="account-section" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="ui-h3" id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  );
}

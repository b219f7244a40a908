import { ApiError, type User } from '@easel/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../api/client.ts';
import { setUser } from '../api/session.ts';
import { TextField, useErrorWords } from '../ui/index.ts';
import { Portrait } from './portrait.tsx';

const longestName = 80;

export function Profile({ user }: { readonly user: User }) {
  const { t } = useTranslation('account');
  return (
    <div className="profile">
      <Portrait user={user} />
      <div className="profile-fields">
        <NameField user={user} />
        {user.email ? <TextField label={t('profile.email')} value={user.email} readOnly /> : null}
        {user.phone ? <TextField label={t('profile.phone')} value={user.phone} readOnly /> : null}
        <div className="profile-note">
          <p>{t('profile.note')}</p>
          {user.email || user.phone ? <p>{t('profile.signIn')}</p> : null}
        </div>
      </div>
    </div>
  );
}

/** Keeps the name when one leaves the field or presses Enter; Esc brings the old one back. */
function NameField({ user }: { readonly user: User }) {
  const { t } = useTranslation('account');
  const words = useErrorWords();
  // Until something is typed it is whatever it is: another window may change it.
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? user.name;
  const save = useMutation({
    mutationFn: (chosen: string) => client.account.changeProfile({ name: chosen }),
    // One after the other: the last name given is the last to arrive.
    scope: { id: 'profile-name' },
    onSuccess: (changed, chosen) => {
      setUser(changed);
      setTyped((now) => (now?.trim() === chosen ? null : now));
    },
  });
  const keep = () => {
    if (name.trim() !== user.name) save.mutate(name.trim());
  };
  const error = () => {
    if (!save.error) return undefined;
    const blank = save.error instanceof ApiError && save.error.errorCode === 'account.name_blank';
    return blank ? t('profile.nameBlank') : words(save.error);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <TextField
        label={t('profile.name')}
        autoComplete="name"
        maxLength={longestName}
        value={name}
        onChange={(event) => {
          setTyped(event.target.value);
          save.reset();
        }}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(null);
        }}
        error={error()}
        hint={save.isSuccess ? t('profile.saved') : undefined}
      />
    </form>
  );
}

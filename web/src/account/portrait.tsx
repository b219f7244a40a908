import type { User } from '@easel/contract';
import { useMutation } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../api/client.ts';
import { setUser } from '../api/session.ts';
import { megabytesOf, useSizes } from '../api/sizes.ts';
import { Avatar, Button, IconButton, useErrorWords } from '../ui/index.ts';
import { acceptedPictures, pictureFault, uploadPicture } from './upload-picture.ts';

/** One's picture, and how to change it. */
export function Portrait({ user }: { readonly user: User }) {
  const { t } = useTranslation('account');
  const words = useErrorWords();
  const { uploadBytes } = useSizes();
  const file = useRef<HTMLInputElement>(null);
  const change = useMutation({
    mutationFn: async (picture: File | null) => {
      const avatarUrl = picture ? await uploadPicture(picture) : '';
      return client.account.changeProfile({ avatarUrl });
    },
    onSuccess: setUser,
  });
  const trouble = () => {
    const fault = pictureFault(change.error);
    return fault ? t(`picture.${fault}`, { most: megabytesOf(uploadBytes) }) : words(change.error);
  };
  return (
    <div className="portrait">
      <div className="portrait-picture" aria-busy={change.isPending}>
        <Avatar person={user} size={72} />
        <IconButton
          icon={Camera}
          size="dense"
          label={t('picture.change')}
          disabled={change.isPending}
          onClick={() => file.current?.click()}
        />
      </div>
      <input
        ref={file}
        type="file"
        hidden
        accept={acceptedPictures.join(',')}
        onChange={(event) => {
          const [picture] = event.target.files ?? [];
          if (picture) change.mutate(picture);
          // So that the same file can be chosen once more.
          event.target.value = '';
        }}
      />
      {user.avatarUrl ? (
        <Button size="dense" disabled={change.isPending} onClick={() => change.mutate(null)}>
          {t('picture.remove')}
        </Button>
      ) : null}
      {change.error ? (
        <p className="portrait-trouble" role="alert">
          {trouble()}
        </p>
      ) : null}
    </div>
  );
}

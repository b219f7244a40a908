import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { User } from '@easel/contract';
import { client } from '../api/client.ts';
import { useTranslation } from '../i18n/index.ts';
import { Button, useErrorWords } from '../ui/index.ts';
import { DeleteAccount } from './delete-account.tsx';

/** Leaving: with everything, or without a trace. */
export function YourData({ user }: { readonly user: User }) {
  const { t } = useTranslation('account');
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <Export />
      <Row title={t('data.delete.title')} text={t('data.delete.text')}>
        <Button kind="danger" className="data-danger" onClick={() => setDeleting(true)}>
          {t('data.delete.open')}
        </Button>
      </Row>
      <DeleteAccount user={user} open={deleting} onOpenChange={setDeleting} />
    </>
  );
}

function Export() {
  const { t } = useTranslation('account');
  const words = useErrorWords();
  const start = useMutation({
    mutationFn: () => client.personalData.startExport(),
    onSuccess: ({ downloadUrl }) => download(downloadUrl),
  });
  return (
    <Row title={t('data.export.title')} text={t('data.export.text')}>
      <Button kind="outline" waiting={start.isPending} onClick={() => start.mutate()}>
        {t('data.export.act')}
      </Button>
      {start.isSuccess ? (
        <p className="data-note" role="status">
          {t('data.export.begun')}
        </p>
      ) : null}
      {start.error ? (
        <p className="data-note" data-wrong role="alert">
          {t('data.export.failed', { reason: words(start.error) })}
        </p>
      ) : null}
    </Row>
  );
}

function Row({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="data-row">
      <div className="data-words">
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {children}
    </div>
  );
}

/** The browser fetches it by itself, bytes straight to the disk; the page stays. */
function download(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}

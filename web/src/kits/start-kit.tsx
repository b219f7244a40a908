import { FileUp, Globe, PenLine, type LucideIcon } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { Button, Dialog, TextField } from '../ui/index.ts';
import { acceptedKits } from './kit-files.ts';
import { useKitTrouble, type useMakingKit } from './use-kits.ts';

type Making = ReturnType<typeof useMakingKit>;

/** The ways to a kit: from a page, from a file, from nothing. */
export function StartKit({ making }: { readonly making: Making }) {
  const { t } = useTranslation('kits');
  const [asking, setAsking] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const { blank, fromFile } = making;
  return (
    <div className="kit-start">
      <Way icon={Globe} way="website" onChoose={() => setAsking(true)} />
      <Way icon={FileUp} way="file" waiting={fromFile.isPending} onChoose={() => file.current?.click()} />
      <Way icon={PenLine} way="blank" waiting={blank.isPending} onChoose={() => blank.mutate()} />
      <input
        ref={file}
        type="file"
        hidden
        aria-label={t('start.file')}
        accept={acceptedKits}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (chosen) fromFile.mutate(chosen);
        }}
      />
      <WebsiteDialog open={asking} onOpenChange={setAsking} making={making} />
    </div>
  );
}

interface WayProps {
  readonly icon: LucideIcon;
  readonly way: 'website' | 'file' | 'blank';
  readonly waiting?: boolean;
  readonly onChoose: () => void;
}

function Way({ icon: Icon, way, waiting = false, onChoose }: WayProps) {
  const { t } = useTranslation('kits');
  return (
    <button type="button" className="kit-way" aria-busy={waiting || undefined} disabled={waiting} onClick={onChoose}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <span>
        <b>{t(`start.${way}`)}</b>
        <span>{waiting ? t('start.making') : t(`start.${way}Note`)}</span>
      </span>
    </button>
  );
}

interface WebsiteDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly making: Making;
}

function WebsiteDialog({ open, onOpenChange, making: { fromWebsite } }: WebsiteDialogProps) {
  const { t } = useTranslation('kits');
  const trouble = useKitTrouble();
  const form = useId();
  const [url, setUrl] = useState('');
  const address = useRef<HTMLInputElement>(null);
  const reading = useRef<AbortController>(null);
  // Reading takes a while: a kit that nobody wants any more is not to be made and opened.
  const giveUp = () => {
    reading.current?.abort();
    fromWebsite.reset();
  };
  const leave = () => {
    giveUp();
    onOpenChange(false);
  };
  const read = () => {
    if (url.trim() === '' || fromWebsite.isPending) return;
    const { signal } = (reading.current = new AbortController());
    fromWebsite.mutate({ url: url.trim(), signal });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={leave}
      title={t('website.title')}
      firstFocus={address}
      foot={
        <>
          <Button onClick={leave}>{t('cancel')}</Button>
          <Button type="submit" form={form} kind="accent" disabled={url.trim() === ''} waiting={fromWebsite.isPending}>
            {t('website.act')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="kit-website"
        onSubmit={(event) => {
          event.preventDefault();
          read();
        }}
      >
        <p>{t('website.words')}</p>
        <TextField
          ref={address}
          label={t('website.address')}
          placeholder="example.com"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2000}
          value={url}
          onChange={(event) => {
            setUrl(event.target.value);
            giveUp();
          }}
          error={fromWebsite.error ? trouble(fromWebsite.error) : undefined}
          hint={fromWebsite.isPending ? t('website.reading') : undefined}
        />
      </form>
    </Dialog>
  );
}

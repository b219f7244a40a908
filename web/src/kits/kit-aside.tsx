import { ImageUp, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { Button } from '../ui/index.ts';
import { KitCover } from './kit-cover.tsx';
import { acceptedPictures } from './kit-files.ts';
import type { SectionProps } from './section.tsx';
import { useUploading } from './use-uploading.ts';

/** The front of the kit, drawn from what is in it, and what all of it is for. */
export function KitAside({ document, edit }: SectionProps) {
  const { t } = useTranslation('kits');
  const input = useRef<HTMLInputElement>(null);
  const { running, upload } = useUploading((cover) => edit((now) => ({ ...now, cover })));
  return (
    <aside className="kit-aside" aria-labelledby="kit-cover-title">
      <h2 className="kit-aside-title" id="kit-cover-title">
        {t(document.cover ? 'cover.own' : 'cover.drawn')}
      </h2>
      <KitCover document={document} />
      <div className="kit-acts">
        <Button size="dense" icon={ImageUp} waiting={running} onClick={() => input.current?.click()}>
          {t('cover.choose')}
        </Button>
        {document.cover ? (
          <Button size="dense" icon={X} onClick={() => edit((now) => ({ ...now, cover: null }))}>
            {t('cover.drop')}
          </Button>
        ) : null}
        <input
          ref={input}
          type="file"
          hidden
          accept={acceptedPictures}
          aria-label={t('cover.choose')}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            currentTarget.value = '';
            upload(files);
          }}
        />
      </div>
      <h2 className="kit-aside-title">{t('told.title')}</h2>
      <p className="kit-told">{t('told.words')}</p>
    </aside>
  );
}

import type { CanvasNode } from '@easel/canvas';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Button, Segments } from '../../ui/index.ts';
import { useSession } from '../canvas-context.ts';
import { nodeName } from '../edits.ts';
import { sizeWords } from '../inspector/size-words.ts';
import { kindOf, pictureFile, pictureKinds, type PictureKind } from './encode-picture.ts';
import { faultOfSize, toKind } from './picture-size.ts';
import { isSeeThrough, type PictureSource } from './picture-source.ts';
import { putPicture } from './put-picture.ts';
import { useEncoded } from './use-encoded.ts';

export interface ConvertFormProps {
  readonly source: PictureSource;
  readonly node: CanvasNode;
  readonly note: ReactNode;
}

const kindNames: Readonly<Record<PictureKind, string>> = { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' };

export function ConvertForm({ source, node, note }: ConvertFormProps) {
  const session = useSession();
  const { t, i18n } = useTranslation('work');
  const seeThrough = useMemo(() => isSeeThrough(source), [source]);
  const [kind, setKind] = useState(() => firstKind(source.type, seeThrough));
  const [quality, setQuality] = useState(85);
  const [ground, setGround] = useState('#ffffff');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[role="radio"][aria-checked="true"]')?.focus(), []);
  const tooLarge = faultOfSize(source.size) !== null;
  const made = useEncoded(source, { kind, quality: quality / 100, ground: kind === 'jpeg' ? ground : undefined });
  const apply = () => {
    if (!made) return;
    const done = t('convert.done', { kind: kindNames[kind], size: sizeWords(made.size, i18n.language) });
    putPicture(session, node, { file: pictureFile(made, nodeName(node), kind), become: toKind, done });
  };
  return (
    <form
      ref={form}
      className="picture-tool"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <Segments
        label={t('convert.kind')}
        value={kind}
        onChange={setKind}
        segments={pictureKinds.map((value) => ({ value, label: kindNames[value] }))}
      />
      {kind === 'png' ? null : (
        <label className="picture-tool-row">
          <span>{t('convert.quality')}</span>
          <input
            type="range"
            min={10}
            max={100}
            value={quality}
            onChange={({ target }) => setQuality(target.valueAsNumber)}
          />
          <output>{quality}</output>
        </label>
      )}
      {kind === 'jpeg' && seeThrough ? (
        <label className="picture-tool-row">
          <span>{t('convert.ground')}</span>
          <input type="color" value={ground} onChange={({ target }) => setGround(target.value)} />
          <output>{ground.toUpperCase()}</output>
        </label>
      ) : null}
      <Sizes source={source} made={tooLarge ? null : made} />
      {note}
      <div className="picture-tool-foot">
        <Button type="submit" kind="accent" disabled={made === null || tooLarge} waiting={made === undefined}>
          {t('convert.apply', { kind: kindNames[kind] })}
        </Button>
      </div>
    </form>
  );
}

/** What it weighs now, and what it would. */
function Sizes({ source, made }: { readonly source: PictureSource; readonly made: Blob | null | undefined }) {
  const { t, i18n } = useTranslation('work');
  if (made === null) {
    return (
      <p className="picture-tool-note" role="alert" data-wrong="">
        {t('tool.failed')}
      </p>
    );
  }
  const now = kindOf(source.type);
  const name = now ? kindNames[now] : (source.type.split('/')[1] ?? '').split('+')[0]!.toUpperCase();
  const change = made ? Math.round((made.size / source.bytes - 1) * 100) : 0;
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', signDisplay: 'exceptZero' });
  return (
    <p className="picture-tool-sizes" role="status" aria-busy={made === undefined}>
      <span>{t('convert.now', { kind: name, size: sizeWords(source.bytes, i18n.language) })}</span>
      <strong>{made ? sizeWords(made.size, i18n.language) : '…'}</strong>
      {made ? <span>{percent.format(change / 100)}</span> : null}
    </p>
  );
}

/** What one most likely wants: smaller, and nothing lost that shows through. */
function firstKind(type: string, seeThrough: boolean): PictureKind {
  if (seeThrough) return type === 'image/webp' ? 'png' : 'webp';
  return type === 'image/jpeg' ? 'webp' : 'jpeg';
}

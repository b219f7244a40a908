import type { CanvasNode, Size } from '@easel/canvas';
import { Link2, Unlink2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Button, IconButton, TextField } from '../../ui/index.ts';
import { useSession } from '../canvas-context.ts';
import type { Box } from '../camera.ts';
import { longestSide } from '../crop/picture-edits.ts';
import { nodeName } from '../edits.ts';
import { encode, kindOf, pictureFile } from './encode-picture.ts';
import { faultOfSize, keepsShape, lengths, scaledBy, shares, toSize, withLongest, withSide } from './picture-size.ts';
import type { PictureSource } from './picture-source.ts';
import { putPicture } from './put-picture.ts';
import { resample } from './resample.ts';

/** Nobody sees the difference, and resized pictures are often resized again. */
const quality = 0.95;

export interface ResizeFormProps {
  readonly source: PictureSource;
  /** What one sees of it, in its pixels. */
  readonly part: Box;
  readonly node: CanvasNode;
  readonly note: ReactNode;
}

export function ResizeForm({ source, part, node, note }: ResizeFormProps) {
  const session = useSession();
  const { t } = useTranslation('work');
  const [size, setSize] = useState<Size>({ width: part.width, height: part.height });
  const [kept, setKept] = useState(true);
  const [state, setState] = useState<'ready' | 'working' | 'failed'>('ready');
  const fault = faultOfSize(size);
  const same = size.width === part.width && size.height === part.height;
  const larger = size.width > part.width || size.height > part.height;
  const set = (next: Size) => {
    setSize(next);
    setState('ready');
  };
  const apply = async () => {
    if (fault || same || state === 'working') return;
    setState('working');
    try {
      const kind = kindOf(source.type) ?? 'png';
      const blob = await encode(await resample(source, part, size), kind, quality);
      const done = t('resize.done', { ...size });
      putPicture(session, node, { file: pictureFile(blob, nodeName(node), kind), become: toSize(part, size), done });
    } catch {
      setState('failed');
    }
  };
  const hint = fault ? t(`resize.fault.${fault}`, { side: longestSide }) : larger && !same ? t('resize.larger') : '';
  return (
    <form
      className="picture-tool"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
      <div className="picture-tool-sides">
        <Side
          label={t('resize.width')}
          focused
          value={size.width}
          onChange={(x) => set(withSide(size, 'width', x, part, kept))}
        />
        <IconButton
          icon={kept ? Link2 : Unlink2}
          label={t('resize.kept')}
          aria-pressed={kept}
          onClick={() => {
            if (!kept) set(withSide(size, 'width', size.width, part, true));
            setKept(!kept);
          }}
        />
        <Side
          label={t('resize.height')}
          value={size.height}
          onChange={(y) => set(withSide(size, 'height', y, part, kept))}
        />
      </div>
      <Presets part={part} onChoose={set} />
      <p className="picture-tool-note" role={fault ? 'alert' : undefined} data-wrong={fault ? '' : undefined}>
        {hint ||
          t(keepsShape(part, size) ? 'resize.now' : 'resize.reshaped', { width: part.width, height: part.height })}
      </p>
      {node.data?.['crop'] ? <p className="picture-tool-note">{t('resize.cropped')}</p> : null}
      {note}
      {state === 'failed' ? (
        <p className="picture-tool-note" role="alert" data-wrong="">
          {t('tool.failed')}
        </p>
      ) : null}
      <div className="picture-tool-foot">
        <Button type="submit" kind="accent" disabled={fault !== null || same} waiting={state === 'working'}>
          {t('resize.apply')}
        </Button>
      </div>
    </form>
  );
}

interface SideProps {
  readonly label: string;
  /** 0 while nothing is written. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly focused?: boolean;
}

function Side({ label, value, onChange, focused = false }: SideProps) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoFocus={focused}
      autoComplete="off"
      value={value === 0 ? '' : value}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => onChange(Number(target.value.replaceAll(/\D/g, '').slice(0, 6)))}
      end={<span className="picture-tool-unit">px</span>}
    />
  );
}

/** By shares of the size, and by the longer side. */
function Presets({ part, onChoose }: { readonly part: Size; readonly onChoose: (size: Size) => void }) {
  const { t, i18n } = useTranslation('work');
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  return (
    <div className="picture-tool-presets" role="group" aria-label={t('resize.presets')}>
      {shares.map((share) => (
        <Button key={share} kind="outline" size="dense" onClick={() => onChoose(scaledBy(part, share))}>
          {percent.format(share)}
        </Button>
      ))}
      {lengths.map((length) => (
        <Button
          key={length}
          kind="outline"
          size="dense"
          aria-label={t('resize.longest', { length })}
          onClick={() => onChoose(withLongest(part, length))}
        >
          {length}
        </Button>
      ))}
    </div>
  );
}

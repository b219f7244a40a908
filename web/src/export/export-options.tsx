import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { Button, Segments } from '../ui/index.ts';
import { ExportSwitch } from './export-switch.tsx';
import { formats, limitOf, scales } from './sizes.ts';
import { whats } from './subject.ts';
import type { Exporting, ProjectAs } from './use-export.ts';

export interface ExportOptionsProps {
  readonly exporting: Exporting;
  readonly mayTakeFile: boolean;
}

export function ExportOptions({ exporting, mayTakeFile }: ExportOptionsProps) {
  const { t } = useTranslation('export');
  const { choice, change, there, kind, subject } = exporting;
  if (!subject) return <p className="export-note">{t('nothing')}</p>;
  return (
    <>
      <Option name={t('what.label')}>
        <Segments
          label={t('what.label')}
          value={choice.what}
          onChange={(what) => change({ what })}
          segments={whats.map((value) => ({ value, label: t(`what.${value}`), disabled: !there[value] }))}
        />
      </Option>
      {choice.what === 'project' ? (
        <ProjectChoice
          value={choice.projectAs}
          mayTakeFile={mayTakeFile}
          onChange={(projectAs) => change({ projectAs })}
        />
      ) : null}
      {kind === 'zip' || kind === 'project' ? null : (
        <>
          <Option name={t('format')}>
            <Segments
              label={t('format')}
              value={choice.format}
              onChange={(format) => change({ format })}
              segments={formats.map((value) => ({ value, label: value === 'jpeg' ? 'JPEG' : t(`kind.${value}`) }))}
            />
          </Option>
          <p className="export-note">{t(`note.${choice.format}`)}</p>
          <hr className="export-rule" />
          <FormatOptions exporting={exporting} />
        </>
      )}
    </>
  );
}

function FormatOptions({ exporting }: { readonly exporting: Exporting }) {
  const { t } = useTranslation('export');
  const { choice, change, kind, pixels, subject, origin } = exporting;
  const texts = subject?.items.filter(({ reading }) => reading.kind === 'text').length ?? 0;
  return (
    <>
      {pixels ? <SizeOption exporting={exporting} /> : null}
      {kind === 'jpeg' || kind === 'webp' ? (
        <Option name={t('quality')}>
          <input
            type="range"
            min={10}
            max={100}
            aria-label={t('quality')}
            value={choice.quality}
            onChange={({ target }) => change({ quality: target.valueAsNumber })}
          />
          <span className="export-after">{choice.quality}</span>
        </Option>
      ) : null}
      {kind === 'jpeg' ? null : (
        <Option name={t('background')}>
          <ExportSwitch
            label={t('transparent')}
            on={choice.transparent}
            onChange={(transparent) => change({ transparent })}
          />
        </Option>
      )}
      {kind === 'jpeg' || !choice.transparent ? (
        <Option name={kind === 'jpeg' ? t('background') : ''}>
          <input
            type="color"
            aria-label={t('background')}
            value={choice.background}
            onChange={({ target }) => change({ background: target.value })}
          />
          <span className="export-after">{choice.background.toUpperCase()}</span>
        </Option>
      ) : null}
      {kind === 'svg' && texts > 0 ? (
        <Option name={t('text')} hint={t(choice.outlines ? 'outlinesHint' : 'liveHint')}>
          <Segments
            label={t('text')}
            value={choice.outlines ? 'outlines' : 'live'}
            onChange={(value) => change({ outlines: value === 'outlines' })}
            segments={(['live', 'outlines'] as const).map((value) => ({ value, label: t(value) }))}
          />
        </Option>
      ) : null}
      {kind === 'psd' ? (
        <Option name={t('hidden')}>
          <ExportSwitch label={t('hiddenAlong')} on={choice.hidden} onChange={(hidden) => change({ hidden })} />
        </Option>
      ) : null}
      {hasWires(exporting) ? (
        <Option name={t('connections')}>
          <ExportSwitch label={t('connectionsAlong')} on={choice.wires} onChange={(wires) => change({ wires })} />
        </Option>
      ) : null}
      {origin ? (
        <Option name={t('origin')} hint={t('originHint')}>
          <ExportSwitch label={t('originAlong')} on={choice.origin} onChange={(on) => change({ origin: on })} />
        </Option>
      ) : null}
    </>
  );
}

function SizeOption({ exporting }: { readonly exporting: Exporting }) {
  const { t, i18n } = useTranslation('export');
  const { choice, change, kind, pixels, tooLarge, largest } = exporting;
  const number = new Intl.NumberFormat(i18n.language);
  const limit = limitOf(kind === 'project' ? 'zip' : kind);
  const sizes = {
    width: number.format(pixels?.width ?? 0),
    height: number.format(pixels?.height ?? 0),
    side: number.format(limit.side),
    megapixels: number.format(limit.megapixels),
  };
  return (
    <>
      <Option name={t('size')}>
        <Segments
          label={t('size')}
          value={String(choice.scale)}
          onChange={(scale) => change({ scale: Number(scale) })}
          segments={scales.map((scale) => ({ value: String(scale), label: `${scale}×` }))}
        />
        <span className="export-after">
          {pixels?.width} × {pixels?.height}
        </span>
      </Option>
      {tooLarge ? (
        <div className="export-warning" role="status">
          <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
          <p>{t('tooLarge', { format: t(`kind.${kind}`), ...sizes })}</p>
          {largest === undefined ? null : (
            <Button kind="outline" size="dense" onClick={() => change({ scale: largest })}>
              {t('atScale', { scale: largest })}
            </Button>
          )}
        </div>
      ) : null}
    </>
  );
}

function hasWires({ subject, choice }: Exporting): boolean {
  if (!subject) return false;
  if (choice.wires) return true;
  const ids = new Set(subject.items.map(({ node }) => node.id));
  return [...subject.canvas.connections.values()].some(({ from, to }) => ids.has(from) && ids.has(to));
}

interface ProjectChoiceProps {
  readonly value: ProjectAs;
  readonly mayTakeFile: boolean;
  readonly onChange: (value: ProjectAs) => void;
}

function ProjectChoice({ value, mayTakeFile, onChange }: ProjectChoiceProps) {
  const { t } = useTranslation('export');
  const ways = (['page', 'pictures', 'file'] as const).filter((way) => way !== 'file' || mayTakeFile);
  return (
    <fieldset className="export-choice">
      <legend className="sr-only">{t('what.project')}</legend>
      {ways.map((way) => (
        <label key={way} data-on={way === value ? '' : undefined}>
          <input type="radio" name="export-project" checked={way === value} onChange={() => onChange(way)} />
          <span>
            <strong>{t(`as.${way}`)}</strong>
            <small>{t(`as.${way}Means`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface OptionProps {
  readonly name: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

function Option({ name, hint, children }: OptionProps) {
  return (
    <div className="export-option">
      <span className="export-name" aria-hidden>
        {name}
      </span>
      <div className="export-row">{children}</div>
      {hint ? <p className="export-hint">{hint}</p> : null}
    </div>
  );
}

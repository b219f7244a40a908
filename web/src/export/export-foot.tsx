import { sizeWords } from '../canvas/inspector/size-words.ts';
import { useLanguage, useTranslation } from '../i18n/index.ts';
import { Button } from '../ui/index.ts';
import type { Run } from './run.ts';
import { useEstimate } from './use-estimate.ts';
import type { Exporting } from './use-export.ts';

export interface ExportFootProps {
  readonly run: Run | null;
  readonly exporting: Exporting;
  /** Whether this very file was called off. */
  readonly stopped: boolean;
  readonly onStart: () => void;
  readonly onStop: () => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
  readonly onSaveAgain: () => void;
}

/** The file that comes of it, and the one act of the moment. */
export function ExportFoot(props: ExportFootProps) {
  const { run, exporting, stopped, onStart, onStop, onBack, onClose, onSaveAgain } = props;
  const { t } = useTranslation('export');
  const language = useLanguage();
  const estimate = useEstimate(run ? null : exporting);
  if (!run) {
    const { kind, tooLarge, subject, fileName } = exporting;
    const size = estimate === null ? t(`comes.${kind}`) : t('about', { size: sizeWords(estimate, language) });
    return (
      <Foot name={fileName} words={stopped ? t('stopped') : size}>
        <Button kind="accent" autoFocus={stopped} disabled={!subject || tooLarge} onClick={onStart}>
          {t('act')}
        </Button>
      </Foot>
    );
  }
  const share = shareOf(run);
  if (run.phase === 'running') {
    return (
      <>
        <div
          className="export-progress"
          role="progressbar"
          aria-label={t('title')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
        >
          <i style={{ transform: `scaleX(${share})` }} />
        </div>
        <Foot name={run.fileName} words={t('percent', { percent: Math.round(share * 100) })}>
          <Button onClick={onClose}>{t('keepGoing')}</Button>
          <Button kind="outline" onClick={onStop}>
            {t('cancel')}
          </Button>
        </Foot>
      </>
    );
  }
  if (run.phase === 'failed') {
    return (
      <Foot name="" words={t('nothingSaved')}>
        <Button onClick={onBack}>{t('back')}</Button>
      </Foot>
    );
  }
  const size = sizeWords(run.made?.blob.size ?? 0, language);
  return (
    <Foot name={run.fileName} words={t('inDownloads', { size })}>
      <Button onClick={onBack}>{t('back')}</Button>
      <Button kind="outline" onClick={onSaveAgain}>
        {t('saveAgain')}
      </Button>
      <Button
        kind="accent"
        autoFocus
        onClick={() => {
          onBack();
          onClose();
        }}
      >
        {t('done')}
      </Button>
    </Foot>
  );
}

interface FootProps {
  readonly name: string;
  readonly words: string;
  readonly children: React.ReactNode;
}

function Foot({ name, words, children }: FootProps) {
  return (
    <div className="ui-dialog-foot export-foot">
      <p className="export-file" role="status">
        {name ? <strong dir="auto">{name}</strong> : null}
        <span>{words}</span>
      </p>
      {children}
    </div>
  );
}

/** Of the whole: the drawing is nearly all of it. */
function shareOf({ steps }: Run): number {
  const now = steps.at(-1);
  if (!now || now.id === 'gather') return now && now.total > 0 ? (now.count / now.total) * 0.95 : 0.02;
  if (now.id === 'write') return 0.9;
  return 0.05 + (now.total > 0 ? now.count / now.total : 0) * 0.85;
}

import { Brush, Contrast, Trash2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton, Segments } from '../../ui/index.ts';
import { shortcutText } from '../shortcuts.ts';
import { brushRange, type MaskBrush } from './use-mask-brush.ts';

/** In place of the tools: the brush, and the way out at the end. */
export function MaskBar({ brush, onLeave }: { readonly brush: MaskBrush; readonly onLeave: () => void }) {
  const { t } = useTranslation('work');
  const { width, setWidth, removes, setRemoves, steps, undo, invert, clear } = brush;
  return (
    <section className="canvas-panel canvas-bar canvas-tools mode-bar" aria-label={t('mask.label')}>
      <span className="mode-name">
        <Brush size={16} strokeWidth={1.75} aria-hidden />
        <b>{t('mask.name')}</b>
      </span>
      <Segments
        label={t('mask.brush')}
        value={removes ? 'remove' : 'add'}
        onChange={(value) => setRemoves(value === 'remove')}
        segments={[
          { value: 'add', label: t('mask.add') },
          { value: 'remove', label: t('mask.remove') },
        ]}
      />
      <span className="canvas-rule" />
      <label className="work-width">
        <input
          type="range"
          aria-label={t('mask.width')}
          min={brushRange.least}
          max={brushRange.most}
          value={width}
          onChange={(event) => setWidth(event.target.valueAsNumber)}
        />
        <span>{t('mask.pixels', { width })}</span>
      </label>
      <span className="canvas-rule" />
      <IconButton
        icon={Undo2}
        label={t('mask.undo')}
        shortcut={shortcutText('Mod+Z')}
        side="top"
        disabled={steps.length === 0}
        onClick={undo}
      />
      <IconButton icon={Contrast} label={t('mask.invert')} shortcut="I" side="top" onClick={invert} />
      <IconButton icon={Trash2} label={t('mask.clear')} shortcut={shortcutText('Delete')} side="top" onClick={clear} />
      <span className="canvas-rule" />
      <span className="mode-end">
        <Button aria-keyshortcuts="Escape" title={shortcutText('Escape')} onClick={onLeave}>
          {t('leave')}
        </Button>
      </span>
    </section>
  );
}

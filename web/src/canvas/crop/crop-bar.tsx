import { Crop, RotateCcw, RectangleVertical } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { Button, IconButton } from '../../ui/index.ts';
import { useSession } from '../canvas-context.ts';
import type { Commands } from '../commands.ts';
import { shortcutText } from '../shortcuts.ts';
import { useText } from '../use-text.ts';
import { fitRatio, ratioNames, ratioOf, type CropState, type RatioName } from './crop-frame.ts';
import { turnCrop } from './crop-keys.ts';
import { changeCrop } from './use-crop-drag.ts';

/** In place of the tools: what the crop's shape is, and the two ways out at the end. */
export function CropBar({ commands, crop }: { readonly commands: Commands; readonly crop: CropState }) {
  const session = useSession();
  const t = useText();
  const choose = (ratio: RatioName) =>
    changeCrop(session, (now) => {
      const wanted = ratioOf(ratio, false, now);
      return { ...now, ratio, turned: false, part: wanted === null ? now.part : fitRatio(now, wanted) };
    });
  const reset = () =>
    changeCrop(session, (now) => ({ ...now, ratio: 'free', turned: false, part: { ...now.picture } }));
  return (
    <section className="canvas-panel canvas-bar canvas-tools mode-bar" aria-label={t('crop.label')}>
      <span className="mode-name">
        <Crop size={16} strokeWidth={1.75} aria-hidden />
        <b>{t('crop.name')}</b>
      </span>
      <RadioGroup.Root
        className="crop-ratios"
        aria-label={t('crop.ratio')}
        orientation="horizontal"
        value={crop.ratio}
        onValueChange={(value) => choose(value as RatioName)}
      >
        {ratioNames.map((ratio) => (
          <RadioGroup.Item key={ratio} value={ratio} className="mode-choice">
            <RatioMark ratio={ratio} />
            <span>{ratio === 'free' || ratio === 'original' ? t(`crop.${ratio}`) : ratio}</span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <span className="canvas-rule" />
      <IconButton
        icon={RectangleVertical}
        label={t('crop.turn')}
        shortcut="X"
        side="top"
        onClick={() => turnCrop(session)}
      />
      <IconButton icon={RotateCcw} label={t('crop.reset')} side="top" onClick={reset} />
      <span className="canvas-rule" />
      <span className="mode-end">
        <Button aria-keyshortcuts="Escape" title={shortcutText('Escape')} onClick={commands.cancelCrop}>
          {t('crop.cancel')}
        </Button>
        <Button kind="accent" aria-keyshortcuts="Enter" title={shortcutText('Enter')} onClick={commands.applyCrop}>
          {t('crop.apply')}
        </Button>
      </span>
    </section>
  );
}

/** The longer side of the little outlines, in pixels. */
const markSide = 12;

function RatioMark({ ratio }: { readonly ratio: RatioName }) {
  if (ratio === 'free' || ratio === 'original') return null;
  const [width = 1, height = 1] = ratio.split(':').map((figure) => Number(figure));
  const scale = markSide / Math.max(width, height);
  return <i className="crop-mark" style={{ width: width * scale, height: height * scale }} aria-hidden />;
}

import type { NormalisedNode } from '@easel/canvas';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/index.ts';
import { showToast, Tooltip } from '../../ui/index.ts';
import { pixelsOf } from '../picture-tools/picture-pixels.ts';
import { picturePalette } from '../picture-tools/picture-colours.ts';

/** The colours that a picture lives on; pressing one takes it along. */
export function PictureColours({ picture }: { readonly picture: Extract<NormalisedNode, { kind: 'image' }> }) {
  const { t } = useTranslation('panels');
  const { url, crop } = picture.data;
  const { data: colours = [] } = useQuery({
    queryKey: ['picture-colours', url, crop],
    queryFn: async () => picturePalette(await pixelsOf(picture)),
    enabled: url !== '',
    staleTime: Infinity,
    retry: false,
  });
  if (colours.length === 0) return null;
  const copy = async (colour: string) => {
    const shown = { colour: colour.toUpperCase() };
    try {
      await navigator.clipboard.writeText(colour);
      showToast({ text: t('inspector.copiedColour', shown) });
    } catch {
      // Without encryption browsers keep the clipboard to themselves.
      showToast({ text: t('inspector.colourByHand', shown) });
    }
  };
  return (
    <div className="inspect-colours" role="group" aria-label={t('inspector.colours')}>
      <span>{t('inspector.colours')}</span>
      {colours.map((colour) => (
        <Tooltip key={colour} label={t('inspector.copyColour', { colour: colour.toUpperCase() })} side="top">
          <button
            type="button"
            style={{ background: colour }}
            aria-label={t('inspector.copyColour', { colour: colour.toUpperCase() })}
            onClick={() => void copy(colour)}
          />
        </Tooltip>
      ))}
    </div>
  );
}

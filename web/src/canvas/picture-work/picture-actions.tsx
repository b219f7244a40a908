/** In the action bar of a picture: what can be had done with it. */
import { normaliseNode, type CanvasNode } from '@easel/canvas';
import type { PictureOperation } from '@easel/contract';
import { useQuery } from '@tanstack/react-query';
import { Brush, Expand, ImageMinus, ImageUpscale, Images, Layers2, PenLine, type LucideIcon } from 'lucide-react';
import { useContext } from 'react';
import { useStore } from 'zustand';
import { useTranslation } from 'react-i18next';
import { modelsQuery } from '../../api/models.ts';
import { Button, IconButton, Menu, MenuItem, ProgressRing, Tooltip } from '../../ui/index.ts';
import { useSession } from '../canvas-context.ts';
import type { WorkState } from '../modes.ts';
import { AskContext } from './asking.ts';
import { useText } from '../use-text.ts';
import { SetWordsButton } from '../wording/set-words-button.tsx';
import { waysOf, type PictureWork } from './picture-ways.ts';
import { shownPicture } from './shown-picture.ts';
import { takeApart } from './take-apart.ts';
import { takingApart } from './taking-apart.ts';
import './actions.css';

const factors = [2, 4] as const;

export function PictureActions({ picture }: { readonly picture: CanvasNode }) {
  const session = useSession();
  const ask = useContext(AskContext);
  const { t } = useTranslation('work');
  const { data } = useQuery(modelsQuery);
  const reading = normaliseNode(picture);
  const shown = shownPicture(picture);
  if (!ask || !data || !shown || reading.kind !== 'image') return null;
  const ways = waysOf(data.models, { prompt: reading.data.prompt ?? '', model: reading.data.model ?? '' });
  const label = (work: PictureWork) => {
    const how = ways[work] === 'none' ? t(`none.${work}`) : ways[work] === 'calculation' ? t(`plain.${work}`) : '';
    return how ? t('how', { what: t(`act.${work}`), how }) : t(`act.${work}`);
  };
  const askFor = (operation: PictureOperation) => {
    const title = shown.title || t('words.untitled');
    const factor = operation.kind === 'upscale' ? operation.factor : 0;
    ask({ text: t(`words.${operation.kind}`, { title, factor }), operation, picture: shown });
  };
  const loose = ways.mask === 'loose';
  const open = (kind: WorkState['kind']) => session.modes.setState({ work: { kind, id: picture.id, loose } });
  const acts: Record<Exclude<PictureWork, 'upscale' | 'edit'>, { icon: LucideIcon; run: () => void }> = {
    mask: { icon: Brush, run: () => open('mask') },
    variations: {
      icon: Images,
      run: () => askFor({ kind: 'variations', nodeId: picture.id }),
    },
    expand: { icon: Expand, run: () => open('expand') },
    removeBackground: {
      icon: ImageMinus,
      run: () => askFor({ kind: 'remove-background', nodeId: picture.id }),
    },
  };
  return (
    <>
      <Tooltip label={label('edit')} side="top">
        <Button
          className="canvas-worded work-edit"
          icon={PenLine}
          aria-label={label('edit')}
          {...offered(ways.edit !== 'none', () => open('edit'))}
        >
          <span>{t('act.edit')}</span>
        </Button>
      </Tooltip>
      <SetWordsButton session={session} picture={picture} />
      <ElementsButton picture={picture} />
      <span className="canvas-rule" />
      {(['mask', 'variations', 'expand', 'removeBackground'] as const).map((work) => (
        <IconButton
          key={work}
          icon={acts[work].icon}
          label={label(work)}
          side="top"
          {...offered(ways[work] !== 'none', acts[work].run)}
        />
      ))}
      <Menu tip={label('upscale')} side="top" trigger={<UpscaleButton label={label('upscale')} />}>
        {factors.map((factor) => (
          <MenuItem key={factor} onSelect={() => askFor({ kind: 'upscale', nodeId: picture.id, factor })}>
            {t('factor', { factor })}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/**
 * While it is taken apart, the button shows how far that is, and pressing it stops that. It stays the same button: the focus
 * is not lost with it.
 */
function ElementsButton({ picture }: { readonly picture: CanvasNode }) {
  const session = useSession();
  const { t } = useTranslation('work');
  const words = useText();
  const taking = useStore(takingApart, (state) => state.get(picture.id));
  const percent = Math.round((taking?.progress ?? 0) * 100);
  const stop = taking?.cancel ? t('stopTaking') : t('stoppingTaking');
  const stopAt = taking?.cancel ? t('stopTakingAt', { percent }) : stop;
  const press = taking ? () => taking.cancel?.() : () => void takeApart(session, picture, words);
  return (
    <Tooltip label={taking ? stop : t('act.elements')} side="top">
      <button
        type="button"
        className="ui-icon-button"
        data-kind="quiet"
        data-size="control"
        aria-label={taking ? stopAt : t('act.elements')}
        aria-disabled={taking?.cancel === null}
        onClick={press}
      >
        {taking ? (
          <ProgressRing size={16} progress={taking.cancel ? taking.progress : undefined} />
        ) : (
          <Layers2 size={16} strokeWidth={1.75} aria-hidden />
        )}
      </button>
    </Tooltip>
  );
}

/** What cannot be done stays where it is and says why: a tooltip needs a button that can be reached. */
function offered(can: boolean, run: () => void) {
  return can ? { onClick: run } : { 'aria-disabled': true as const, onClick: () => {} };
}

function UpscaleButton({ label, ...rest }: { readonly label: string }) {
  return (
    <button type="button" {...rest} className="ui-icon-button" data-kind="quiet" data-size="control" aria-label={label}>
      <ImageUpscale size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
}

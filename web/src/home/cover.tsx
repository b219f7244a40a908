import type { ProjectSummary } from '@easel/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
// Not through the canvas's edge: home must not load the canvas for the sake of an address.
import { thumbnailUrl } from '../canvas/thumbnails.ts';
import { ProgressRing, Skeleton } from '../ui/index.ts';

const mostPictures = 3;
/** CSS pixels that a cover is wide, at most. */
const coverWidth = 280;
/** From this ratio on a picture counts as wide. */
const wideFrom = 1.6;

/** The newest pictures of a project: one as it is, two side by side, three as a large and two small ones. */
export function Cover({ project }: { readonly project: ProjectSummary }) {
  const { coverUrls, turn } = project;
  const pictures = coverUrls.slice(0, mostPictures);
  // Known once the newest has loaded; until then nothing is seen of it that could jump.
  const [wide, setWide] = useState(false);
  const coming = turn && pictures.length === 0 ? Math.min(mostPictures, Math.max(1, turn.picturesWanted)) : 0;
  return (
    <figure className="cover" data-pictures={pictures.length || coming} data-wide={wide || undefined}>
      {pictures.map((url, at) => (
        <CoverPicture
          key={url}
          url={url}
          share={pictures.length > 1 && !wide ? 2 : 1}
          {...(at === 0 && { onRatio: (ratio) => setWide(ratio > wideFrom) })}
        />
      ))}
      {places(coming).map((place) => (
        <Skeleton key={place} />
      ))}
      {turn ? <Running turn={turn} /> : null}
    </figure>
  );
}

interface CoverPictureProps {
  readonly url: string;
  /** How many pictures lie side by side. */
  readonly share: number;
  readonly onRatio?: (ratio: number) => void;
}

function CoverPicture({ url, share, onRatio }: CoverPictureProps) {
  const kept = (width: number) => `${thumbnailUrl(url, width, Infinity)} ${width}w`;
  return (
    <img
      src={thumbnailUrl(url, 512, Infinity)}
      srcSet={`${kept(256)}, ${kept(512)}`}
      sizes={`${Math.round(coverWidth / share)}px`}
      alt=""
      loading="lazy"
      decoding="async"
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => onRatio?.(naturalWidth / naturalHeight)}
    />
  );
}

function Running({ turn }: { readonly turn: NonNullable<ProjectSummary['turn']> }) {
  const { t } = useTranslation('home');
  const { picturesDone, picturesWanted } = turn;
  return (
    <span className="cover-running">
      {picturesDone > 0 ? (
        <ProgressRing size={14} progress={picturesDone / picturesWanted} />
      ) : (
        <ProgressRing size={14} />
      )}
      {picturesWanted > 0 ? t('running.drawn', { done: picturesDone, count: picturesWanted }) : t('running.thinking')}
    </span>
  );
}

function places(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place);
}

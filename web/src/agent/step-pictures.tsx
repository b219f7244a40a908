import { RefreshCw } from 'lucide-react';
import { Fragment, useContext, useState, type CSSProperties } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { thumbHashToDataURL } from 'thumbhash';
import { thumbnailUrl } from '../canvas/index.ts';
import { ownTitles } from './own-titles.ts';
import { PictureNoteContext } from './picture-note.ts';
import type { ShownPicture } from './shown-turn.ts';

export interface StepPicturesProps {
  readonly pictures: readonly ShownPicture[];
  readonly onShowNode: (nodeId: string) => void;
  /** Makes those that are missing, by their keys; not given while none can be. */
  readonly onMakeAgain: ((keys: readonly string[]) => void) | undefined;
}

/** Whether a picture is missing that may come when it is asked for again. */
export function isToBeHad({ state, final }: ShownPicture): boolean {
  return state === 'dropped' || (state === 'failed' && !final);
}

/** Device pixels that the widest thumbnail needs. */
const thumbnailPixels = 480;

/** The pictures of a step in three looks: shimmer, then a blurred one while it loads, then sharp. */
export function StepPictures({ pictures, onShowNode, onMakeAgain }: StepPicturesProps) {
  const note = useContext(PictureNoteContext);
  if (pictures.length === 0) return null;
  const titles = ownTitles(pictures.map(({ title }) => title));
  const shape = shapeOf(pictures);
  const style = { '--columns': columnsFor(pictures.length), '--shape': shape } as CSSProperties;
  const notes = note ? pictures.filter(({ state }) => state === 'placed') : [];
  return (
    <>
      <ul className="agent-pictures" style={style}>
        {pictures.map((picture, at) => (
          <li key={picture.key} data-whole={isLong(picture, shape) || undefined}>
            <StepPicture picture={picture} onShowNode={onShowNode} onMakeAgain={onMakeAgain} />
            <p className="agent-picture-title" title={picture.title} dir="auto">
              {titles[at]}
            </p>
          </li>
        ))}
      </ul>
      {notes.map(({ key, nodeId }) => (
        <Fragment key={key}>{note?.(nodeId, pictures.length > 1)}</Fragment>
      ))}
    </>
  );
}

function StepPicture({
  picture,
  onShowNode,
  onMakeAgain,
}: Omit<StepPicturesProps, 'pictures'> & { readonly picture: ShownPicture }) {
  const { t } = useTranslation('agent');
  const { title, state, url, nodeId } = picture;
  if (state === 'placed' && url) {
    return (
      <button
        type="button"
        className="agent-picture"
        aria-label={t('pictures.show', { title })}
        onClick={() => onShowNode(nodeId)}
      >
        <LoadedPicture url={url} picture={picture} />
      </button>
    );
  }
  if (isToBeHad(picture) && onMakeAgain) {
    return (
      <button
        type="button"
        className={`agent-picture ${state === 'failed' ? 'is-lost' : 'is-dropped'}`}
        aria-label={t(state === 'failed' ? 'pictures.again' : 'pictures.droppedAgain', { title })}
        onClick={() => onMakeAgain([picture.key])}
      >
        <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
      </button>
    );
  }
  if (state === 'failed') {
    return <span className="agent-picture is-lost" role="img" aria-label={t('pictures.lost', { title })} />;
  }
  const look = state === 'dropped' ? 'is-dropped' : 'is-coming';
  return (
    <span
      className={`agent-picture ${look}`}
      role="img"
      aria-label={t(`pictures.${state === 'dropped' ? 'dropped' : 'coming'}`, { title })}
    />
  );
}

function LoadedPicture({ url, picture }: { readonly url: string; readonly picture: ShownPicture }) {
  const [loaded, setLoaded] = useState(false);
  return (
    <>
      {!loaded && picture.thumbhash ? <img className="is-preview" alt="" src={previewOf(picture.thumbhash)} /> : null}
      <img
        alt=""
        data-loaded={loaded}
        decoding="async"
        src={thumbnailUrl(url, thumbnailPixels, picture.width)}
        onLoad={() => setLoaded(true)}
      />
    </>
  );
}

/** Four in a row for four and from seven on, as they stand on the canvas; three and one would look left over. */
function columnsFor(count: number): number {
  return count === 4 || count > 6 ? 4 : Math.min(3, Math.max(2, count));
}

/** One shape for all of a step, so that their titles stand in a line. */
function shapeOf(pictures: readonly ShownPicture[]): number {
  const shapes = pictures.map(({ width, height }) => width / Math.max(1, height)).toSorted((a, b) => a - b);
  const middle = shapes[Math.floor(shapes.length / 2)] ?? 1;
  return Math.min(3, Math.max(0.6, middle));
}

/** Cut to the shape of the others it would lose letters at its ends. */
function isLong({ width, height }: ShownPicture, shape: number): boolean {
  const own = width / Math.max(1, height);
  return Math.max(own / shape, shape / own) > 1.03;
}

function previewOf(thumbhash: string): string {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0)));
  } catch {
    return '';
  }
}

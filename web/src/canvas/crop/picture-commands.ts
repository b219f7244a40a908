/** What keys, bars and menus do to one picture. */
import { boundsOf, normaliseNode, unionOf, type CanvasNode, type PictureReading } from '@easel/canvas';
import { lockOn } from '../arrange/locks.ts';
import { fetchedAhead, showToast } from '../../ui/index.ts';
import { nameOfSelection } from '../selection-name.ts';
import { keepFitted } from '../keep-fitted.ts';
import type { PictureToolState } from '../modes.ts';
import type { CanvasSession } from '../session.ts';
import type { Text } from '../use-text.ts';
import { cropFrameOf, croppedNode, leavesAsItIs, type CropState } from './crop-frame.ts';
import { downloadDrawing, downloadPicture, drawPng } from './picture-file.ts';
import { atOriginalSize, withRadius } from './picture-edits.ts';

const loadCropToSubject = fetchedAhead(() => import('../picture-tools/crop-to-subject.ts'));
const loadTakeApart = fetchedAhead(() => import('../picture-work/take-apart.ts'));

export interface PictureCommands {
  /** Begins to crop the selected picture; answers whether there was one. */
  startCrop(): boolean;
  applyCrop(): void;
  cancelCrop(): void;
  setRadius(radius: number): void;
  originalSize(): void;
  /** Sends a file and puts it in the selected picture's place. */
  replacePicture(file: File): void;
  /** Puts the elements of the selected picture beside it, where it can be taken apart. */
  takeApart(): void;
  /** Cuts off the even ground about what the selected picture shows. */
  cropToSubject(): void;
  /** Asks how many pixels the selected picture shall have. */
  resizePicture(): void;
  /** Asks what kind of file the selected picture shall be. */
  convertPicture(): void;
  /** Puts what is selected on the clipboard as a picture for other programs: one alone with all pixels that it has. */
  copyAsPicture(): void;
  /** The same as lines and text. */
  copyAsSvg(): void;
  download(): void;
  /** Hands over the design of the selected picture as SVG, where our designer drew it. */
  downloadSvg(): void;
}

/** The one picture that is selected; undefined for anything else. */
export function selectedPicture(session: CanvasSession): { node: CanvasNode; reading: PictureReading } | undefined {
  const { canvas, selection } = session.store.getState();
  const [id] = selection;
  const node = selection.size === 1 && id !== undefined ? canvas.nodes.get(id) : undefined;
  const reading = node && normaliseNode(node);
  return node && reading?.kind === 'image' && reading.data.url !== '' ? { node, reading } : undefined;
}

export function pictureCommands(session: CanvasSession, t: Text): PictureCommands {
  const { store, announcer, uploads } = session;
  const name = () => nameOfSelection(session, t);
  const change = (work: (node: CanvasNode) => CanvasNode | null, label: string, words: string, key?: string) => {
    const picture = changeablePicture(session);
    const next = picture && work(picture.node);
    if (!next) return;
    store.commit({ put: [next] }, label, key);
    announcer.say(words);
  };
  return {
    startCrop: () => startCrop(session, t),
    applyCrop: () => endCrop(session, t, true),
    cancelCrop: () => endCrop(session, t, false),
    setRadius(radius) {
      const key = `radius ${[...store.getState().selection].join(' ')}`;
      change((node) => withRadius(node, radius), 'radius', t('say.radius', { name: name(), radius }), key);
    },
    originalSize: () => change(atOriginalSize, 'original', t('say.original', { name: name() })),
    replacePicture(file) {
      const picture = changeablePicture(session);
      if (picture) void uploads.replace(picture.node.id, file);
    },
    takeApart() {
      const picture = selectedPicture(session);
      if (!picture) return;
      void loadTakeApart().then(
        ({ takeApart }) => takeApart(session, picture.node, t),
        () => showToast({ kind: 'danger', text: t('elements.fail.failed') }),
      );
    },
    cropToSubject() {
      const picture = changeablePicture(session);
      if (!picture) return;
      void loadCropToSubject().then(
        (tool) => tool.cropToSubject(session, picture.node, t),
        () => showToast({ kind: 'danger', text: t('subject.unread') }),
      );
    },
    resizePicture: () => askFor(session, 'resize'),
    convertPicture: () => askFor(session, 'convert'),
    copyAsPicture() {
      const picture = selectedPicture(session);
      if (!picture) return copySelection(session, 'png');
      // The item takes the promise itself: waiting for it first would lose the right to write that the press gave.
      const item = () => new ClipboardItem({ 'image/png': drawPng(picture.reading) });
      const words = t('say.copiedPicture', { name: name() });
      void Promise.resolve()
        .then(() => navigator.clipboard.write([item()]))
        .then(
          () => announcer.say(words),
          () => announcer.say(t('say.notCopied')),
        );
    },
    copyAsSvg: () => copySelection(session, 'svg'),
    download() {
      const picture = selectedPicture(session);
      if (picture) downloadPicture(picture.node);
    },
    downloadSvg() {
      const picture = selectedPicture(session);
      if (!picture) return;
      const failed = () => showToast({ kind: 'danger', text: t('say.noDrawing') });
      void downloadDrawing(picture.node).catch(failed);
    },
  };
}

/** The page makes it, as it makes files to take home. */
function copySelection({ store, modes }: CanvasSession, copying: 'png' | 'svg'): void {
  if (store.getState().selection.size > 0) modes.setState({ copying });
}

function askFor(session: CanvasSession, kind: PictureToolState['kind']): void {
  const picture = changeablePicture(session);
  if (picture) session.modes.setState({ pictureTool: { kind, id: picture.node.id } });
}

function changeablePicture(session: CanvasSession) {
  const picture = session.canEdit ? selectedPicture(session) : undefined;
  return picture && !lockOn(session.store.getState().canvas, picture.node.id) ? picture : undefined;
}

/** The camera that the crop left, and that it found: who has not moved comes back to where they were. */
const cameras = new WeakMap<CanvasSession, CropCameras>();

interface CropCameras {
  readonly before: CanvasSession['view']['camera'];
  shown: CanvasSession['view']['camera'];
  /** Until then the picture is kept in sight. */
  end: () => void;
}

/** A crop shows the picture no larger than this. */
const nearest = 4;
/** Pixels that its bar takes at the foot of the free area. */
const barRoom = 76;

function startCrop(session: CanvasSession, t: Text): boolean {
  const { modes, view, store, announcer } = session;
  const picture = changeablePicture(session);
  if (!picture || modes.getState().crop) return false;
  const frame = cropFrameOf(picture.reading);
  const whole = croppedNode(picture.node, { picture: frame.picture, part: frame.picture });
  const before = view.camera;
  const box = unionOf([boundsOf(normaliseNode(whole)), boundsOf(picture.reading)]);
  const kept: CropCameras = { before, shown: before, end: () => {} };
  const fit = () => {
    if (box) view.fit(box, Math.max(before.k, Math.min(nearest, 1)), barRoom);
    kept.shown = view.camera;
  };
  fit();
  kept.end = keepFitted(view, fit);
  cameras.set(session, kept);
  store.setTool('select');
  modes.setState({ crop: { id: picture.node.id, ratio: 'free', turned: false, ...frame } satisfies CropState });
  announcer.say(t('say.cropping'));
  return true;
}

function endCrop(session: CanvasSession, t: Text, apply: boolean): void {
  const { modes, store, view, announcer } = session;
  const { crop } = modes.getState();
  if (!crop) return;
  modes.setState({ crop: null });
  const node = store.getState().canvas.nodes.get(crop.id);
  const reading = node && normaliseNode(node);
  const cuts = apply && reading?.kind === 'image' && !leavesAsItIs(reading, crop);
  if (cuts) store.commit({ put: [croppedNode(node!, crop)] }, 'crop');
  if (node) {
    store.select([node.id]);
    store.focus(node.id);
  }
  const kept = cameras.get(session);
  kept?.end();
  if (kept && kept.shown === view.camera) view.moveTo(kept.before);
  announcer.say(t(cuts ? 'say.cropped' : 'say.cropLeft'));
}

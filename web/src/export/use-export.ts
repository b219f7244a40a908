/** What is chosen in the dialog, what that comes to, and the order that it makes. */
import { useMemo, useState } from 'react';
import { useEditorState } from '../canvas/canvas-context.ts';
import { nodeName } from '../canvas/edits.ts';
import type { CanvasSession } from '../canvas/index.ts';
import { kindWords } from '../canvas/kind-words.ts';
import { useText } from '../canvas/use-text.ts';
import { useTranslation } from '../i18n/index.ts';
import type { Order } from './order.ts';
import { digitalSourceOf, type DigitalSource } from './origin/digital-source.ts';
import { fileName, fits, largestScale, pixelsOf, type FileKind, type Format } from './sizes.ts';
import { subjectOf, type Subject, type What } from './subject.ts';

/** What a whole project goes out as: on one page, its pictures one by one, or with everything that belongs to it. */
export type ProjectAs = 'page' | 'pictures' | 'file';

export interface Choice {
  readonly what: What;
  readonly projectAs: ProjectAs;
  readonly format: Format;
  readonly scale: number;
  readonly quality: number;
  readonly transparent: boolean;
  readonly background: string;
  readonly hidden: boolean;
  readonly outlines: boolean;
  readonly wires: boolean;
  /** Says in the file how its pictures were made. */
  readonly origin: boolean;
}

export interface Exporting {
  readonly choice: Choice;
  readonly change: (part: Partial<Choice>) => void;
  /** Which of the three there is something of. */
  readonly there: Readonly<Record<What, boolean>>;
  readonly subject: Subject | null;
  readonly kind: FileKind | 'project';
  readonly pixels: { readonly width: number; readonly height: number } | null;
  /** The size is more than the format or the browser takes. */
  readonly tooLarge: boolean;
  readonly largest: number | undefined;
  readonly fileName: string;
  /** What made its pictures; null where people did. */
  readonly origin: DigitalSource | null;
  readonly orderWith: (part?: Partial<Order>) => Order | null;
}

const first: Choice = {
  what: 'project',
  projectAs: 'page',
  format: 'png',
  scale: 2,
  quality: 84,
  transparent: true,
  background: '#ffffff',
  hidden: false,
  outlines: false,
  wires: false,
  origin: true,
};

/** @param open whether the dialog is to be seen: at each opening it begins at what is selected then */
export function useExport(session: CanvasSession, title: string, open: boolean): Exporting {
  const { t } = useTranslation('export');
  const words = useText();
  const canvas = useEditorState(session, (state) => state.canvas);
  const selection = useEditorState(session, (state) => state.selection);
  const subjects = useMemo(() => {
    const of = (what: What) => subjectOf({ canvas, selection, what });
    return { selection: of('selection'), frame: of('frame'), project: of('project') };
  }, [canvas, selection]);
  const [chosen, setChosen] = useState<Choice>(() => ({ ...first, what: firstWhat(session, subjects) }));
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setChosen({ ...chosen, what: firstWhat(session, subjects) });
  }
  // What was chosen may be gone from under the dialog.
  const choice = subjects[chosen.what] ? chosen : { ...chosen, what: firstWhat(session, subjects) };
  const { what, format, scale } = choice;
  const kind =
    what !== 'project' || choice.projectAs === 'page' ? format : choice.projectAs === 'file' ? 'project' : 'zip';
  const plain = subjects[what];
  const hidden = choice.hidden && kind === 'psd';
  const subject = useMemo(() => {
    const whole = hidden ? subjectOf({ canvas, selection, what, hidden }) : plain;
    return whole && !choice.wires ? { ...whole, wires: [] } : whole;
  }, [canvas, selection, what, hidden, plain, choice.wires]);
  const isRaster = kind === 'png' || kind === 'jpeg' || kind === 'webp' || kind === 'psd';
  const used = isRaster ? scale : 1;
  const pixels = subject && isRaster ? pixelsOf(subject.box, used) : null;
  const fileKind = kind === 'project' ? 'zip' : kind;
  const origin = useMemo(() => subject && digitalSourceOf(subject), [subject]);
  const name = (what !== 'project' && subject?.name) || title || t('untitled');
  return {
    choice,
    change: (part) => setChosen({ ...choice, ...part }),
    there: { selection: !!subjects.selection, frame: !!subjects.frame, project: !!subjects.project },
    subject,
    kind,
    pixels,
    tooLarge: pixels !== null && !fits(pixels, fileKind),
    largest: subject ? largestScale(subject.box, fileKind) : undefined,
    fileName: fileName(name, fileKind, used),
    origin,
    orderWith: (part = {}) =>
      subject && {
        subject,
        format: fileKind,
        scale: used,
        quality: choice.quality,
        background: format === 'jpeg' || !choice.transparent ? choice.background : null,
        outlines: choice.outlines,
        origin: choice.origin ? origin : null,
        lenient: false,
        nameOf: (node) => nodeName(node) || kindWords(node, words),
        groundName: t('ground'),
        wiresName: t('connections'),
        ...part,
      },
  };
}

/** The frame that is selected itself, else what is selected, else everything. */
function firstWhat({ store }: CanvasSession, subjects: Readonly<Record<What, Subject | null>>): What {
  const { canvas, selection } = store.getState();
  const [alone] = selection.size === 1 ? selection : [];
  const frame = alone !== undefined && canvas.nodes.get(alone)?.type === 'frame';
  if (frame && subjects.frame) return 'frame';
  return subjects.selection ? 'selection' : 'project';
}

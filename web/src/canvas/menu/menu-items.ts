/** What a context menu offers for what is selected: only what can be done now. Data, so that a test can read it. */
import { ancestorsOf, isGroup, normaliseNode, type CanvasNode } from '@easel/canvas';
import { canAlign, leastSpread } from '../arrange/align.ts';
import { lockOn } from '../arrange/locks.ts';
import { unitsOf } from '../arrange/units.ts';
import { atOriginalSize } from '../crop/picture-edits.ts';
import { selectedPicture } from '../crop/picture-commands.ts';
import type { Commands } from '../commands.ts';
import { isOwnDesign } from '../picture-work/picture-ways.ts';
import type { CanvasSession } from '../session.ts';
import type { ShortcutId } from './shortcut-table.ts';

export interface MenuAct {
  /** Its words are `menu.<id>` of the catalogue. */
  readonly id: string;
  readonly count?: number;
  readonly shortcut?: ShortcutId;
  readonly danger?: true;
  readonly run: () => void;
}
export interface MenuBranch {
  readonly id: string;
  readonly acts: readonly MenuAct[];
}
/** Rules stand between sections. */
export type MenuSection = readonly (MenuAct | MenuBranch)[];

export interface MenuActs {
  readonly session: CanvasSession;
  readonly commands: Commands;
  readonly clipboard: { copy(): void; cut(): void; paste(): void; readonly canPaste: boolean };
  readonly chooseFiles: () => void;
  /** Asks for the picture to put in place of the selected one. */
  readonly chooseReplacement: () => void;
  /** Shows the selection, or the first frame, full screen; null where there is nothing to show or nowhere to. */
  readonly present: (() => void) | null;
}

export function groundMenu({ session, commands, clipboard, chooseFiles, present }: MenuActs): MenuSection[] {
  const { canvas } = session.store.getState();
  const nodes = [...canvas.nodes.values()];
  const hidden = nodes.filter((node) => normaliseNode(node).hidden).length;
  return kept([
    session.canEdit && [
      clipboard.canPaste && act('paste', clipboard.paste, 'paste'),
      act('upload', chooseFiles, 'upload'),
      hidden > 0 && { id: 'showAll', count: hidden, run: commands.showAll },
    ],
    [
      nodes.length > 0 && act('selectAll', commands.selectAll, 'selectAll'),
      nodes.length > 0 && act('fitAll', () => session.fitAll(), 'fitAll'),
      act('zoomWhole', () => session.view.zoomTo(1), 'zoomWhole'),
      present && act('present', present, 'present'),
      nodes.length > 0 && exporting(session),
    ],
    [hasKeys() && act('sheet', () => session.modes.setState({ sheet: true }), 'sheet')],
  ]);
}

/** On a phone keys are named nowhere. */
const hasKeys = () => !matchMedia('(hover: none) and (pointer: coarse)').matches;

export function nodesMenu(acts: MenuActs): MenuSection[] {
  const { session, commands, clipboard, present } = acts;
  const { canvas, selection } = session.store.getState();
  const chosen = [...selection].flatMap((id) => canvas.nodes.get(id) ?? []);
  const picture = selectedPicture(session);
  const copying = [
    act('copy', clipboard.copy, 'copy'),
    act('copyAsPicture', commands.copyAsPicture, 'copyAsPicture'),
    act('copyAsSvg', commands.copyAsSvg, 'copyAsSvg'),
    picture && act('download', commands.download),
    picture && isOwnDesign(picture.node) && act('downloadSvg', commands.downloadSvg),
    exporting(session),
  ];
  const showing = [present && act('present', present, 'present')];
  if (!session.canEdit) return kept([copying, showing]);
  const free = chosen.filter(({ id }) => !lockOn(canvas, id));
  if (free.length === 0) return kept([[unlock(acts, chosen)], copying, showing]);
  return kept([
    picture && pictureSection(acts, picture.node),
    [
      act('cut', clipboard.cut, 'cut'),
      ...copying,
      clipboard.canPaste && act('paste', clipboard.paste, 'paste'),
      act('duplicate', commands.duplicate, 'duplicate'),
    ],
    arrangeSection(acts, chosen),
    stateSection(acts, chosen),
    showing,
    [{ ...act('delete', commands.remove, 'remove'), danger: true }],
  ]);
}

function pictureSection({ commands, chooseReplacement }: MenuActs, node: CanvasNode) {
  return [
    act('elements', commands.takeApart, 'elements'),
    act('crop', () => void commands.startCrop(), 'crop'),
    act('subject', commands.cropToSubject),
    act('resize', commands.resizePicture),
    act('convert', commands.convertPicture),
    act('replace', chooseReplacement),
    atOriginalSize(node) !== null && act('original', commands.originalSize),
  ];
}

function arrangeSection({ session, commands }: MenuActs, chosen: readonly CanvasNode[]) {
  const { canvas, selection } = session.store.getState();
  const units = unitsOf(canvas, selection);
  const aligned = canAlign(canvas, selection);
  return [
    units.length > 1 && act('group', commands.group, 'group'),
    chosen.some((node) => isGroup(node) && !lockOn(canvas, node.id)) && act('ungroup', commands.ungroup, 'ungroup'),
    aligned && { id: 'align', acts: kept([alignActs(commands, units.length)]).flat() as MenuAct[] },
    {
      id: 'order',
      acts: (['front', 'forward', 'backward', 'back'] as const).map((to) => act(to, () => commands.stack(to), to)),
    },
  ];
}

function alignActs(commands: Commands, count: number) {
  return [
    act('alignLeft', () => commands.align('left'), 'alignLeft'),
    act('alignCentre', () => commands.align('centre'), 'alignCentre'),
    act('alignRight', () => commands.align('right'), 'alignRight'),
    act('alignTop', () => commands.align('top'), 'alignTop'),
    act('alignMiddle', () => commands.align('middle'), 'alignMiddle'),
    act('alignBottom', () => commands.align('bottom'), 'alignBottom'),
    count >= leastSpread && act('spreadAcross', () => commands.spread('across'), 'spreadAcross'),
    count >= leastSpread && act('spreadDown', () => commands.spread('down'), 'spreadDown'),
    count > 1 && act('tidyUp', commands.tidyUp, 'tidyUp'),
  ];
}

const opacities = [100, 75, 50, 25, 10] as const;

function stateSection(acts: MenuActs, chosen: readonly CanvasNode[]) {
  const { commands } = acts;
  const allHidden = chosen.every((node) => normaliseNode(node).hidden);
  return [
    chosen.length === 1 && act('rename', commands.startRenaming, 'rename'),
    {
      id: 'opacity',
      acts: opacities.map((percent) => ({
        id: 'percent',
        count: percent,
        run: () => commands.setOpacity(percent / 100),
      })),
    },
    act('lock', commands.toggleLock, 'lock'),
    act(allHidden ? 'show' : 'hide', commands.toggleHidden, 'hide'),
  ];
}

/** Frees what keeps them where they are, be it the frame or the group around them. */
function unlock({ session, commands }: MenuActs, chosen: readonly CanvasNode[]): MenuAct {
  const { store } = session;
  const run = () => {
    const { canvas } = store.getState();
    const locks = chosen.flatMap((node) => [node, ...ancestorsOf(canvas, node.id)].filter(({ locked }) => locked));
    store.select(locks.map(({ id }) => id));
    commands.toggleLock();
  };
  return act('unlock', run, 'lock');
}

const exporting = ({ modes }: CanvasSession) => act('export', () => modes.setState({ exporting: true }), 'export');

const act = (id: string, run: () => void, shortcut?: ShortcutId): MenuAct => ({
  id,
  run,
  ...(shortcut && { shortcut }),
});

type Maybe<T> = T | false | null | undefined;

function kept(sections: readonly Maybe<readonly Maybe<MenuAct | MenuBranch>[]>[]): MenuSection[] {
  return sections
    .map((section) => (section || []).filter((entry) => entry !== false && entry !== null && entry !== undefined))
    .filter((section) => section.length > 0);
}

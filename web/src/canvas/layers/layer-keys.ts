/** The keys of the tree, as trees have them everywhere; Alt and an arrow key move what is selected. */
import type { KeyboardEvent } from 'react';
import { keyName } from '../menu/key-name.ts';
import { keysBy, type IdBy } from '../menu/shortcut-table.ts';
import type { LayerRow } from './rows.ts';

export interface LayerKeysOptions {
  readonly rows: readonly LayerRow[];
  readonly active: number;
  /** Rows that a page of the list has: without its keys the list would scroll away from the row that they go on from. */
  readonly page: number;
  readonly canEdit: boolean;
  readonly goTo: (row: number, how: { readonly range: boolean }) => void;
  readonly open: (id: string, open: boolean) => void;
  readonly choose: (id: string, how: { readonly range: boolean; readonly add: boolean }) => void;
  readonly move: (how: 'up' | 'down' | 'in' | 'out') => void;
  readonly toggle: (id: string, what: 'locked' | 'hidden') => void;
  readonly beginRename: (id: string) => void;
}

export function pressLayerKey(event: KeyboardEvent, options: LayerKeysOptions): void {
  const name = keyName(event);
  const act = layerKeys.get(name)?.(options, name);
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

type Act = (options: LayerKeysOptions, key: string) => (() => void) | undefined;

const moves: Readonly<Record<string, 'up' | 'down' | 'in' | 'out'>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

const walk =
  (range: boolean): Act =>
  ({ rows, active, page, goTo }, key) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page };
    const ends: Record<string, number> = { Home: 0, End: rows.length - 1 };
    const name = key.replace('Shift+', '');
    const aim = ends[name] ?? active + (steps[name] ?? 0);
    return () => goTo(Math.min(rows.length - 1, Math.max(0, aim)), { range });
  };

/** What is done with the row that the keyboard is on. */
const onRow =
  (act: (row: LayerRow, options: LayerKeysOptions) => void): Act =>
  (options) => {
    const row = options.rows[options.active];
    return row && (() => act(row, options));
  };

const choosing = (how: { readonly range: boolean; readonly add: boolean }) =>
  onRow(({ node }, { choose }) => choose(node.id, how));

const editing =
  (act: Act): Act =>
  (options, key) =>
    options.canEdit ? act(options, key) : undefined;

const acts: Readonly<Record<IdBy<'layers'>, Act>> = {
  layerWalk: walk(false),
  layerRange: walk(true),
  layerOpen: onRow((row, { active, goTo, open }) =>
    row.open ? goTo(active + 1, { range: false }) : open(row.node.id, true),
  ),
  layerClose: onRow((row, { rows, active, goTo, open }) =>
    row.open ? open(row.node.id, false) : goTo(parentRow(rows, active), { range: false }),
  ),
  layerChoose: choosing({ range: false, add: false }),
  layerChooseTo: choosing({ range: true, add: false }),
  layerAdd: choosing({ range: false, add: true }),
  layerMove: editing(({ move }, key) => {
    const how = moves[key.replace('Alt+', '')];
    return how && (() => move(how));
  }),
  layerRename: editing(onRow(({ node }, { beginRename }) => beginRename(node.id))),
  layerLock: editing(onRow(({ node }, { toggle }) => toggle(node.id, 'locked'))),
  layerHide: editing(onRow(({ node }, { toggle }) => toggle(node.id, 'hidden'))),
};

const layerKeys = keysBy('layers', acts);

function parentRow(rows: readonly LayerRow[], at: number): number {
  const depth = rows[at]?.depth ?? 0;
  const parent = rows.slice(0, at).findLastIndex((row) => row.depth < depth);
  return parent < 0 ? at : parent;
}

/** The keys of the tree, as trees have them everywhere; Alt and an arrow key move what is selected. */
import type { KeyboardEvent } from 'react';
import type { LayerRow } from './rows.ts';

export interface LayerKeysOptions {
  readonly rows: readonly LayerRow[];
  readonly active: number;
  readonly canEdit: boolean;
  readonly goTo: (row: number, how: { readonly range: boolean }) => void;
  readonly open: (id: string, open: boolean) => void;
  readonly choose: (id: string, how: { readonly range: boolean; readonly add: boolean }) => void;
  readonly move: (how: 'up' | 'down' | 'in' | 'out') => void;
  readonly toggle: (id: string, what: 'locked' | 'hidden') => void;
  readonly beginRename: (id: string) => void;
}

const moves = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' } as const;

export function pressLayerKey(event: KeyboardEvent, options: LayerKeysOptions): void {
  const action = actionOf(event, options);
  if (!action) return;
  event.preventDefault();
  event.stopPropagation();
  action();
}

function actionOf(event: KeyboardEvent, options: LayerKeysOptions): (() => void) | undefined {
  const { rows, active, canEdit, goTo, open, choose, move, toggle, beginRename } = options;
  const { key, shiftKey: range } = event;
  const row = rows[active];
  if (event.altKey) {
    const how = key in moves ? moves[key as keyof typeof moves] : undefined;
    return how && canEdit ? () => move(how) : undefined;
  }
  const walks: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: rows.length - 1 };
  if (key in walks) return () => goTo(Math.min(rows.length - 1, Math.max(0, walks[key] ?? 0)), { range });
  if (!row || event.ctrlKey || event.metaKey) {
    return row && key === ' ' ? () => choose(row.node.id, { range: false, add: true }) : undefined;
  }
  const { id } = row.node;
  if (key === 'ArrowRight') return () => (row.open ? goTo(active + 1, { range: false }) : open(id, true));
  if (key === 'ArrowLeft') return () => (row.open ? open(id, false) : goTo(parentRow(rows, active), { range: false }));
  if (key === 'Enter' || key === ' ') return () => choose(id, { range, add: false });
  if (!canEdit) return undefined;
  if (key === 'F2') return () => beginRename(id);
  if (key.toLowerCase() === 'l' && !range) return () => toggle(id, 'locked');
  if (key.toLowerCase() === 'h' && !range) return () => toggle(id, 'hidden');
  return undefined;
}

function parentRow(rows: readonly LayerRow[], at: number): number {
  const depth = rows[at]?.depth ?? 0;
  const parent = rows.slice(0, at).findLastIndex((row) => row.depth < depth);
  return parent < 0 ? at : parent;
}

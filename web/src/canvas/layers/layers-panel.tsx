import { normaliseNode, type CanvasChange } from '@easel/canvas';
import { Layers, Search, X } from 'lucide-react';
import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { IconButton, TextField } from '../../ui/index.ts';
import { useCanEdit, useEditorState, useSession } from '../canvas-context.ts';
import { partsOf } from '../../i18n/sought.ts';
import { matches } from '../find/words.ts';
import type { Panels } from '../panels/panels.ts';
import type { CanvasSession } from '../session.ts';
import { shortcutText } from '../shortcuts.ts';
import { pressLayerKey } from './layer-keys.ts';
import { LayerRow, type LayerActs } from './layer-row.tsx';
import { putIn, reorder, step, takeOut } from './reorder.ts';
import { openedIn, rowsOf, treeOf, type LayerRow as Row } from './rows.ts';
import { useLayerActs } from './use-layer-acts.ts';
import { useLayerDrag } from './use-layer-drag.ts';
import { useListWindow } from './use-list-window.ts';
import './layers.css';

const rowHeight = 32;

/** What stands on the canvas as a tree, topmost first. */
export function LayersPanel({ panels }: { readonly panels: Panels }) {
  const { t } = useTranslation('panels');
  const session = useSession();
  const [wish, setWish] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const rows = useRows(session, useDeferredValue(wish), chosen);
  const open = (id: string, is: boolean) => setChosen((now) => new Map([...now, [id, is]]));
  return (
    <section className="canvas-panel layers" aria-label={t('layers.label')}>
      <header className="layers-head">
        <h2>{t('layers.label')}</h2>
        <IconButton
          icon={X}
          size="dense"
          label={t('layers.close')}
          shortcut={shortcutText('Mod+Shift+\\')}
          onClick={() => panels.toggleLayers()}
        />
      </header>
      <div className="layers-search">
        <TextField
          label={t('layers.search')}
          labelHidden
          icon={Search}
          placeholder={t('layers.search')}
          value={wish}
          onChange={(event) => setWish(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || wish === '') return;
            event.stopPropagation();
            setWish('');
          }}
        />
      </div>
      {rows.length > 0 ? (
        <LayerTree rows={rows} open={open} />
      ) : (
        <p className="layers-none">
          <Layers size={20} strokeWidth={1.75} aria-hidden />
          {wish === '' ? t('layers.empty') : t('layers.noMatch')}
        </p>
      )}
    </section>
  );
}

function useRows(session: CanvasSession, wish: string, chosen: ReadonlyMap<string, boolean>): readonly Row[] {
  const canvas = useEditorState(session, (state) => state.canvas);
  return useMemo(() => {
    const parts = partsOf(wish);
    const found = [...canvas.nodes.values()].filter((node) => parts.length > 0 && matches(node, parts));
    const matching = parts.length > 0 ? new Set(found.map(({ id }) => id)) : null;
    return rowsOf(treeOf(canvas), openedIn(canvas, chosen), matching);
  }, [canvas, wish, chosen]);
}

interface LayerTreeProps {
  readonly rows: readonly Row[];
  readonly open: (id: string, open: boolean) => void;
}

function LayerTree({ rows, open }: LayerTreeProps) {
  const { t } = useTranslation('panels');
  const session = useSession();
  const canEdit = useCanEdit(session);
  const selection = useEditorState(session, (state) => state.selection);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useListWindow(scroller, rows.length, rowHeight);
  const { active, renaming, goTo, commit, acts } = useLayerActs({ session, rows, list, open, tree: scroller });
  const drag = useLayerDrag({
    scroller,
    rowHeight,
    rows,
    enabled: canEdit,
    onDrop: (id, drop) => {
      const ids = selection.has(id) ? [...selection] : [id];
      commit(reorder(session.store.getState().canvas, ids, drop), 'layers');
    },
  });
  const move = (how: 'up' | 'down' | 'in' | 'out') => {
    const at = rows[active]?.node.id;
    const { canvas } = session.store.getState();
    const ids = at !== undefined && !selection.has(at) ? [at] : idsInOrder(rows, selection);
    if (how === 'in') open(at ?? '', true);
    commit(changeFor(how, canvas, ids), 'layers');
  };
  const choose: typeof acts.choose = (id, how) => {
    if (!drag.wasDragged()) acts.choose(id, how);
  };
  const rowActs = useLatestActs({ ...acts, choose, open, beginDrag: drag.begin });
  // A row that is scrolled away has no element to point at.
  const activeId = active >= list.from && active < list.to ? rows[active]?.node.id : undefined;
  return (
    <div
      ref={scroller}
      className="layers-tree"
      role="tree"
      aria-label={t('layers.label')}
      aria-multiselectable
      aria-activedescendant={activeId === undefined ? undefined : `layer-${activeId}`}
      tabIndex={0}
      onKeyDown={(event) => {
        if (event.target !== scroller.current) return;
        const page = Math.max(1, Math.floor(scroller.current.clientHeight / rowHeight) - 1);
        pressLayerKey(event, { rows, active, page, canEdit, goTo, open, move, ...acts });
      }}
    >
      <div className="layers-rows" role="presentation" style={{ height: rows.length * rowHeight }}>
        {rows.slice(list.from, list.to).map((row, at) => (
          <LayerRow
            key={row.node.id}
            row={row}
            top={(list.from + at) * rowHeight}
            selected={selection.has(row.node.id)}
            active={list.from + at === active}
            renaming={renaming === row.node.id}
            drop={drag.drop?.target === row.node.id ? drag.drop.at : null}
            canEdit={canEdit}
            acts={rowActs}
          />
        ))}
      </div>
    </div>
  );
}

/** The same for all rows and at all times, so that a row that only stays in sight is not drawn anew. */
function useLatestActs(acts: LayerActs): LayerActs {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  return useMemo(
    () => ({
      choose: (id, how) => latest.current.choose(id, how),
      open: (id, is) => latest.current.open(id, is),
      toggle: (id, what) => latest.current.toggle(id, what),
      beginRename: (id) => latest.current.beginRename(id),
      endRename: (id, name) => latest.current.endRename(id, name),
      beginDrag: (id, event) => latest.current.beginDrag(id, event),
    }),
    [],
  );
}

function changeFor(
  how: 'up' | 'down' | 'in' | 'out',
  canvas: Parameters<typeof step>[0],
  ids: readonly string[],
): Partial<CanvasChange> | null {
  if (how === 'in') return putIn(canvas, ids);
  return how === 'out' ? takeOut(canvas, ids) : step(canvas, ids, how);
}

/** What is selected, topmost first; things whose contents are closed come after what can be seen. */
function idsInOrder(rows: readonly Row[], selection: ReadonlySet<string>): string[] {
  const seen = rows.map(({ node }) => node).filter((node) => selection.has(node.id) && !normaliseNode(node).locked);
  return seen.map(({ id }) => id);
}

import { normaliseNode } from '@easel/canvas';
import { ChevronRight, Eye, EyeOff, Lock, LockOpen } from 'lucide-react';
import { memo, useEffect, useRef, type PointerEvent } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { nodeName } from '../edits.ts';
import { kindWords } from '../kind-words.ts';
import { useText } from '../use-text.ts';
import type { Drop } from './reorder.ts';
import { LayerIcon } from './layer-icon.tsx';
import type { LayerRow as Row } from './rows.ts';

export interface LayerActs {
  readonly choose: (id: string, how: { readonly range: boolean; readonly add: boolean }) => void;
  readonly open: (id: string, open: boolean) => void;
  readonly toggle: (id: string, what: 'locked' | 'hidden') => void;
  readonly beginRename: (id: string) => void;
  readonly endRename: (id: string, name: string | null) => void;
  readonly beginDrag: (id: string, event: PointerEvent<HTMLElement>) => void;
}

export interface LayerRowProps {
  readonly row: Row;
  readonly top: number;
  readonly selected: boolean;
  /** Where the keyboard is in the tree. */
  readonly active: boolean;
  readonly renaming: boolean;
  readonly drop: Drop['at'] | null;
  readonly canEdit: boolean;
  readonly acts: LayerActs;
}

export const LayerRow = memo(function LayerRow(props: LayerRowProps) {
  const { row, top, selected, active, renaming, drop, canEdit, acts } = props;
  const { t } = useTranslation('panels');
  const ofCanvas = useText();
  const { node, depth } = row;
  const reading = normaliseNode(node);
  const name = nodeName(node) || kindWords(node, ofCanvas);
  return (
    <div
      className="layer-row"
      id={`layer-${node.id}`}
      role="treeitem"
      aria-level={depth + 1}
      aria-posinset={row.place}
      aria-setsize={row.siblings}
      aria-selected={selected}
      aria-expanded={row.children > 0 ? row.open : undefined}
      aria-label={[name, reading.locked ? t('layers.isLocked') : '', reading.hidden ? t('layers.isHidden') : '']
        .filter(Boolean)
        .join(t('comma'))}
      data-layer={node.id}
      data-active={active}
      data-hidden={reading.hidden}
      data-drop={drop ?? undefined}
      style={{ top, paddingLeft: 8 + Math.min(depth, 8) * 16 }}
      onClick={(event) => acts.choose(node.id, { range: event.shiftKey, add: event.metaKey || event.ctrlKey })}
      onDoubleClick={() => canEdit && acts.beginRename(node.id)}
      onPointerDown={(event) => acts.beginDrag(node.id, event)}
    >
      <span
        className="layer-open"
        data-open={row.open}
        aria-hidden
        onClick={(event) => {
          if (row.children === 0) return;
          event.stopPropagation();
          acts.open(node.id, !row.open);
        }}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        {row.children > 0 ? <ChevronRight size={14} strokeWidth={2} /> : null}
      </span>
      <span className="layer-icon" aria-hidden>
        <LayerIcon node={node} />
      </span>
      {renaming ? (
        <NameField name={nodeName(node)} onEnd={(next) => acts.endRename(node.id, next)} />
      ) : (
        <span className="layer-name" title={name} dir="auto" aria-hidden>
          {name}
        </span>
      )}
      <Toggles locked={reading.locked} hidden={reading.hidden} canEdit={canEdit} id={node.id} toggle={acts.toggle} />
    </div>
  );
});

interface TogglesProps {
  readonly id: string;
  readonly locked: boolean;
  readonly hidden: boolean;
  readonly canEdit: boolean;
  readonly toggle: LayerActs['toggle'];
}

/** For the pointer; the keyboard has L and H on the row, which a tree item may not hold buttons for. */
function Toggles({ id, locked, hidden, canEdit, toggle }: TogglesProps) {
  const { t } = useTranslation('panels');
  const faces = [
    { what: 'locked', on: locked, Icon: locked ? Lock : LockOpen, tip: locked ? t('layers.unlock') : t('layers.lock') },
    { what: 'hidden', on: hidden, Icon: hidden ? EyeOff : Eye, tip: hidden ? t('layers.show') : t('layers.hide') },
  ] as const;
  return faces.map(({ what, on, Icon, tip }) =>
    canEdit || on ? (
      <span
        key={what}
        className="layer-toggle"
        data-on={on}
        data-still={!canEdit}
        title={tip}
        aria-hidden
        onPointerDown={(event) => event.stopPropagation()}
        onDoubleClick={(event) => event.stopPropagation()}
        onClick={(event) => {
          event.stopPropagation();
          if (canEdit) toggle(id, what);
        }}
      >
        <Icon size={14} strokeWidth={1.75} />
      </span>
    ) : null,
  );
}

interface NameFieldProps {
  readonly name: string;
  /** Null keeps the old name. */
  readonly onEnd: (name: string | null) => void;
}

function NameField({ name, onEnd }: NameFieldProps) {
  const { t } = useTranslation('panels');
  const field = useRef<HTMLInputElement>(null);
  const ended = useRef(false);
  useEffect(() => field.current?.select(), []);
  const end = (next: string | null) => {
    if (ended.current) return;
    ended.current = true;
    onEnd(next);
  };
  return (
    <input
      ref={field}
      className="layer-name-field"
      dir="auto"
      aria-label={t('layers.name')}
      defaultValue={name}
      maxLength={200}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onBlur={(event) => end(event.target.value.trim())}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') end(event.currentTarget.value.trim());
        if (event.key === 'Escape') end(null);
      }}
    />
  );
}

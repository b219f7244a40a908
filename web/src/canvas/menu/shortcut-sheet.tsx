import { Search } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Dialog } from '../../ui/index.ts';
import { useCanEdit, useSession } from '../canvas-context.ts';
import { keyCaps } from '../shortcuts.ts';
import { useText, type Text } from '../use-text.ts';
import { focusCanvas } from './focus-canvas.ts';
import { keysShown, shortcutGroups, shortcutIds, shortcuts, type Shortcut, type ShortcutId } from './shortcut-table.ts';
import './shortcut-sheet.css';

/** All shortcuts, by what they are for, with a field to find one. */
export function ShortcutSheet() {
  const session = useSession();
  const t = useText();
  const canEdit = useCanEdit(session);
  const [wanted, setWanted] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const found = useMemo(() => findShortcuts(t, wanted, canEdit), [t, wanted, canEdit]);
  return (
    <Dialog
      open
      title={t('sheet.title')}
      onOpenChange={() => session.modes.setState({ sheet: false })}
      firstFocus={field}
      elseFocus={() => focusCanvas(session.store.getState().focused)}
    >
      <div className="sheet">
        <label className="sheet-search">
          <Search size={16} strokeWidth={1.75} aria-hidden />
          <input
            ref={field}
            type="search"
            placeholder={t('sheet.search')}
            aria-label={t('sheet.search')}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </label>
        <p className="sr-only" role="status">
          {wanted === '' ? '' : t('sheet.found', { count: found.length })}
        </p>
        {found.length === 0 ? <p className="sheet-none">{t('sheet.none', { wanted })}</p> : null}
        <div className="sheet-groups">
          {shortcutGroups.map((group) => (
            <Group key={group} name={group} ids={found.filter((id) => shortcuts[id].group === group)} />
          ))}
        </div>
      </div>
    </Dialog>
  );
}

function Group({ name, ids }: { readonly name: string; readonly ids: readonly ShortcutId[] }) {
  const t = useText();
  if (ids.length === 0) return null;
  return (
    <section>
      <h3>{t(`sheet.group.${name}`)}</h3>
      <dl>
        {ids.map((id) => (
          <div key={id}>
            <dt>{t(`sheet.keys.${id}`)}</dt>
            <dd>
              {keyCaps(keysShown(id), t).map((cap) => (
                <kbd key={cap}>{cap}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function findShortcuts(t: Text, wanted: string, canEdit: boolean): ShortcutId[] {
  const words = wanted.trim().toLowerCase().split(/\s+/);
  return shortcutIds.filter((id) => {
    const shortcut: Shortcut = shortcuts[id];
    if (shortcut.edits && !canEdit) return false;
    const text = `${t(`sheet.keys.${id}`)} ${keyCaps(keysShown(id), t).join(' ')}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

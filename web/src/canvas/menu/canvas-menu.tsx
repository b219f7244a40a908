/** The context menu of the canvas: by the right button, by a long press, or by the keyboard. */
import { Fragment } from 'react';
import { useStore } from 'zustand';
import { ContextMenu, MenuItem, MenuRule, SubMenu } from '../../ui/index.ts';
import { useSession } from '../canvas-context.ts';
import { usePanels } from '../panels/panels-context.ts';
import { presentedOf } from '../present/presented.ts';
import { shortcutText } from '../shortcuts.ts';
import { useText } from '../use-text.ts';
import { groundMenu, nodesMenu, type MenuAct, type MenuActs, type MenuBranch } from './menu-items.ts';
import { focusCanvas } from './focus-canvas.ts';
import { keyOf } from './shortcut-table.ts';

export function CanvasMenu(given: Omit<MenuActs, 'session' | 'present'>) {
  const session = useSession();
  const t = useText();
  const place = useStore(session.modes, (state) => state.menu);
  const panels = usePanels();
  if (!place) return null;
  const shown = panels && presentedOf(session);
  const acts: MenuActs = { ...given, session, present: shown && (() => panels.present(shown)) };
  const sections = place.on === 'nodes' ? nodesMenu(acts) : groundMenu(acts);
  return (
    <ContextMenu
      at={place}
      label={t(place.on === 'nodes' ? 'menu.nodes' : 'menu.ground')}
      onClose={() => session.modes.setState({ menu: null })}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        // What the menu opened (a field, a crop, the sheet) has the focus already.
        const { renaming, crop, pictureTool, sheet, exporting } = session.modes.getState();
        const named = renaming !== null || crop !== null || pictureTool !== null;
        const taken = named || sheet || exporting || panels?.getState().presented;
        if (!taken) focusCanvas(session.store.getState().focused);
      }}
    >
      {sections.map((section, at) => (
        <Fragment key={section[0]?.id}>
          {at > 0 ? <MenuRule /> : null}
          {section.map((entry) =>
            'acts' in entry ? <Branch key={entry.id} {...entry} /> : <Act key={entry.id} act={entry} />,
          )}
        </Fragment>
      ))}
    </ContextMenu>
  );
}

function Branch({ id, acts }: MenuBranch) {
  const t = useText();
  return (
    <SubMenu label={t(`menu.${id}`)}>
      {acts.map((act) => (
        <Act key={`${act.id} ${act.count ?? ''}`} act={act} />
      ))}
    </SubMenu>
  );
}

function Act({ act }: { readonly act: MenuAct }) {
  const t = useText();
  const { id, count, shortcut, danger, run } = act;
  return (
    <MenuItem onSelect={run} {...(danger && { danger })} {...(shortcut && { shortcut: shortcutText(keyOf(shortcut)) })}>
      {t(`menu.${id}`, count === undefined ? {} : { count })}
    </MenuItem>
  );
}

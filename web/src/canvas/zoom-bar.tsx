import { Keyboard, Minus, Plus, Scan } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button, IconButton, Menu, MenuItem } from '../ui/index.ts';
import { useEditorState, useSession } from './canvas-context.ts';
import { writePercent } from './live-layers.ts';
import { MinimapButton } from './panels/panel-buttons.tsx';
import { shortcutText } from './shortcuts.ts';
import { useText } from './use-text.ts';

export function ZoomBar() {
  const session = useSession();
  const t = useText();
  const percent = useRef<HTMLSpanElement>(null);
  const { view } = session;
  useLayoutEffect(() => (percent.current ? writePercent(view, percent.current) : undefined), [view]);
  return (
    <section className="canvas-panel canvas-bar canvas-zoom" aria-label={t('zoom.label')}>
      <IconButton icon={Minus} label={t('zoom.out')} shortcut="−" side="top" onClick={() => view.zoomStep(-1)} />
      <Menu
        side="top"
        trigger={
          <Button className="canvas-percent">
            {/* Not a label over the figure: whoever speaks to the page says what they see. */}
            <span className="sr-only">{t('zoom.menu')} </span>
            <span ref={percent} />
          </Button>
        }
      >
        <ZoomChoices />
      </Menu>
      <IconButton icon={Plus} label={t('zoom.in')} shortcut="+" side="top" onClick={() => view.zoomStep(1)} />
      <span className="canvas-rule" />
      <IconButton
        icon={Scan}
        label={t('zoom.fit')}
        shortcut={shortcutText('Shift+1')}
        side="top"
        onClick={() => session.fitAll()}
      />
      <MinimapButton />
      <IconButton
        icon={Keyboard}
        label={t('sheet.title')}
        shortcut="?"
        side="top"
        onClick={() => session.modes.setState({ sheet: true })}
      />
    </section>
  );
}

function ZoomChoices() {
  const session = useSession();
  const t = useText();
  const selected = useEditorState(session, (state) => state.selection.size > 0);
  const items = [
    { key: 'fit', text: t('zoom.fit'), shortcut: 'Shift+1', run: () => session.fitAll() },
    {
      key: 'selection',
      text: t('zoom.selection'),
      shortcut: 'Shift+2',
      run: () => session.fitSelection(),
      disabled: !selected,
    },
    ...[0.5, 1, 2].map((k) => ({
      key: String(k),
      text: t('zoom.to', { percent: k * 100 }),
      shortcut: k === 1 ? 'Shift+0' : '',
      run: () => session.view.zoomTo(k),
    })),
  ];
  return items.map(({ key, text, shortcut, run, disabled }: (typeof items)[number] & { disabled?: boolean }) => (
    <MenuItem key={key} shortcut={shortcutText(shortcut)} disabled={disabled ?? false} onSelect={run}>
      {text}
    </MenuItem>
  ));
}

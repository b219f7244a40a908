import { ChevronsUpDown, Play, RotateCwSquare } from 'lucide-react';
import { useLanguage, useTranslation } from '../../i18n/index.ts';
import { Button, IconButton, Menu, MenuItem, MenuLabel, Tooltip } from '../../ui/index.ts';
import { usePanels } from '../panels/panels-context.ts';
import { presentedOf } from '../present/presented.ts';
import { shortcutText } from '../shortcuts.ts';
import { keyOf } from '../menu/shortcut-table.ts';
import { offeredPresets, presetOf, sizeWords, type FramePreset } from '../tools/frame-presets.ts';
import { useText } from '../use-text.ts';
import { ColourField } from './colour-field.tsx';
import { dataFields } from './data-fields.ts';
import type { SectionProps } from './layout-section.tsx';
import { setSize } from './set-value.ts';

/** What only frames have: a size that one knows, a ground, and a place in a presentation. */
export function FrameSection(props: SectionProps) {
  const { t: words } = useTranslation('panels');
  const t = useText();
  const { disabled } = props;
  const { read, write } = dataFields(props, 'frame');
  const clip = read((data) => data.clip);
  return (
    <section className="inspect-section" aria-label={words('inspector.frame')}>
      <h3>{words('inspector.frame')}</h3>
      <FrameSize {...props} />
      <ColourField
        label={t('style.background')}
        value={read(({ background }) => background)}
        none
        disabled={disabled}
        onSet={(background, gesture) => write({ background }, gesture)}
      />
      <label className="inspect-check">
        <input
          type="checkbox"
          checked={clip === true}
          ref={(element) => {
            if (element) element.indeterminate = clip === 'mixed';
          }}
          disabled={disabled}
          onChange={(event) => write({ clip: event.target.checked })}
        />
        {words('inspector.clip')}
      </label>
      <PresentButton session={props.session} />
    </section>
  );
}

/** Sizes that people know, upright and lying; what is in the frame stays as it is. */
function FrameSize({ session: { store }, nodes, disabled }: SectionProps) {
  const { t: words } = useTranslation('panels');
  const t = useText();
  const language = useLanguage();
  const presets = nodes.map((node) => presetOf(node, language));
  const [first] = presets;
  const shared = presets.every((preset) => preset === first) ? first : undefined;
  const shown = shared ? t(`preset.${shared.name}`) : words('inspector.ownSize');
  const resize = (sizeOf: (own: { width: number; height: number }) => { width: number; height: number }) => {
    const { canvas } = store.getState();
    const present = nodes.flatMap(({ id }) => canvas.nodes.get(id) ?? []);
    store.commit({ put: setSize(canvas, present, sizeOf) }, 'resize');
  };
  return (
    <div className="inspect-size">
      <Menu
        align="end"
        trigger={
          <Button className="canvas-choice" aria-label={words('inspector.size', { size: shown })} disabled={disabled}>
            <span>{shown}</span>
            {shared ? <small>{sizeWords(shared)}</small> : null}
            <ChevronsUpDown size={14} strokeWidth={1.75} aria-hidden />
          </Button>
        }
      >
        {(['screen', 'print'] as const).map((group) => (
          <PresetGroup key={group} label={t(`preset.${group}`)}>
            {offeredPresets(language)
              .filter((preset) => preset.group === group)
              .map((preset) => (
                <PresetItem key={preset.name} preset={preset} onChoose={() => resize(() => sizeOnly(preset))} />
              ))}
          </PresetGroup>
        ))}
      </Menu>
      <IconButton
        icon={RotateCwSquare}
        label={words('inspector.turn')}
        disabled={disabled}
        onClick={() => resize(({ width, height }) => ({ width: height, height: width }))}
      />
    </div>
  );
}

const sizeOnly = ({ width, height }: FramePreset) => ({ width, height });

function PresetGroup({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <>
      <MenuLabel>{label}</MenuLabel>
      {children}
    </>
  );
}

function PresetItem({ preset, onChoose }: { readonly preset: FramePreset; readonly onChoose: () => void }) {
  const t = useText();
  return (
    <MenuItem shortcut={sizeWords(preset)} onSelect={onChoose}>
      {t(`preset.${preset.name}`)} {preset.ratio ? <small className="inspect-aspect">{preset.ratio}</small> : null}
    </MenuItem>
  );
}

function PresentButton({ session }: Pick<SectionProps, 'session'>) {
  const { t: words } = useTranslation('panels');
  const panels = usePanels();
  if (!panels) return null;
  return (
    <Tooltip label={words('present.start')} shortcut={shortcutText(keyOf('present'))} side="left">
      <Button icon={Play} kind="outline" onClick={() => panels.present(presentedOf(session))}>
        {words('present.start')}
      </Button>
    </Tooltip>
  );
}

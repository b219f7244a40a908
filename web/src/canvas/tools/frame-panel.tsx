/** While the frame tool is in hand: the sizes that people need, each placed with one press. */
import { boundsOf, centreOf, findFreeSpace, intersects, normaliseNode, type BoundingBox } from '@easel/canvas';
import { useLanguage } from '../../i18n/index.ts';
import { useEditorState, useSession } from '../canvas-context.ts';
import { visibleBox } from '../camera.ts';
import { middleOfView } from '../view.ts';
import type { CanvasSession } from '../session.ts';
import { useText } from '../use-text.ts';
import { newness } from './draw.ts';
import { offeredPresets, sizeWords, type FramePreset } from './frame-presets.ts';
import { frameRecord } from './new-node.ts';
import type { ToolIntents } from './tool-intents.ts';
import './tools.css';

export function FramePanel({ tools }: { readonly tools: ToolIntents }) {
  const session = useSession();
  const t = useText();
  const language = useLanguage();
  const shown = useEditorState(session, (state) => state.tool === 'frame');
  if (!shown) return null;
  return (
    <section className="canvas-panel canvas-presets" aria-label={t('preset.label')}>
      <header>
        <h2>{t('tools.frame')}</h2>
        <span>{t('preset.how')}</span>
      </header>
      {(['screen', 'print'] as const).map((group) => (
        <div key={group} role="group" aria-label={t(`preset.${group}`)}>
          <h3 aria-hidden>{t(`preset.${group}`)}</h3>
          <ul>
            {offeredPresets(language)
              .filter((preset) => preset.group === group)
              .map((preset) => (
                <li key={preset.name}>
                  <button type="button" className="canvas-preset" onClick={() => place(session, tools, preset, t)}>
                    <Proportion {...preset} />
                    <span>{t(`preset.${preset.name}`)}</span>
                    <small>{sizeWords(preset)}</small>
                  </button>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Proportion({ width, height }: FramePreset) {
  const scale = Math.min(20 / width, 16 / height);
  return (
    <span className="canvas-proportion" aria-hidden>
      <i style={{ width: width * scale, height: height * scale }} />
    </span>
  );
}

function place(session: CanvasSession, tools: ToolIntents, preset: FramePreset, t: (key: string) => string): void {
  tools.preset = preset;
  const { x, y } = freePlace(session, preset);
  const box = { x: Math.round(x), y: Math.round(y), width: preset.width, height: preset.height };
  const free = isFree(session, t(`preset.${preset.name}`)) ? t(`preset.${preset.name}`) : tools.frameName();
  tools.keep(frameRecord(newness(), box, free));
  session.view.fit(box);
}

function isFree({ store }: CanvasSession, name: string): boolean {
  return [...store.getState().canvas.nodes.values()].every((node) => {
    const reading = normaliseNode(node);
    return reading.kind !== 'frame' || (reading.title || reading.data.name) !== name;
  });
}

/** The middle of the view when nothing stands there, else beside what does. */
function freePlace(session: CanvasSession, size: FramePreset): { x: number; y: number } {
  const { store, view } = session;
  const middle = middleOfView(session);
  const wanted = { x: middle.x - size.width / 2, y: middle.y - size.height / 2, ...size };
  const boxes: BoundingBox[] = [...store.getState().canvas.nodes.values()]
    .filter((node) => !normaliseNode(node).hidden)
    .map((node) => boundsOf(normaliseNode(node)));
  if (!boxes.some((box) => intersects(box, wanted))) return wanted;
  const near = boxes.filter((box) => intersects(box, visibleBox(view.camera, view.size)));
  const last = near.toSorted((a, b) => centreOf(b).x - centreOf(a).x)[0] ?? null;
  return findFreeSpace({ obstacles: boxes, size: { width: size.width, height: size.height }, near: last });
}

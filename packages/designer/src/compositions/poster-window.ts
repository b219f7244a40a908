import { asksToSee } from './asks-to-see.ts';
import type { Brief, Setting } from '../brief/brief.ts';
import { paintView } from './paint-view.ts';
import type { Composition } from './composition.ts';
import { inkOn, accentOn } from './colours.ts';
import { isHan } from './break-lines.ts';
import { infoItems, paintInfo, paintPill } from './info.ts';
import { paintGround } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { setText } from './text.ts';

/** The view a brief asks for, if any: "City Library" names a house, not a skyline. */
export function viewOf(brief: Brief): Setting['terrain'] {
  const { terrain } = brief.setting;
  const skyline = /skyline|cityscape|downtown|night view|城市|都市|夜景|天际线|外滩/i.test(brief.prompt);
  return terrain === 'city' && brief.type !== 'scene' && !skyline ? undefined : terrain;
}

/** The setting a brief implies where it names none: seasons and festivals have their own light. */
export function settingOf(brief: Brief, seed: number): Setting {
  const { setting, festival } = brief;
  const quiet: Setting['terrain'][] = ['mountains', 'lake', 'fields', 'sea'];
  const implied: Setting =
    festival === 'christmas'
      ? { terrain: 'lake', time: 'night', season: 'winter', weather: 'snow' }
      : festival === 'mid-autumn'
        ? { terrain: 'lake', time: 'night', season: 'autumn' }
        : festival === 'qingming'
          ? { terrain: 'lake', time: 'dawn', season: 'spring', weather: 'fog' }
          : festival === 'dragon-boat'
            ? { terrain: 'lake', time: 'day', season: 'summer' }
            : festival === 'thanksgiving'
              ? { terrain: 'fields', time: 'dusk', season: 'autumn' }
              : festival === 'halloween'
                ? { terrain: 'forest', time: 'night', season: 'autumn', weather: 'fog' }
                : {};
  // Who asks for a landscape and no hour does not mean the dark.
  const times: NonNullable<Setting['time']>[] =
    brief.type === 'scene' ? ['day', 'dusk', 'dawn'] : ['dusk', 'day', 'dawn', 'night'];
  const words = brief.prompt;
  const view = viewOf(brief);
  const skyline = /skyline|天际线|外滩|陆家嘴|cityscape|摩天/i.test(words);
  // A lake below mountains is a lake's picture: the peaks stand in it twice.
  const shore = (view === 'mountains' || view === undefined) && /\blake\b|湖/i.test(words);
  const named = skyline ? 'city' : shore ? 'lake' : view;
  const terrain = named ?? implied.terrain ?? quiet[seed % quiet.length]!;
  return { ...implied, ...setting, terrain, time: setting.time ?? implied.time ?? times[(seed >> 2) % times.length]! };
}

interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A landscape seen through a window in the paper: arched above where the format is tall. */
function paintWindow(stage: Stage, box: Window, arched: boolean): void {
  const { context, brief, seed } = stage;
  const scene = paintView(stage, {
    width: Math.round(box.width),
    height: Math.round(box.height),
    setting: settingOf(brief, seed),
    words: brief.prompt,
    seed,
  });
  context.save();
  context.beginPath();
  const radius = arched ? box.width / 2 : stage.measure * 0.018;
  context.roundRect(
    box.x,
    box.y,
    box.width,
    box.height,
    arched ? [radius, radius, stage.measure * 0.012, stage.measure * 0.012] : radius,
  );
  context.clip();
  context.drawImage(scene, Math.round(box.x), Math.round(box.y));
  context.restore();
  record(stage, 'scene', 'picture', box);
}

function draw(stage: Stage): void {
  const { width, height, margin, measure, palette, brief, aspect } = stage;
  const { copy } = brief;
  paintGround(stage, palette.ground);
  const ink = inkOn(palette, palette.ground);
  const wide = aspect > 1.25;
  const column = wide ? width * 0.36 : width - margin * 2;
  let bottom = height - margin;
  if (copy.action) {
    const tall = measure * 0.06;
    paintPill(stage, {
      name: 'action',
      text: copy.action,
      x: wide ? margin : margin + column,
      y: bottom - tall,
      height: tall,
      maxWidth: column * 0.45,
      fill: ink,
      ink: palette.ground,
      align: wide ? 'left' : 'right',
    });
    if (wide) bottom -= tall * 1.5;
  }
  const items = infoItems(copy, wide ? [] : ['subtitle']);
  const room = copy.action && !wide ? column * 0.5 : column;
  const top = paintInfo(stage, items, { x: margin, width: room, bottom, colour: ink, ...(wide ? { columns: 1 } : {}) });
  const chinese = isHan(copy.title);
  if (wide) {
    setText(stage, {
      name: 'title',
      text: copy.title,
      box: { x: margin, y: margin, width: column - margin * 0.6, height: top - margin - measure * 0.05 },
      voice: 'display',
      maxLines: 4,
      maxSize: measure * 0.16,
      colour: ink,
    });
    paintWindow(
      stage,
      { x: margin + column, y: margin, width: width - column - margin * 2, height: height - margin * 2 },
      false,
    );
    return;
  }
  let foot = top - (items.length > 0 ? measure * 0.03 : 0);
  if (copy.subtitle) {
    const subtitle = setText(stage, {
      name: 'subtitle',
      text: copy.subtitle,
      box: { x: margin, y: foot - measure * 0.09, width: column, height: measure * 0.085 },
      voice: 'text',
      maxLines: 2,
      maxSize: measure * 0.042,
      valign: 'bottom',
      colour: accentOn(palette, palette.ground, 4.6),
    });
    foot = subtitle.y - measure * 0.025;
  }
  const tallest = height * 0.2;
  const title = setText(stage, {
    name: 'title',
    text: copy.title,
    box: { x: margin, y: foot - tallest, width: column, height: tallest },
    voice: 'display',
    maxLines: chinese ? 2 : 3,
    maxSize: measure * (chinese ? 0.2 : 0.19),
    valign: 'bottom',
    colour: ink,
  });
  const box = { x: margin, y: margin, width: column, height: title.y - margin - measure * 0.04 };
  paintWindow(stage, box, stage.seed % 2 === 0 && box.height > box.width * 0.95);
}

export const sceneWindow: Composition = {
  name: 'scene-window',
  label: { en: 'landscape in a window', zh: '窗中风景' },
  types: ['poster', 'cover', 'social'],
  suits: (brief, subjects) => {
    if (
      /travel|trip|tourism|hike|hotel|resort|(?<!(?:donation|health|medical|eye|boot|training|coding|base) )camp(?!aign|us)|national park|旅行|旅游|徒步|民宿|露营|春游|攻略/i.test(
        brief.prompt,
      )
    )
      return 2.6;
    const asked = viewOf(brief) !== undefined;
    if (asked && asksToSee(brief)) return 2.6;
    return subjects > 0 ? (asked ? 1.5 : 0.3) : asked ? 2.6 : 0.9;
  },
  figures: 0,
  draw,
};

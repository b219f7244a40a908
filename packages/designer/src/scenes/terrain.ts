import { paintBoat } from './boats.ts';
import type { BoatKind } from './boats.ts';
import { paintCabin, paintLighthouse, paintPagoda, paintWindmill } from './buildings.ts';
import { paintTent } from './camp.ts';
import { paintCity } from './city.ts';
import { paintDesert } from './desert.ts';
import { paintForest, paintGrove } from './forest.ts';
import { smoothStep } from '../raster/smooth-step.ts';
import type { Frame } from './frame.ts';
import { paintGarden } from './garden.ts';
import { groundColour, paintFields, paintHill } from './land.ts';
import { paintMassif, paintRange } from './mountains.ts';
import { paintSky } from './sky.ts';
import { paintSpace } from './space.ts';
import { isSnowy, leafColours, paintBroadleaf, paintPine, paintWood } from './trees.ts';
import { paintVillage } from './village.ts';
import { paintGlints, paintReflection, paintSea } from './water.ts';

export type Terrain = NonNullable<Frame['setting']['terrain']>;

const boatOf = (words: string): BoatKind =>
  /rowing|rowboat|canoe|kayak|小船|渔舟|扁舟|独木舟/i.test(words)
    ? 'rowing'
    : /junk|china|chinese|shanghai|hong ?kong|上海|香港|帆|渔|江南|西湖/i.test(words)
      ? 'junk'
      : 'sailing';

const asksPagoda = (words: string) => /pagoda|temple|塔|寺|庙|古镇|江南|西湖|杭州|kyoto|京都/i.test(words);
const asksCamp = (words: string) => /tent|camp|露营|帐篷/i.test(words);

function paintWoods(frame: Frame, line: number): void {
  const { context, width, lightSide } = frame;
  const scale = width / 1500;
  paintWood(frame, context, {
    from: 0,
    to: width,
    top: line - 68,
    bottom: line - 40,
    count: 120 * scale,
    low: 46,
    high: 92,
    depth: 0.45,
  });
  const near = { top: line - 46, bottom: line - 22, low: 70, high: 136, depth: 0.7 };
  const gap = lightSide > 0 ? [0.36, 0.62] : [0.4, 0.66];
  paintWood(frame, context, { ...near, from: 0, to: width * gap[0]!, count: 70 * scale });
  paintWood(frame, context, { ...near, from: width * gap[1]!, to: width, count: 74 * scale });
}

/** What stands on the bank: what the prompt names, else a cabin. Answers where its lamp is. */
function paintDwelling(frame: Frame, words: string, x: number, y: number): number {
  const { context } = frame;
  if (asksPagoda(words)) {
    paintPagoda(frame, x, y, 0.82);
    return x;
  }
  for (const [offset, drop, height] of [
    [-130, -4, 190],
    [158, 0, 216],
    [215, 4, 150],
    [-184, 4, 140],
  ] as const) {
    paintPine(frame, context, x + offset, y + drop, height, 0.9);
  }
  if (asksCamp(words)) {
    paintTent(frame, x, y, 0.9);
    return x + 150;
  }
  paintCabin(frame, x, y, 1.05);
  return x;
}

/** Two banks that close the picture below, with tall trees at its sides. */
function paintForeground(frame: Frame): void {
  const { width, height, context } = frame;
  const pale = groundColour(frame);
  const strip = height * 0.14;
  paintHill(
    frame,
    (x) => height - strip * 0.7 + strip * 0.95 * smoothStep(0, width * 0.47, x) + Math.sin(x * 0.012) * 8,
    height,
    0.95,
    pale,
    7,
  );
  paintHill(
    frame,
    (x) => height + strip * 0.1 - strip * smoothStep(width * 0.53, width, x) + Math.sin(x * 0.01) * 7,
    height,
    0.95,
    pale,
    8,
  );
  const reach = Math.min(1, width / 1100);
  for (const [x, y, size] of [
    [64, height - 70, 400],
    [168, height - 50, 270],
    [262, height - 32, 180],
    [width - 64, height - 75, 470],
    [width - 165, height - 55, 300],
    [width - 252, height - 38, 190],
  ] as const)
    paintPine(
      frame,
      context,
      x < width / 2 ? x * reach : width - (width - x) * reach,
      y,
      size * (0.6 + 0.4 * reach),
      1,
    );
}

function paintLake(frame: Frame, words: string): void {
  const { width, horizon, atmosphere, lightSide } = frame;
  const orb = paintSky(frame, { birds: false });
  paintMassif(frame, isSnowy(frame));
  paintRange(frame, horizon - 28, 110, 0.5, frame.seed + 8);
  paintWoods(frame, horizon);
  const bank = (x: number) => horizon - 13 - 36 * Math.sin((x / width) * 3.1 + 0.35) ** 2;
  paintHill(frame, bank, horizon + 1, 0.85, groundColour(frame), 5);
  const house = width * (0.5 - lightSide * 0.05);
  const lamp = paintDwelling(frame, words, house, horizon - 22);
  paintReflection(frame, horizon);
  paintGlints(frame, horizon, orb, { orb: atmosphere.orb, stray: atmosphere.snow }, lamp);
  if (/boat|canoe|kayak|船|舟/i.test(words))
    paintBoat(frame, width * (0.5 + lightSide * 0.2), horizon + (frame.height - horizon) * 0.45, 0.8, boatOf(words));
  paintForeground(frame);
}

function paintMountains(frame: Frame, words: string): void {
  const { width, horizon, height } = frame;
  paintSky(frame);
  paintMassif(frame, isSnowy(frame));
  paintRange(frame, horizon - 20, 130, 0.45, frame.seed + 8);
  paintWoods(frame, horizon + 6);
  const meadow = groundColour(frame);
  const below = height - horizon;
  const rise = (base: number, swing: number, phase: number) => (x: number) =>
    base - swing * Math.sin((x / width) * 4 + phase) ** 2;
  paintHill(frame, rise(horizon + 4, 34, 0.4), height, 0.66, meadow, 5);
  const bank = rise(horizon + below * 0.24, 50, 1.6);
  paintHill(frame, bank, height, 0.8, meadow, 6);
  const x = width * (0.5 - frame.lightSide * 0.06);
  paintDwelling(frame, words, x, bank(x) + 10);
  paintHill(frame, rise(horizon + below * 0.62, 60, 0.1), height, 0.92, meadow, 11);
  paintForeground(frame);
}

function paintHarbour(frame: Frame, words: string): void {
  const { horizon, atmosphere, width, height } = frame;
  const orb = paintSky(frame, { crescent: true, birds: false });
  paintCity(frame, words);
  paintReflection(frame, horizon, { stretch: 1.25, ripple: 0.12 });
  paintGlints(frame, horizon, orb, { orb: atmosphere.lamp, stray: atmosphere.sky[3] });
  // Nobody sails for pleasure in the rain.
  if (frame.setting.weather !== 'rain' || /boat|sail|船|舟|帆/i.test(words))
    paintBoat(frame, width * (0.5 - frame.lightSide * 0.2), horizon + (height - horizon) * 0.55, 1.15, boatOf(words));
}

function paintCoast(frame: Frame, words: string): void {
  const { width, horizon, height, lightSide, atmosphere } = frame;
  const orb = paintSky(frame, { lowSun: true });
  const line = horizon - 30;
  paintRange(frame, line + 2, 70, 0.2, frame.seed);
  paintSea(frame, line, orb);
  const side = -lightSide;
  const shore = side < 0 ? 0 : width;
  const head = (reach: number, rise: number, foot: number) => (x: number) => {
    const t = Math.max(0, 1 - Math.abs(x - shore) / reach);
    const top = foot - rise + 14 * Math.sin(x * 0.021) * t;
    return height + 30 - (height + 30 - top) * smoothStep(0, 0.62, t) ** 0.7;
  };
  const cliff = atmosphere.time === 'day' ? '#86a86c' : '#84708c';
  const reach = Math.min(620, width * 0.46);
  const crest = head(reach, 150, line + 150);
  paintHill(frame, crest, height, 0.82, cliff, 4);
  const x = shore - side * reach * 0.42;
  if (asksPagoda(words)) paintPagoda(frame, x, crest(x) + 8, 0.7);
  else paintLighthouse(frame, x, crest(x) + 8, 0.78);
  paintBoat(frame, width * (0.5 + lightSide * 0.14), line + (height - line) * 0.4, 0.72, boatOf(words));
  paintHill(frame, head(reach * 1.25, 120, height - 30), height, 1, cliff, 9);
  if (atmosphere.time !== 'night')
    for (const offset of [0.1, 0.34]) {
      const px = shore - side * reach * offset;
      paintPine(frame, frame.context, px, head(reach * 1.25, 120, height - 30)(px) + 14, 150 + 80 * offset, 1);
    }
}

function paintCountry(frame: Frame, words: string): void {
  const { width, horizon } = frame;
  paintSky(frame, { lowSun: true });
  paintRange(frame, horizon - 30, 130, 0.2, frame.seed + 3);
  paintFields(frame);
  const x = width * (0.5 - frame.lightSide * 0.22);
  const y = horizon + (frame.height - horizon) * 0.44;
  if (asksPagoda(words)) paintPagoda(frame, x, y, 0.8);
  else if (asksCamp(words)) paintTent(frame, x, y, 0.9);
  else if (/windmill|mill|dutch|holland|风车/i.test(words)) paintWindmill(frame, x, y, 1.05);
  else paintCabin(frame, x, y, 0.85);
  if (isSnowy(frame))
    paintPine(frame, frame.context, width * (0.5 + frame.lightSide * 0.37), frame.height - 18, 460, 1);
  else paintBroadleaf(frame, width * (0.5 + frame.lightSide * 0.37), frame.height - 24, 430, 1, leafColours(frame)[0]!);
}

function paintWoodland(frame: Frame, words: string): void {
  const orb = paintSky(frame, { birds: false });
  if (/bamboo|竹/i.test(words)) return paintGrove(frame, { ...orb, y: Math.min(orb.y, frame.horizon * 0.3) });
  const autumn =
    frame.setting.season === 'autumn' || frame.setting.season === 'spring' || /maple|birch|枫|银杏|樱/i.test(words);
  paintForest(frame, { ...orb, y: Math.min(orb.y, frame.horizon * 0.3) }, !autumn);
  if (asksCamp(words)) paintTent(frame, frame.width * 0.42, frame.horizon + (frame.height - frame.horizon) * 0.52, 0.9);
  else if (/cabin|hut|house|cottage|小屋|木屋/i.test(words))
    paintCabin(frame, frame.width * 0.42, frame.horizon + (frame.height - frame.horizon) * 0.5, 0.8);
}

/** One painter per terrain; `words` are the prompt's own, for the things it names. */
export const terrains: Record<Terrain, (frame: Frame, words: string) => void> = {
  mountains: paintMountains,
  lake: paintLake,
  desert: (frame) => {
    paintSky(frame, { lowSun: true });
    paintDesert(frame);
  },
  city: paintHarbour,
  sea: paintCoast,
  forest: paintWoodland,
  fields: paintCountry,
  village: paintVillage,
  garden: paintGarden,
  space: paintSpace,
};

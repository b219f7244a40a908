import type { Canvas } from '@napi-rs/canvas';
import type { Setting } from '../brief/brief.ts';
import { createFrame } from './frame.ts';
import { paintInhabitants } from './inhabitants.ts';
import type { Inhabitant } from './inhabitants.ts';
import { terrains } from './terrain.ts';
import { paintWeather } from './weather.ts';

export interface SceneRequest {
  /** Pixels. */
  width: number;
  height: number;
  setting: Setting;
  /** The prompt's words: they choose cabin, boat, pagoda, lighthouse, mill or tent. */
  words: string;
  seed: number;
  /** Who is in it, nearest first. */
  inhabitants?: readonly Inhabitant[];
  /** Where the horizon stands, 0 top .. 1 bottom. */
  horizon?: number;
}

/** A landscape without any text: terrain, time, season and weather as asked, the rest chosen by the seed. */
export function paintScene(request: SceneRequest): Canvas {
  const frame = createFrame({
    ...request,
    ...(request.horizon === undefined ? {} : { horizon: request.horizon }),
  });
  terrains[request.setting.terrain ?? 'lake'](frame, request.words);
  paintInhabitants(frame, request.inhabitants ?? []);
  paintWeather(frame);
  return frame.canvas;
}

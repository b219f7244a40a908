import type { Canvas } from '@napi-rs/canvas';
import type { Brief } from '../brief/brief.ts';
import { readOklch } from '../palette/oklch.ts';
import { paintScene } from '../scenes/scene.ts';
import type { SceneRequest } from '../scenes/scene.ts';
import type { Stage } from './stage.ts';

const named =
  /\b(?:palette|tones?|colou?rs?|hues?)\b|色系|色调|配色|为主|[蓝紫绿橙红金粉黄]色?(?:和|与|配)[^，。]{1,4}色/iu;
/** "… at night, purple and teal": a clause at the end that only names colours. */
const closing = /[,，]\s*(?:in )?(?:[a-z-]+ ){0,2}[a-z-]+ and (?:[a-z-]+ )?[a-z-]+\s*\.?$/iu;

/** In a picture, "a red lighthouse" is a thing and no order for red light: the colours must be asked for as such. */
function lightOf(brief: Brief): string[] {
  if (brief.type === 'scene' && !named.test(brief.prompt) && !closing.test(brief.prompt)) return [];
  return brief.colours.filter((colour) => readOklch(colour).chroma > 0.03);
}

/** A landscape in the light that was asked for: its tones stay, its hues go from the first colour above to the last below. */
export function paintView(stage: Stage, request: SceneRequest): Canvas {
  const scene = paintScene(request);
  const colours = lightOf(stage.brief).slice(0, 3);
  if (colours.length === 0) return scene;
  const context = scene.getContext('2d');
  const light = context.createLinearGradient(0, 0, 0, request.height);
  for (const [index, colour] of colours.entries()) light.addColorStop(index / Math.max(1, colours.length - 1), colour);
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'color';
  context.globalAlpha = 0.62;
  context.fillStyle = light;
  context.fillRect(0, 0, request.width, request.height);
  context.restore();
  return scene;
}

import { smoothStep } from '../raster/smooth-step.ts';
import { fillCircle, openLayer, placeLayer, stipple } from './frame.ts';
import type { Frame } from './frame.ts';
import { alpha } from './tint.ts';

function paintSnowfall(frame: Frame): void {
  const { context, random } = frame;
  const count = frame.width * frame.height * 0.000_14;
  for (let index = 0; index < count; index++) {
    context.globalAlpha = 0.3 + random() * 0.6;
    fillCircle(context, random() * frame.width, random() * frame.height, 1 + random() ** 5 * 4.5, '#ffffff');
  }
  context.globalAlpha = 1;
}

function paintRain(frame: Frame): void {
  const { context, random } = frame;
  context.lineCap = 'round';
  const count = frame.width * frame.height * 0.000_3;
  for (let index = 0; index < count; index++) {
    const x = random() * frame.width * 1.1;
    const y = random() * frame.height;
    const length = 16 + random() * 40;
    context.strokeStyle = alpha('#f2f7fb', 0.1 + 0.26 * random());
    context.lineWidth = 0.9 + random() * 1.2;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x - length * 0.24, y + length);
    context.stroke();
  }
}

function paintFogBanks(frame: Frame): void {
  const { context, random, atmosphere } = frame;
  for (let index = 0; index < 7; index++) {
    const y = frame.horizon - 240 + index * 74;
    const height = 70 + random() * 70;
    const bank = context.createLinearGradient(0, y - height, 0, y + height);
    bank.addColorStop(0, alpha(atmosphere.sky[3], 0));
    bank.addColorStop(0.5, alpha(atmosphere.sky[3], 0.3));
    bank.addColorStop(1, alpha(atmosphere.sky[3], 0));
    context.fillStyle = bank;
    context.fillRect(0, y - height, frame.width, height * 2);
  }
}

/** What hangs in the air, then a vignette of grain that holds the picture together. */
export function paintWeather(frame: Frame): void {
  const { weather } = frame.setting;
  if (weather === 'snow') paintSnowfall(frame);
  if (weather === 'rain') paintRain(frame);
  if (weather === 'fog') paintFogBanks(frame);
  const layer = openLayer(frame, 0, 0, frame.width, frame.height);
  const density = (x: number, y: number) =>
    0.14 * smoothStep(0.42, 0.78, Math.sqrt((x / frame.width - 0.5) ** 2 + (y / frame.height - 0.5) ** 2));
  stipple(frame, layer, frame.atmosphere.near, density, 9, 'source-over');
  placeLayer(frame, layer);
}

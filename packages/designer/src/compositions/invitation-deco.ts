import type { Direction } from '../direction/direction.ts';
import type { Palette } from '../palette/palette.ts';
import { mix } from '../raster/colour.ts';
import type { Composition } from './composition.ts';
import { contrast, luminance } from '../palette/contrast.ts';
import { inset, paintDecoFrame, paintDivider, paintSunburst, sheetBox } from './frames.ts';
import { invitationParts, isParty, isWedding } from './invitation-words.ts';
import { paintGround } from './shapes.ts';
import type { Stage } from './stage.ts';
import { prepareStack } from './text-stack.ts';

/** As deep as evening cloth: the palette's own dark, never a mid tone. */
function eveningOf(palette: Palette): string {
  if (palette.asked && luminance(palette.ground) < 0.12) return palette.ground;
  return luminance(palette.dark) < 0.06 ? palette.dark : mix(palette.dark, '#0c0d12', 0.55);
}

/** Metal on evening cloth: gold, unless the palette has a light colour of its own that may stand for it. */
function metalOf(palette: Palette, ground: string): string {
  const asked = (palette.asked ?? []).find((colour) => contrast(colour, ground) >= 5);
  return asked ?? (contrast('#e3c27e', ground) >= 5 ? '#e3c27e' : palette.light);
}

const groundOf = ({ palette }: Omit<Direction, 'label'>) => eveningOf(palette);

function draw(stage: Stage): void {
  const { width, height, margin, measure, palette, aspect } = stage;
  const ground = eveningOf(palette);
  const metal = metalOf(palette, ground);
  paintGround(stage, ground);
  const wide = aspect > 1.25;
  const frame = inset(sheetBox(stage), margin * 0.85);
  const fan = Math.min(measure * 0.13, Math.min(width, height) * 0.16);
  paintDecoFrame(stage, frame, metal, fan);
  const column = wide ? width - margin * 3.4 - fan * 2.4 : width - margin * 3.6 - fan * 0.7;
  const radius = wide ? 0 : Math.min(measure * 0.12, height * 0.11);
  const free = frame.height - margin * 1.9 - (wide ? 0 : (radius + fan * 0.9) * 1.25);
  const stack = prepareStack(
    stage,
    invitationParts(stage, {
      ink: mix(palette.light, metal, 0.2),
      accent: metal,
      title: measure * 0.135,
      titleSpacing: 0.03,
      divider: {
        kind: 'device',
        height: measure * 0.022,
        gap: measure * 0.042,
        paint: (box) => paintDivider(stage, box, metal),
      },
    }),
    { x: (width - column) / 2, width: column, maxHeight: free, align: 'centre' },
  );
  if (wide) {
    stack.paint((height - stack.height) / 2);
    return;
  }
  const gap = measure * 0.055;
  const total = radius + gap + stack.height;
  const top = (height - total) / 2;
  paintSunburst(stage, width / 2, top + radius, radius, metal);
  stack.paint(top + radius + gap);
}

export const invitationDeco: Composition = {
  name: 'invitation-deco',
  label: { en: 'deco frame', zh: '装饰艺术框' },
  types: ['invitation'],
  suits: ({ prompt, mood, style, festival }) => {
    if (festival === 'new-year' || festival === 'christmas' || festival === 'diwali') return 2.9;
    if (
      style === 'art deco' ||
      /gala|ball\b|cocktail|gatsby|award|anniversary|晚宴|酒会|年会|颁奖|周年|庆典/iu.test(prompt)
    )
      return 3;
    if (isParty(prompt)) return 0.8;
    return isWedding(prompt) ? 2.4 : mood === 'elegant' || mood === 'festive' ? 2.5 : 1.7;
  },
  ground: groundOf,
  figures: 0,
  draw,
};

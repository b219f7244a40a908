import { colourNames } from '../brief/colour-names.ts';
import { colourDistance } from '../palette/oklch.ts';
import type { Palette } from '../palette/palette.ts';

/** The usual word for a colour. Fancy names stay out: "orange on cream" says it. */
const usual = {
  en: 'deep blue|navy|royal blue|sky blue|blue|teal|turquoise|forest green|sage|mint|olive|lime|green|mustard|yellow|gold|orange|rust|terracotta|coral|peach|burgundy|dark red|red|magenta|blush|pink|lavender|plum|deep purple|purple|chocolate|caramel|brown|beige|cream|ivory|charcoal|light grey|grey|black|white'.split(
    '|',
  ),
  zh: '深蓝|藏青|宝蓝|天蓝|蓝|青|湖蓝|墨绿|灰绿|薄荷绿|橄榄绿|草绿|绿|姜黄|黄|金|橙|铁锈红|陶土|珊瑚红|蜜桃|酒红|深红|红|玫红|浅粉|粉|浅紫|葡萄紫|深紫|紫|巧克力|焦糖|棕|米色|奶油|象牙|炭黑|浅灰|灰|黑|白'.split(
    '|',
  ),
};

function nameOf(hex: string, language: 'en' | 'zh'): string {
  const distance = (name: string) => colourDistance(hex, colourNames.get(name) ?? '#000000');
  return usual[language].reduce((best, name) => (distance(name) < distance(best) ? name : best));
}

/** "orange on cream", 米白底配橙: the two colours that a sheet is remembered by, on the ground that it really has. */
export function describePalette(palette: Palette, ground: string): { en: string; zh: string } {
  const main = palette.colours.toSorted((a, b) => colourDistance(b, ground) - colourDistance(a, ground));
  const bound = (palette.asked ?? []).filter((colour) => colourDistance(colour, ground) > 0.1);
  const lead = [...bound, palette.accent, ...palette.colours, ...main].find(
    (colour) => nameOf(colour, 'en') !== nameOf(ground, 'en'),
  );
  const en = lead ? `${nameOf(lead, 'en')} on ${nameOf(ground, 'en')}` : nameOf(ground, 'en');
  const zh = lead ? `${nameOf(ground, 'zh')}底配${nameOf(lead, 'zh')}` : nameOf(ground, 'zh');
  return { en, zh };
}

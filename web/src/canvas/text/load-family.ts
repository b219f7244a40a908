/** Fetches the files of a family: its style sheet at the first use, then only the letters that are there. */
import { familyOf, fontStack } from './families.ts';

const sheets: Readonly<Record<string, () => Promise<unknown>>> = {
  Inter: () => import('@fontsource-variable/inter/wght.css'),
  Montserrat: () => import('@fontsource-variable/montserrat/wght.css'),
  'Space Grotesk': () => import('@fontsource-variable/space-grotesk/wght.css'),
  'Noto Sans SC': () => import('@fontsource-variable/noto-sans-sc/wght.css'),
  'Playfair Display': () =>
    Promise.all([
      import('@fontsource-variable/playfair-display/wght.css'),
      import('@fontsource-variable/playfair-display/wght-italic.css'),
    ]),
  'EB Garamond': () =>
    Promise.all([
      import('@fontsource-variable/eb-garamond/wght.css'),
      import('@fontsource-variable/eb-garamond/wght-italic.css'),
    ]),
  'DM Serif Display': () =>
    Promise.all([
      import('@fontsource/dm-serif-display/400.css'),
      import('@fontsource/dm-serif-display/400-italic.css'),
    ]),
  'Noto Serif SC': () => import('@fontsource-variable/noto-serif-sc/wght.css'),
  'Archivo Black': () => import('@fontsource/archivo-black/400.css'),
  'Bebas Neue': () => import('@fontsource/bebas-neue/400.css'),
  'ZCOOL KuaiLe': () => import('@fontsource/zcool-kuaile/400.css'),
  'ZCOOL QingKe HuangYou': () => import('@fontsource/zcool-qingke-huangyou/400.css'),
  'ZCOOL XiaoWei': () => import('@fontsource/zcool-xiaowei/400.css'),
  Caveat: () => import('@fontsource-variable/caveat/wght.css'),
  'Ma Shan Zheng': () => import('@fontsource/ma-shan-zheng/400.css'),
  'Inter Tight': () =>
    Promise.all([
      import('@fontsource/inter-tight/400.css'),
      import('@fontsource/inter-tight/500.css'),
      import('@fontsource/inter-tight/700.css'),
      import('@fontsource/inter-tight/900.css'),
    ]),
  'Bricolage Grotesque': () =>
    Promise.all([import('@fontsource/bricolage-grotesque/500.css'), import('@fontsource/bricolage-grotesque/800.css')]),
  'Big Shoulders Display': () =>
    Promise.all([import('@fontsource/big-shoulders-display/700'), import('@fontsource/big-shoulders-display/900')]),
  Unbounded: () => Promise.all([import('@fontsource/unbounded/400.css'), import('@fontsource/unbounded/600.css')]),
  Anton: () => import('@fontsource/anton/400.css'),
  'Alfa Slab One': () => import('@fontsource/alfa-slab-one/400.css'),
  Caprasimo: () => import('@fontsource/caprasimo/400.css'),
  Gloock: () => import('@fontsource/gloock/400.css'),
  'Zhi Mang Xing': () => import('@fontsource/zhi-mang-xing/400.css'),
  'Liu Jian Mao Cao': () => import('@fontsource/liu-jian-mao-cao/400.css'),
  'JetBrains Mono': () =>
    Promise.all([
      import('@fontsource-variable/jetbrains-mono/wght.css'),
      import('@fontsource-variable/jetbrains-mono/wght-italic.css'),
    ]),
};

const asked = new Map<string, Promise<void>>();

/** Resolves once the style sheet is there; a network that fails leaves the stand-in, and the next call tries again. */
export async function loadSheet(name: string): Promise<void> {
  const family = familyOf(name);
  if (!family) return;
  const known = asked.get(family.name);
  if (known) return known;
  const loading = (sheets[family.name]?.() ?? Promise.resolve()).then(
    () => {},
    () => void asked.delete(family.name),
  );
  asked.set(family.name, loading);
  return loading;
}

export interface FontUse {
  readonly fontFamily: string;
  readonly fontWeight: number;
  readonly fontStyle: string;
  readonly text: string;
}

/** Resolves once all letters of a text can be measured in its typeface. */
export async function loadLetters(use: FontUse): Promise<void> {
  await loadSheet(use.fontFamily);
  await document.fonts.load(fontOf(use), use.text || 'A').catch(() => {});
}

/** As `loadLetters`; answers whether anything had to be fetched. */
export async function loadMissing(use: FontUse): Promise<boolean> {
  if (document.fonts.check(fontOf(use), use.text || 'A')) return false;
  await loadLetters(use);
  return true;
}

function fontOf({ fontFamily, fontWeight, fontStyle }: FontUse): string {
  return `${fontStyle} ${fontWeight} 16px ${fontStack(fontFamily)}`;
}

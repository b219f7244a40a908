/**
 * The typefaces that come with the product, all under the OFL (docs/fonts.md). What others name is kept and shown in
 * a stand-in.
 */
export type FamilyKind = 'sans' | 'serif' | 'display' | 'hand' | 'mono';

export interface Family {
  /** As it is stored in documents: the typeface's own name. */
  readonly name: string;
  readonly kind: FamilyKind;
  /** Its name in Chinese, for one that has Chinese letters. */
  readonly han?: string;
  readonly weights: readonly number[];
  readonly italic?: boolean;
}

const from = (least: number, most: number) =>
  [100, 200, 300, 400, 500, 600, 700, 800, 900].filter((weight) => weight >= least && weight <= most);

export const families: readonly Family[] = [
  { name: 'Inter', kind: 'sans', weights: from(100, 900) },
  { name: 'Montserrat', kind: 'sans', weights: from(100, 900) },
  { name: 'Space Grotesk', kind: 'sans', weights: from(300, 700) },
  { name: 'Noto Sans SC', kind: 'sans', han: '思源黑体', weights: from(100, 900) },
  { name: 'Playfair Display', kind: 'serif', weights: from(400, 900), italic: true },
  { name: 'EB Garamond', kind: 'serif', weights: from(400, 800), italic: true },
  { name: 'DM Serif Display', kind: 'serif', weights: [400], italic: true },
  { name: 'Noto Serif SC', kind: 'serif', han: '思源宋体', weights: from(200, 900) },
  { name: 'Archivo Black', kind: 'display', weights: [400] },
  { name: 'Bebas Neue', kind: 'display', weights: [400] },
  { name: 'ZCOOL KuaiLe', kind: 'display', han: '站酷快乐体', weights: [400] },
  { name: 'ZCOOL QingKe HuangYou', kind: 'display', han: '站酷庆科黄油体', weights: [400] },
  { name: 'ZCOOL XiaoWei', kind: 'display', han: '站酷小薇体', weights: [400] },
  { name: 'Caveat', kind: 'hand', weights: from(400, 700) },
  { name: 'Ma Shan Zheng', kind: 'hand', han: '马善政毛笔楷书', weights: [400] },
  { name: 'Inter Tight', kind: 'sans', weights: [400, 500, 700, 900] },
  { name: 'Bricolage Grotesque', kind: 'display', weights: [500, 800] },
  { name: 'Big Shoulders Display', kind: 'display', weights: [700, 900] },
  { name: 'Unbounded', kind: 'display', weights: [400, 600] },
  { name: 'Anton', kind: 'display', weights: [400] },
  { name: 'Alfa Slab One', kind: 'display', weights: [400] },
  { name: 'Caprasimo', kind: 'display', weights: [400] },
  { name: 'Gloock', kind: 'serif', weights: [400] },
  { name: 'Zhi Mang Xing', kind: 'hand', han: '钟齐志莽行书', weights: [400] },
  { name: 'Liu Jian Mao Cao', kind: 'hand', han: '刘建毛草', weights: [400] },
  { name: 'JetBrains Mono', kind: 'mono', weights: from(100, 800), italic: true },
];

export function familyOf(name: string): Family | undefined {
  const plain = firstOf(name);
  return families.find((family) => family.name.toLowerCase() === plain.toLowerCase());
}

/** The first of a list of families such as CSS has it, without its quotes. */
export function firstOf(list: string): string {
  return (list.split(',')[0] ?? '').trim().replaceAll(/^['"]|['"]$/g, '');
}

/** Their files say so in the family's name. */
const variable = new Set([
  'Inter',
  'Montserrat',
  'Space Grotesk',
  'Noto Sans SC',
  'Playfair Display',
  'EB Garamond',
  'Noto Serif SC',
  'Caveat',
  'JetBrains Mono',
]);
const standIns: Record<FamilyKind, string> = {
  sans: "'Inter Variable', 'Noto Sans SC Variable', sans-serif",
  serif: "'Noto Serif SC Variable', serif",
  display: "'Inter Variable', 'Noto Sans SC Variable', sans-serif",
  hand: "'Noto Sans SC Variable', cursive",
  mono: "'Noto Sans SC Variable', monospace",
};

/** What CSS and a drawing are told: our own file of the family, the computer's, then one that comes close. */
export function fontStack(name: string): string {
  const family = familyOf(name);
  if (!family) return `${isList(name) ? name : quoted(name)}, ${standIns.sans}`;
  const own = variable.has(family.name) ? `'${family.name} Variable', '${family.name}'` : `'${family.name}'`;
  return `${own}, ${standIns[family.kind]}`;
}

const generic = /^(serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z-]+)$/;
const isList = (name: string) => name.includes(',') || generic.test(name);
const quoted = (name: string) => `'${firstOf(name).replaceAll(/['"\\]/g, '')}'`;

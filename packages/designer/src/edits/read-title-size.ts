import { compositionNamed, rankCompositions } from '../compositions/catalogue.ts';
import type { Direction } from '../direction/direction.ts';
import type { Editing, Said } from './editing.ts';
import { measureTitle } from './measure-title.ts';

const titleWords = '(?:main\\s+)?(?:title|headline|heading|name|text|words|lettering)';
const bigger = [
  new RegExp(
    `\\b${titleWords}\\s+(?:(?:is\\s+too\\s+small|should\\s+be|could\\s+be|needs\\s+to\\s+be|a\\s+(?:little|bit|lot)|slightly|much|even|be)\\s*){0,4}(?:bigger|larger|too\\s+small|big|huge|more\\s+prominent|stand\\s+out(?:\\s+more)?|pop(?:\\s+more)?)?\\b(?<=bigger|larger|too\\s+small|big|huge|prominent|stand\\s+out|pop|more)`,
    'iu',
  ),
  new RegExp(
    `\\b(?:a\\s+|the\\s+)?(?:(?:much|slightly|a\\s+bit)\\s+)?(?:bigger|larger|enlarge|increase|huge|giant)\\s+(?:the\\s+)?${titleWords}\\b`,
    'iu',
  ),
  /(?:标题|主标题|大标题|文字|字号|字体|字)(?:的?字号|字体)?(?:再|要|能|可以|弄|调|改|放|变|得|成|更|稍微|略微){0,6}(?:大|放大|醒目|突出|显眼)(?:一?点儿?|一些|些)?|(?:放大|加大|突出)(?:一下)?(?:主|大)?标题|(?:主标题|大标题|标题|文字|字号|字体|字)(?:有点|稍微)?太?小了?(?:[，,]?(?:都)?看不清楚?)?(?=$|[，,。！])/iu,
];
const smaller = [
  new RegExp(
    `\\b${titleWords}\\s+(?:(?:is|should\\s+be|could\\s+be|needs\\s+to\\s+be|a\\s+(?:little|bit|lot)|slightly|much|even|be)\\s*){0,4}(?:smaller|too\\s+(?:big|large)|less\\s+prominent)\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:a\\s+|the\\s+)?(?:(?:much|slightly|a\\s+bit)\\s+)?(?:smaller|shrink|reduce)\\s+(?:the\\s+)?${titleWords}\\b`,
    'iu',
  ),
  /(?:标题|主标题|大标题|文字|字号|字体|字)(?:的?字号|字体)?(?:再|要|能|可以|弄|调|改|变|太大了?，?|得|成|更|稍微|略微){0,6}(?:小|缩小)(?:一?点儿?|一些|些)?|缩小(?:一下)?(?:主|大)?标题/iu,
];

/** Less is not seen. */
const leastChange = 0.06;
/** Another layout should be worth the change. */
const leastMove = leastChange * 2;
const full: Said = {
  en: 'The title is already as large as this layout sets it, and no other layout for this sets it larger.',
  zh: '标题在这个版式里已经最大了，适合它的其他版式也没有更大的标题。',
};
const fullBesidePicture: Said = {
  en: 'The title is already as large as this layout sets it; only layouts without a picture have more room for it.',
  zh: '标题在这个版式里已经最大了，只有不放图的版式还有更多空间。',
};
const untitled: Said = { en: 'No title stands on it.', zh: '上面没有标题。' };
const small: Said = {
  en: 'No layout sets this title any smaller.',
  zh: '没有版式能把这个标题排得更小。',
};

/** Between half and twice what the layout gives it. */
const titleRange = [0.5, 2] as const;

export function readTitleSize(editing: Editing): void {
  for (const [patterns, factor, said] of [
    [bigger, 1.32, { en: 'a larger title', zh: '标题放大' }],
    [smaller, 0.76, { en: 'a smaller title', zh: '标题缩小' }],
  ] as const) {
    if (!patterns.some((pattern) => editing.take(pattern))) continue;
    const asked = (editing.direction.titleScale ?? 1) * factor;
    const titleScale = Math.min(titleRange[1], Math.max(titleRange[0], Math.round(asked * 100) / 100));
    setTitleScale(editing, titleScale, { said, factor });
  }
}

function setTitleScale(editing: Editing, titleScale: number, { said, factor }: { said: Said; factor: number }): void {
  const { design, direction } = editing;
  const before = measureTitle(design);
  const measured = (next: Direction) => (measureTitle({ ...design, direction: next }) ?? 0) / (before ?? 1);
  const enough = (ratio: number, least: number) => ratio > 0 && (factor > 1 ? ratio >= 1 + least : ratio <= 1 - least);
  if (before === undefined) {
    editing.refuse(untitled);
    return;
  }
  if (enough(measured({ ...direction, titleScale }), leastChange)) {
    editing.change('title-size', said, { direction: { titleScale } });
    return;
  }
  const holds = (name: string, scale: number | undefined, least: number) =>
    enough(measured({ ...direction, composition: name, ...(scale !== undefined && { titleScale: scale }) }), least);
  const { asShown, fewer, none } = otherLayouts(editing);
  for (const layouts of [asShown, fewer])
    for (const [scale, least] of [
      [direction.titleScale, leastMove],
      [titleScale, leastChange],
    ] as const) {
      const other = layouts.find(({ name }) => holds(name, scale, least));
      if (!other) continue;
      // The title fills its place: the nearest layout with another place for it takes over, and the answer says so.
      const moved = {
        en: `${said.en}, in a layout with room for it: ${other.label.en}`,
        zh: `${said.zh}，版式随之换成${other.label.zh}`,
      };
      const next = { composition: other.name, ...(scale !== undefined && { titleScale: scale }) };
      editing.change('title-size', moved, { direction: next });
      return;
    }
  if (factor < 1) editing.refuse(small);
  else editing.refuse(none.some(({ name }) => holds(name, titleScale, leastChange)) ? fullBesidePicture : full);
}

/** The other layouts for this, nearest first: those that show as much as now, those that show less, and no picture at all. */
function otherLayouts({ brief, direction }: Editing) {
  const shown = Math.min(direction.subjects.length, compositionNamed(direction.composition)?.figures ?? 0);
  const others = rankCompositions(brief, direction.subjects.length).filter(
    ({ name }) => name !== direction.composition,
  );
  return {
    asShown: others.filter(({ figures }) => figures >= shown),
    fewer: others.filter(({ figures }) => figures < shown && figures > 0),
    none: others.filter(({ figures }) => figures === 0 && shown > 0),
  };
}

import type { Lasting } from './memory-words.ts';
import type { DesignPlan } from './designer.ts';

type Language = 'en' | 'zh';

const typeNames: Record<string, { en: [one: string, many: string]; zh: string; measure: string }> = {
  poster: { en: ['poster', 'posters'], zh: '海报', measure: '张' },
  logo: { en: ['logo', 'logos'], zh: '标志', measure: '个' },
  social: { en: ['card', 'cards'], zh: '社交卡片', measure: '张' },
  banner: { en: ['banner', 'banners'], zh: '横幅', measure: '张' },
  cover: { en: ['cover', 'covers'], zh: '封面', measure: '张' },
  scene: { en: ['scene', 'scenes'], zh: '插画', measure: '幅' },
  pattern: { en: ['pattern', 'patterns'], zh: '图案', measure: '幅' },
  invitation: { en: ['invitation', 'invitations'], zh: '请柬', measure: '张' },
  menu: { en: ['menu', 'menus'], zh: '菜单', measure: '份' },
  'business-card': { en: ['business card', 'business cards'], zh: '名片', measure: '张' },
  presentation: { en: ['presentation cover', 'presentation covers'], zh: '演示文稿封面', measure: '张' },
  map: { en: ['map', 'maps'], zh: '地图', measure: '张' },
  portrait: { en: ['portrait card', 'portrait cards'], zh: '人物卡片', measure: '张' },
  ticket: { en: ['ticket', 'tickets'], zh: '票券', measure: '张' },
  packaging: { en: ['pack front', 'pack fronts'], zh: '包装', measure: '款' },
  product: { en: ['product card', 'product cards'], zh: '商品卡片', measure: '张' },
};
const someDesign = { en: ['design', 'designs'] as [string, string], zh: '设计', measure: '张' };

/** One design in a few words: kind, title and size. */
export function sayDesign(
  language: Language,
  { type, title, width, height }: { type: string; title: string; width: number; height: number },
): string {
  const { en, zh } = typeNames[type] ?? someDesign;
  if (language === 'zh') return `${zh}“${title}”，${width} × ${height}`;
  return `${en[0].replace(/^./u, (letter) => letter.toUpperCase())} “${title}”, ${width} × ${height}`;
}

/** What the planner says before the pictures, in the prompt's language; `note` is the finding of its first step. */
export function sayPlan(plan: DesignPlan): { text: string; note: string; titles: string[] } {
  const { language, width, height, designs } = plan;
  const count = designs.length;
  const what = nameOf(plan.type, count, language);
  const directions = designs.map(({ direction }) => direction);
  const [{ title = '' } = {}] = designs;
  const only = count === 1 && title !== '';
  const note = only ? sayDesign(language, { type: plan.type, title, width, height }) : `${what} · ${width} × ${height}`;
  const titles = designs.map(({ title, direction }) => (count === 1 ? title : `${title} · ${shortOf(direction)}`));
  const limits = sayCount(plan) + sayPicture(plan) + sayKept(plan) + sayMark(plan) + sayLimits(plan);
  if (language === 'zh') return { text: planInChinese(what, directions) + limits, note, titles };
  return { text: [planInEnglish(what, directions), limits.trim()].filter(Boolean).join(' '), note, titles };
}

/** As a title begins. */
const begun = (text: string) => text.replace(/^./u, (letter) => letter.toUpperCase());

/** Designs of several kinds that one wish asks for, in one look. */
export function saySet(
  plans: readonly DesignPlan[],
  kinds: readonly string[],
): { text: string; note: string; titles: string[] } {
  const [first] = plans as [DesignPlan];
  const zh = first.language === 'zh';
  const titles = plans.map(({ designs }, at) => `${designs[0]?.title ?? ''} · ${begun(kinds[at]!)}`);
  const note = zh ? `一套 ${plans.length} 张` : `A set of ${plans.length}`;
  const direction = first.designs[0]?.direction ?? '';
  const limits = sayPicture(first) + sayKept(first) + sayMark(first) + sayLimits(first);
  const text = zh
    ? `一套 ${plans.length} 张，风格统一：${kinds.join('、')}。方向：${direction}。`
    : `A set of ${plans.length} in one look: ${kinds.join(', ')}. Direction: ${direction}.`;
  return { text: zh ? text + limits : [text, limits.trim()].filter(Boolean).join(' '), note, titles };
}

/** Who asked for more than are made at once is told, and how to have the others. */
function sayCount({ language, countAsked, designs }: DesignPlan): string {
  if (countAsked === null) return '';
  const count = designs.length;
  return language === 'zh'
    ? `你要 ${countAsked} 张，一次最多做 ${count} 张；其余的再说一声就做。`
    : `You asked for ${countAsked}; ${count} is the most at a time, so ask again for the others. `;
}

/** What became of a picture that came along. */
function sayPicture({ language, picture, pictureMissed }: DesignPlan): string {
  if (!picture) return pictureMissed ? sayNoPicture(language) : '';
  const { placed, gaveColours } = picture;
  const behind = placed && picture.wantedBehind && picture.covers === 'none';
  if (language === 'zh') {
    const stands = placed ? standsInChinese(picture) : '';
    const said = [stands, gaveColours ? '配色取自你的图片' : ''].filter(Boolean).join('，');
    if (!said) return '这种设计里放不下图片，没有用上。';
    return `${said}。${behind ? '这种设计没有把图片铺作背景的版式。' : ''}`;
  }
  const colours = gaveColours ? ', and gives the colours' : '';
  const note = behind ? 'No layout of this kind lays a picture behind everything. ' : '';
  if (placed) return `${standsInEnglish(picture)}${colours}. ${note}`;
  return gaveColours
    ? 'The colours are those of your picture. '
    : 'No layout of this kind holds a picture, so yours is left out. ';
}

type SeenPicture = NonNullable<DesignPlan['picture']>;

function standsInEnglish({ cutOut, covers }: SeenPicture): string {
  if (covers === 'all') return 'Your picture fills it from edge to edge';
  if (covers === 'some') return 'Your picture fills some from edge to edge and stands in the others';
  return cutOut ? 'Your picture stands in it, cut out' : 'Your picture stands in it, framed';
}

function standsInChinese({ cutOut, covers }: SeenPicture): string {
  if (covers === 'all') return '你的图片铺满版面';
  if (covers === 'some') return '你的图片在有的版式里铺满版面，在其余的里加框';
  return cutOut ? '你的图片抠出来放在里面' : '你的图片加框放在里面';
}

/** For who speaks of a picture that the server never got. */
function sayNoPicture(language: Language): string {
  return language === 'zh'
    ? '没有收到图片，所以没有放；请附上图片，或先在画布上选中它。'
    : 'No picture came along, so none stands in it: attach one, or select it on the canvas. ';
}

/** What became of the brand's logo and tagline, and what to do where there is no logo to draw. */
function sayMark({ language, mark, type }: DesignPlan): string {
  const zh = language === 'zh';
  const { wish, hasLogo, unreadable, logo, slogan } = mark;
  const parts = [logo && (zh ? '标志' : 'logo'), slogan && (zh ? '标语' : 'tagline')].filter(Boolean);
  const signed = zh ? `署上品牌套件里的${parts.join('和')}。` : `Signed with the Brand Kit’s ${parts.join(' and ')}. `;
  if (logo) return signed;
  const rest = slogan ? signed : '';
  if (hasLogo) {
    // A logo that is designed anew needs no other, nor does who wants none.
    if (wish === 'unwanted' || (type === 'logo' && wish !== 'wanted')) return rest;
    const { zh: nameZh, en } = typeNames[type] ?? someDesign;
    return rest + (zh ? `${nameZh}上不放品牌标志。` : `No logo is set into ${en[1]}, so the brand’s is left out. `);
  }
  if (unreadable > 0) {
    return (
      rest +
      (zh
        ? '品牌套件里的标志文件读不出来，所以没有放；换一个文件上传就行。'
        : 'The Brand Kit’s logo cannot be read, so it is left out; upload another file of it. ')
    );
  }
  if (wish !== 'wanted') return rest;
  return (
    rest +
    (zh
      ? '没有可用的标志，所以没有放：在品牌套件里加上标志，绑定到这个项目，再让我做一次。'
      : 'There is no logo to use, so none is drawn: add yours to a Brand Kit, choose the kit for this project and ask again. ')
  );
}

/** Whoever decided earlier is shown that it was heard. */
function sayKept({ language, kept }: DesignPlan): string {
  if (kept.length === 0) return '';
  const list = kept.map((words) => `“${words}”`);
  return language === 'zh' ? `按之前定下的${list.join('、')}来做。` : `As decided earlier: ${list.join(', ')}. `;
}

/** What was kept for later, or that it was not. */
export function sayRemembered(language: Language, lasting: readonly Lasting[], kept: boolean): string {
  const wide = lasting.every(({ everywhere }) => everywhere);
  if (language === 'zh') {
    if (!kept) return '没能记下来：这里记住的已经到上限了，先删掉一条再试。';
    return wide ? '记下了，以后你的所有项目都会照着做。' : '记下了，以后在这个项目里都会照着做。';
  }
  if (!kept) return 'That could not be remembered: there is no more room. Delete something first.';
  return wide ? 'Noted. I keep to it in all of your projects.' : 'Noted. I keep to it in this project from now on.';
}

/** What was found again of earlier work. */
export function sayRecalled(language: Language, found: readonly { title: string; url: string | null }[]): string {
  if (found.length === 0) {
    return language === 'zh' ? '之前的内容里没有找到。' : 'Nothing of that stands in what was done here before.';
  }
  const list = found.map(({ title, url }) => `- ${title}${url ? ` ${url}` : ''}`).join('\n');
  return language === 'zh' ? `之前的内容里有这些：\n${list}` : `This is what was done here before:\n${list}`;
}

/** A brand's rules stand above the wish; whoever asked otherwise is told. */
function sayLimits({ language, brandLimits }: DesignPlan): string {
  const { ruledOut, replaced } = brandLimits;
  const faces = sayFaces(language, brandLimits);
  if (language === 'zh') {
    const lost =
      ruledOut.length > 0 ? `品牌规范不允许用${ruledOut.map((name) => `“${name}”`).join('、')}，所以没有采用。` : '';
    return lost + (replaced ? '颜色以品牌配色为准，没有用你提到的颜色。' : '') + faces;
  }
  const lost =
    ruledOut.length > 0 ? `The Brand Kit rules out ${ruledOut.join(' and ')}, so the design does without.` : '';
  const others = replaced ? 'The brand’s colours stand in place of those you named.' : '';
  return [lost, others, faces].filter(Boolean).join(' ');
}

/** A brand's typeface that another stands in for. */
function sayFaces(language: Language, { unreadable, absent }: DesignPlan['brandLimits']): string {
  const zh = language === 'zh';
  const broken = unreadable.map((name) =>
    zh
      ? `品牌字体“${name}”的文件无法读取，用了别的字体代替。`
      : `The file of the brand’s typeface “${name}” cannot be read, so another stands in for it.`,
  );
  const missing = absent.map((name) =>
    zh
      ? `这里没有品牌字体“${name}”，用了别的字体代替；把字体文件上传到品牌套件就能用上。`
      : `The brand’s typeface “${name}” is not installed here, so another stands in for it; upload its file to the Brand Kit to have it used.`,
  );
  return [...broken, ...missing].join(zh ? '' : ' ');
}

export function sayClosing(language: Language, { placed, failed }: { placed: number; failed: number }): string {
  if (language === 'zh') {
    const lost = failed > 0 ? `有 ${failed} 张没有做成，可以再试一次。` : '';
    if (placed === 0) return `${lost || '没有做成图片。'}`;
    const where = placed === 1 ? '图片已经放在画布上' : `${placed} 张都放在画布上了`;
    return `${lost}${where}，由内置设计师按规则绘制，没有用到训练出来的模型。想改哪里，直接说就好。`;
  }
  const lost =
    failed > 0 ? `${failed} ${failed === 1 ? 'picture' : 'pictures'} did not come out; ask for it again. ` : '';
  if (placed === 0) return lost.trim() || 'No picture came out.';
  const count = placed === 1 ? 'It is' : `All ${placed} are`;
  return `${lost}${count} on the canvas, drawn by rules by the built-in designer, not by a trained model. Say what to change.`;
}

export function saySearch(language: Language): string {
  return language === 'zh' ? '先查一下资料。' : 'First I look that up.';
}

/**
 * The designer draws from the person's words alone, and does not pretend otherwise. Pages are named by their numbers:
 * their titles stand among the sources of the same answer.
 */
export function saySources(language: Language, titles: readonly string[]): string {
  if (titles.length === 0) return '';
  const list = titles.map((_, at) => `[${at + 1}]`).join(' ');
  return language === 'zh'
    ? `查到的资料见来源 ${list}。内置设计师只依据你写的内容绘制，请从中选出要写上去的事实。`
    : ` What was found stands under Sources: ${list}. The built-in designer draws from your words alone; pick from these what should stand in it.`;
}

/**
 * For who wants something looked up that was not: a designer makes no facts up.
 *
 * @param search what became of it: there is none here, it was off, or it found nothing
 */
export function sayNoFacts(language: Language, about: string, search: 'none' | 'off' | 'empty'): string {
  if (language === 'zh') {
    const why = {
      none: '没能查资料：这个服务器没有联网搜索。',
      off: '没有查资料：这条消息没有打开联网搜索。',
      empty: '搜索没有查到资料。',
    }[search];
    return `${why}所以“${about}”的日期、数字等事实没有写上去，也没有编造；请把它们写给我，就会放上去。`;
  }
  const why = {
    none: 'Nothing could be looked up: this server has no Web search.',
    off: 'Nothing was looked up: Web search is off for this message.',
    empty: 'The search found nothing to go by.',
  }[search];
  return `${why} So dates and facts about “${about}” that you did not write are missing, and none are made up: write them, and they go in.`;
}

/** For who asks for the file of a picture. */
export function sayExport(language: Language): string {
  return language === 'zh'
    ? '选中图片，点“导出”（Ctrl+Shift+E）：可以导出 PNG、JPEG、WebP、SVG、PDF 或 PSD，最大放大到 4 倍。'
    : 'Select the picture and press Export (Ctrl+Shift+E): PNG, JPEG, WebP, SVG, PDF or PSD, up to four times as large.';
}

/** For who asks something that only a model could answer. */
export function sayNoAnswer(language: Language): string {
  return language === 'zh'
    ? '内置规划师不回答问题，只看得懂要做什么、改什么。想自由对话，可以在“模型”里接入一个对话模型。'
    : 'The built-in planner answers no questions: it reads what to make and what to change. To talk freely, add a chat model under Models.';
}

export function sayGreeting(language: Language): string {
  return language === 'zh'
    ? '想做点什么？说说内容和用途，比如“咖啡店开业海报，暖色，9 月 1 日开业，全场八折”。'
    : 'What shall we make? Say what it is and what should be on it, such as “a poster for a jazz night, Friday 8 pm, deep blue and gold”.';
}

function planInEnglish(what: string, directions: readonly string[]): string {
  const [only] = directions;
  if (directions.length === 1) return `One ${what.replace(/^1 /, '')}: ${only}.`;
  return `${what}, each in a direction of its own: ${directions.join('; ')}.`;
}

function planInChinese(what: string, directions: readonly string[]): string {
  if (directions.length === 1) return `做 ${what}：${directions[0]}。`;
  return `做 ${what}，各走一个方向：${directions.join('；')}。`;
}

function nameOf(type: string, count: number, language: Language): string {
  const names = typeNames[type] ?? someDesign;
  if (language === 'zh') return `${count} ${names.measure}${names.zh}`;
  return `${count} ${names.en[count === 1 ? 0 : 1]}`;
}

/** The style is enough to tell pictures apart. */
function shortOf(direction: string): string {
  return direction.split(/[,，、;；]/)[0]!.trim();
}

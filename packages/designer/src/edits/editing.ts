import type { BrandRules } from '../brief/brand-rules.ts';
import type { Brief, DesignType } from '../brief/brief.ts';
import type { Size } from '../brief/read-size.ts';
import { blank, visible } from '../brief/reading.ts';
import type { Direction } from '../direction/direction.ts';
import type { Palette } from '../palette/palette.ts';
import { labelled } from '../plan-designs.ts';

/** A format, and what kind of thing it is where the words say so. */
export type Sheet = Size & { type?: DesignType };

/** A design before it is drawn: all that an edit starts from and ends with. */
export interface EditableDesign {
  brief: Brief;
  direction: Direction;
  /** What it is drawn with; edits keep it. */
  seed: number;
}

export type EditKind =
  | 'title'
  | 'subtitle'
  | 'offer'
  | 'price'
  | 'date'
  | 'time'
  | 'place'
  | 'action'
  | 'details'
  | 'palette'
  | 'style'
  | 'typeface'
  | 'title-size'
  | 'layout'
  | 'size'
  | 'language'
  | 'festival'
  | 'mood'
  | 'setting'
  | 'swap-subject'
  | 'add-subject'
  | 'remove-subject';

/** In English and in Chinese, as a part of a sentence. */
export interface Said {
  en: string;
  zh: string;
}

export interface EditChange {
  kind: EditKind;
  said: Said;
}

export interface EditPlan {
  /** One, or one for each size asked for; none where nothing could be changed. */
  designs: EditableDesign[];
  changes: EditChange[];
  /** What was understood and cannot be had, each a whole sentence. */
  refused: Said[];
  /** Words that say nothing here, as they were written. */
  missed: string[];
}

export interface EditOptions {
  brand?: BrandRules;
}

/** Words that only lead to an edit or away from it: they are no edits themselves, and not missed either. */
const fillers =
  /\b(?:it['’]s|please|pls|can|could|would|will|you|i|i['’]?d|we|want|like|need|it|its|it['’]?s|this|that|the|a|an|one|picture|poster|design|image|card|version|make|made|making|turn|change|set|put|use|using|give|do|have|try|and|also|then|but|so|just|too|as|well|to|into|in|of|with|for|now|bit|little|lot|slightly|somewhat|much|more|even|some|all|be|is|are|same|keep|everything|else|only|instead|again|looks?|looking|anything|feel|overall|on|at|me|my|us|them|they|should|these|those|here|there|still|not|no|don['’]?t|text|rest|unchanged|thing|things|title|style|colou?rs?|background|font|typeface|layout|however|though|or|maybe|perhaps|something|facebook|linkedin|twitter|starts?|starting|across|round|far|away|from|give|vibe|versions?|see|sizes?|brand|two|three|four|five|fits?|page|what|about|begins?|moved?|happens?|both|bottom|top|ok|okay|thanks|thank|print|printed|printing|actually)\b|[请帮我给把将这那张图片海报设计的了吧呢啊一下个点些再并且也还要想让使其它他她做成为改换变更成变来用都很比较稍微略麻烦同时然后以及和与跟另外只有就整体画面保持不变其余其他照旧版本样子感觉能不能可以吗有在里上面到为风格颜色标题字体来各底看试动别适合]/giu;

export class Editing {
  /** What is left to be understood; what was is blank. */
  rest: string;
  design: EditableDesign;
  readonly sizes: Sheet[] = [];
  /** Palettes that the design is made in, each on a sheet of its own; none: in the one that it has. */
  readonly variants: Palette[] = [];
  readonly changes: EditChange[] = [];
  readonly refused: Said[] = [];
  readonly options: EditOptions;

  constructor(words: string, design: EditableDesign, options: EditOptions) {
    this.rest = words;
    this.design = design;
    this.options = options;
  }

  get brief(): Brief {
    return this.design.brief;
  }

  get direction(): Direction {
    return this.design.direction;
  }

  find(pattern: RegExp): RegExpExecArray | undefined {
    return pattern.exec(this.rest) ?? undefined;
  }

  /** What a reader has understood is no other reader's any more. */
  understood(match: RegExpExecArray | { index: number; length: number }): void {
    const length = Array.isArray(match) ? match[0].length : match.length;
    this.rest = this.rest.slice(0, match.index) + blank.repeat(length) + this.rest.slice(match.index + length);
  }

  take(pattern: RegExp): RegExpExecArray | undefined {
    const match = this.find(pattern);
    if (match) this.understood(match);
    return match;
  }

  /** Takes what each pattern finds, as often as it stands there, until `use` has none of it. */
  takeEach(patterns: readonly RegExp[], use: (match: RegExpExecArray) => boolean): void {
    for (const pattern of patterns)
      for (let found = this.find(pattern); found && use(found); found = this.find(pattern)) this.understood(found);
  }

  change(kind: EditKind, said: Said, next: { brief?: Partial<Brief>; direction?: Partial<Direction> }): void {
    const { brief, direction, seed } = this.design;
    this.design = { brief: { ...brief, ...next.brief }, direction: { ...direction, ...next.direction }, seed };
    this.changes.push({ kind, said });
  }

  refuse(said: Said): void {
    this.refused.push(said);
  }

  /** Clauses in which something is left that no reader knew. */
  missed(): string[] {
    return this.rest
      .split(/[,;\n，。；！？、]|[.!?](?=\s|$)|\s(?=(?:and|but)\s)/u)
      .map((clause) => ({ clause, bare: visible(clause).replaceAll(fillers, '') }))
      .filter(({ bare }) => /[\p{L}\p{N}#]/u.test(bare))
      .map(({ clause }) => visible(clause).replaceAll(/^(?:and|but|also|并且?|同时)\s*/giu, ''));
  }
}

/** The design with its direction called by what it is now. */
export function relabelled(design: EditableDesign): EditableDesign {
  return { ...design, direction: labelled(design.direction) };
}

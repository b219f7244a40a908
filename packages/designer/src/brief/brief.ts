/**
 * What kind of thing is asked for. cover = of a note or article (小红书封面), portrait; product = a card that sells one
 * thing; portrait = a card about a person; presentation = its cover; map = a place or a trail drawn from above;
 * packaging = the front of a pack.
 */
export type DesignType =
  | 'poster'
  | 'logo'
  | 'social'
  | 'banner'
  | 'cover'
  | 'scene'
  | 'pattern'
  | 'invitation'
  | 'menu'
  | 'business-card'
  | 'presentation'
  | 'map'
  | 'portrait'
  | 'ticket'
  | 'packaging'
  | 'product';

export type Language = 'en' | 'zh';

export type Mood = 'calm' | 'warm' | 'bold' | 'festive' | 'playful' | 'elegant' | 'tech' | 'natural';

export type Festival =
  | 'spring-festival'
  | 'mid-autumn'
  | 'dragon-boat'
  | 'qixi'
  | 'qingming'
  | 'christmas'
  | 'halloween'
  | 'easter'
  | 'diwali'
  | 'ramadan'
  | 'valentine'
  | 'new-year'
  | 'thanksgiving';

/** The words a design shows, each as the prompt wrote it. */
export interface Copy {
  title: string;
  subtitle?: string;
  /** "40% off", "全场八折": verbatim. */
  offer?: string;
  /** With its currency sign: "$12.50", "￥199". */
  price?: string;
  date?: string;
  time?: string;
  place?: string;
  /** Call to action: "Book now", "立即报名". */
  action?: string;
  /** Further lines that the prompt asks to show. */
  details: string[];
}

export interface Setting {
  time?: 'dawn' | 'day' | 'dusk' | 'night';
  season?: 'spring' | 'summer' | 'autumn' | 'winter';
  weather?: 'clear' | 'snow' | 'rain' | 'fog';
  terrain?: 'mountains' | 'desert' | 'city' | 'sea' | 'forest' | 'lake' | 'fields' | 'space';
}

/** What a prompt asks for, read once; everything after it works from the brief alone. */
export interface Brief {
  type: DesignType;
  language: Language;
  /** Pixels. */
  width: number;
  height: number;
  /** Designs asked for, 1..8. */
  count: number;
  copy: Copy;
  /** The words that say what to show, for the lookup of subjects. */
  subjectText: string;
  setting: Setting;
  festival?: Festival;
  /** Colours asked for, "#rrggbb", in the order of the prompt. */
  colours: string[];
  mood: Mood;
  audience?: string;
  /** Name of the style asked for, as in the style registry or free ("swiss", "art deco"). */
  style?: string;
  topic?: string;
  /** Copy that is not from the prompt: show it as replaceable. */
  placeholders: (keyof Copy)[];
  prompt: string;
}

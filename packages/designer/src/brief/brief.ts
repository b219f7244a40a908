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
  | 'lantern-festival'
  | 'qingming'
  | 'dragon-boat'
  | 'qixi'
  | 'mid-autumn'
  | 'double-ninth'
  | 'winter-solstice'
  | 'laba'
  | 'new-year'
  | 'valentine'
  | 'holi'
  | 'easter'
  | 'songkran'
  | 'ramadan'
  | 'eid'
  | 'mothers-day'
  | 'halloween'
  | 'day-of-the-dead'
  | 'diwali'
  | 'thanksgiving'
  | 'hanukkah'
  | 'christmas';

/** One of a list: a dish or a drink of a menu, a stop on a map. */
export interface CopyItem {
  name: string;
  /** As written, with or without its sign: "¥38", "4.80". */
  price?: string;
  /** What it is made of, or how far it is: "with lime and mint", "at 4 km". */
  note?: string;
  /** The heading that it stands under: "Starters", 热饮. */
  section?: string;
}

/** Host, speaker, owner of the card, sitter of the portrait. */
export interface Person {
  name: string;
  /** "Head of Design", 首席茶艺师. */
  role?: string;
}

/** How a person or a house is reached. */
export interface Contact {
  phone?: string;
  mail?: string;
  web?: string;
  address?: string;
}

/** A short fact that a ticket, a map or a pack sets apart from running text. */
export interface CopyMark {
  kind: 'seat' | 'row' | 'gate' | 'number' | 'distance' | 'climb' | 'weight' | 'flavour';
  /** Letter for letter: "Row F", "12 km", "250 g", 3排12座. */
  text: string;
}

/**
 * The words a design shows, each as the prompt wrote it. `items` to `marks` are read only for the kinds of design that
 * set them in a place of their own; elsewhere the same words stand in `details`. No word stands in two fields.
 */
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
  /** Call to action: "Book now", "立即报名"; on an invitation the line that asks for an answer, "RSVP by 1 May". */
  action?: string;
  /** Further lines that the prompt asks to show; on a pack or a product card what it claims: "organic", 无糖. */
  details: string[];
  /** Menu: dishes in order. Map: stops in order. */
  items?: CopyItem[];
  /** Invitation: hosts or couple. Business card, portrait: whose it is. Presentation, ticket: who speaks or plays. */
  people?: Person[];
  /** Company, brand or institution behind a business card, presentation, portrait, packaging or product. */
  organisation?: string;
  /** Portrait: what the person says, without quotation marks. */
  quote?: string;
  /** Business card. */
  contact?: Contact;
  /** Ticket: seat, row, gate, number. Map: distance, climb. Packaging, product: weight, flavour. */
  marks?: CopyMark[];
}

export interface Setting {
  time?: 'dawn' | 'day' | 'dusk' | 'night';
  season?: 'spring' | 'summer' | 'autumn' | 'winter';
  weather?: 'clear' | 'snow' | 'rain' | 'fog';
  terrain?: 'mountains' | 'desert' | 'city' | 'sea' | 'forest' | 'lake' | 'fields' | 'village' | 'garden' | 'space';
}

/** What a prompt asks for, read once; everything after it works from the brief alone. */
export interface Brief {
  type: DesignType;
  language: Language;
  /** Pixels. */
  width: number;
  height: number;
  /** Designs to make, 1..8. */
  count: number;
  /** What the prompt asked for, where it is more than are made at once. */
  countAsked?: number;
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
  /** What the prompt says of the brand's own logo. */
  mark?: 'wanted' | 'unwanted';
  /** Copy that is not from the prompt: show it as replaceable. */
  placeholders: (keyof Copy)[];
  prompt: string;
}

/**
 * What a prompt says of whoever writes it, and where the design will hang: it leads to the matter and is none. Rewritten
 * before anything is read, so that the matter stands first and who has it behind.
 */
import { capital } from './reading.ts';

type Rewrite = readonly [pattern: RegExp, put: string | ((...groups: string[]) => string)];

/** To the end of the sentence; a stop within a word ends none. */
const sentence = '((?:[^.!\\n]|\\.(?=\\S))+)';
const weAre = "[Ww]e(?:['’]re| are)";
const iAm = "(?:We|I)(?:['’]re|['’]m| are| am)";
const does = '(?:hosting|holding|organi[sz]ing|putting on|doing|running|having|planning)';
const orders = '(?:display|poster|fl[iy]er|banner|logo|leaflet|invitation|menu|card)';

const rewrites: readonly Rewrite[] = [
  // "We've just adopted a puppy and want a cute announcement card with her name Mochi and the date 3 November".
  [
    /^((?:We|I)(?:['’]ve| have)(?: just)? [^,.;!\n]{4,50}?),? and (?:want|need|would like) (?:an? )?([^,.;:\n]*?(?:card|post|poster|banner|announcement))s? with (?:her|his|its|their) name (\p{Lu}\p{L}+)(?:,? and (?:the )?date)?/u,
    '$2 “$1” named $3,',
  ],
  // "Design something to promote our free webinar, How to Write a Grant".
  [
    /^(?:[Pp]lease )?(?:(?:[Dd]esign|[Mm]ake|[Cc]reate|[Dd]o) )?[Ss]omething to (?:promote|advertise|announce) (?:our |my |the |an? )?((?:free |online |new )?(?:webinar|talk|lecture|workshop|seminar|masterclass|course)), (?=\p{Lu})/u,
    '$1: ',
  ],
  // "We'd like to invite our customers to a wine and cheese evening."
  [/^(?:We|I)(?:['’]d| would) like to invite [^,.;\n]{2,40}? to (?=(?:an? |our |the )?\p{L})/u, 'Invitation to '],
  // "We're raising money for a playground so we're doing a sponsored walk": the reason stands behind.
  [
    new RegExp(
      `^${iAm} (\\p{Ll}+ing [^,.;!\\n]{4,60}?),? so (?:we|I)(?:['’]re|['’]m| are| am) ${does} (?:an? |our )?${sentence}`,
      'u',
    ),
    (_, reason, event) => `${capital(event!)}, ${reason}`,
  ],
  // "The library would like a display about Black History Month."
  [
    new RegExp(
      `^(?:The|Our|My) (?:\\p{Ll}+ ){1,3}?(?:would like|wants|needs) (?=an? (?:\\p{L}+ ){0,2}${orders}\\b)`,
      'u',
    ),
    '',
  ],
  // "I'm a personal trainer and I want to advertise my new outdoor bootcamp."
  [
    new RegExp(
      `^[Ii](?:['’]m| am) an? ([^,.;!\\n]{3,40}?),? and I(?:['’]d like| would like| want| need) to (?:advertise|promote|announce|share|launch) (?:my |our |an? )?${sentence}`,
      'u',
    ),
    (_, trade, matter) => `${capital(matter!)}, ${trade}`,
  ],
  // "My name is Rita and I own a vintage clothing shop."
  [/\b[Mm]y name(?:['’]s| is) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?:,| and)? (?=(?:I|we)\b)/u, ''],
  // "We are the parents' association at Greenfield Primary and we're organising a quiz night."
  [
    new RegExp(
      `(?<=^|[.!] )${weAre} (?:(?:the|an?) )?([^,.;!\\n]{4,60}?),? and we(?:['’]re| are) ${does} (?:an? |our |the )?${sentence}`,
      'u',
    ),
    (_, house, event) => `${capital(event!)}, ${house}`,
  ],
  // 我是健身教练，新开了户外训练营.
  [
    /^我是(?:一[名个位])?(\p{Script=Han}{2,8})[，,](?:最近|刚刚?)?新?(?:开|办|推出)了(?=\p{Script=Han}{2})([^。\n]+)/u,
    '$2，$1',
  ],
  // 我们家新来了一只小狗叫麻薯，想做张卡片告诉朋友们: the news stands first, the name below.
  [
    /^(我们?家?[^，。；\n]{4,20}?)[叫名]+(\p{Script=Han}{1,4})，(?:想|要|帮我)?(?:做|要|设计)(?:一?[张个])?(卡片|贺卡|海报|邀请函)(?:告诉|通知|分享给)(?:大家|朋友们?|亲友们?|亲戚朋友)/u,
    '$3：“$1”，$2',
  ],
  // 邀请函：尊敬的陈总，诚邀您参加2026年度客户答谢晚宴: what they are asked to stands first, how it is said behind.
  [
    /((?:邀请函|请柬|邀请卡|请帖)[：:，,]\s*)((?:尊敬的|亲爱的)[^，。；\n]{1,12})[，,：:]\s*((?:诚挚地?邀请|诚邀|特邀|敬邀|恭请|邀请)[您你](?:莅临|拨冗|出席|参加|光临)+)(?=\p{Script=Han}|\d)([^，。；\n]{3,24})/u,
    '$1$4，$2，$3',
  ],
  // 民宿要放一个牌子告诉客人wifi名是….
  [
    /^(\p{Script=Han}{2,6}?)里?要?[放贴挂]一?[个张块](?:牌子|告示|提示|海报)(?:提醒|告诉)\p{Script=Han}{1,3}?(?=wifi|\p{Script=Han}{3})/iu,
    '$1，',
  ],
  // 游泳池要贴的告示：禁止跳水: where it hangs is what the notice is called.
  [/^(\p{Script=Han}{2,8}?)(?:里|上)?要?[贴挂放]的(?=(?:告示|提示|须知)[：:])/u, '$1'],
  // 咖啡馆窗户上贴的，…; 茶水间要贴一张提示，…: only leads to it.
  [/^\p{Script=Han}{2,8}?(?:窗户?上|门口|门上|墙上|橱窗里?)要?[贴挂]的[，,：:]/u, ''],
  [/^\p{Script=Han}{2,10}?要?贴一?[张个](?:提示|告示|通知)[，,：:]/u, ''],
];

export const withoutWriter = (prompt: string): string =>
  rewrites.reduce((text, [pattern, put]) => text.replace(pattern, put as string), prompt);

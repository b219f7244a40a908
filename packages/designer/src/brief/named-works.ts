/** What is staged, shown, opened or run, and the name that stands beside it. */
import { capital } from './reading.ts';
import { titleCase } from './title-phrases.ts';

export interface FoundTitle {
  title: string;
  subtitle?: string;
}

/** "A school production of Into the Woods", "the grand opening of our bakery Crumb & Co". */
const ofName =
  /^(.*?\b(production|performance|staging|screening|revival|opening|launch|anniversary|birthday|relaunch|reopening)) of (?:(?:our|my|the|a) (?:\p{Ll}+ ){0,3})?(\p{Lu}.*)$/u;
const staged = /^(?:production|performance|staging|screening|revival)$/u;

/** "The school play Romeo and Juliet": what it is, in small letters before its name. */
const workOfName =
  /^(?:(?:the|our|my|an?) )?((?:\p{Ll}[\p{L}’'-]* ){0,2}(?:play|musical|opera|ballet|panto(?:mime)?|film|movie|documentary|novel|album|exhibition)),? (\p{Lu}.*)$/u;

/** "The Last Signal movie poster". */
const nameOfWork = /^((?:The|A|An) \p{Lu}.*\S|\p{Lu}\S+ \p{Lu}\S*(?: \S+)*) (movie|film|musical|novel|album|podcast)$/u;

/** "Restaurant opening Osteria Lucia". */
const launchOfName =
  /^((?:\p{L}[\p{L}’'-]* )?(?:launch|opening|reopening|release|debut|reveal)) (?!(?:[\p{L}’'-]+ )*(?:Sale|Party|Celebration|Day|Night|Event|Ceremony|Weekend|Week|Offer|Special|Reception|Concert|Show|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Tomorrow|Today|Soon)$)(\p{Lu}[\p{L}\d’'&-]*(?: (?:& |and |of |the )?[\p{Lu}\d][\p{L}\d’'&-]*){0,4})$/u;

/** "Law firm Hartley & Stone". */
export const houseOfName =
  /^((?:\p{Ll}[\p{L}’'-]* ){0,2}(?:firm|studio|bakery|caf[eé]|coffee shop|restaurant|salon|agency|gym|hotel|brewery|farm|clinic|boutique|florist|bookshop|winery|distillery|roastery|nursery|charity|nonprofit|label)),? (\p{Lu}.*)$/u;

/** What is staged is the title; what opens or has its day stands under that. */
export function partName(text: string): FoundTitle | undefined {
  const [, work, called] = workOfName.exec(text) ?? [];
  if (work && called) return { title: called, subtitle: capital(work) };
  const [, launch, launched] = launchOfName.exec(text) ?? [];
  if (launch && launched && !/ \p{Lu}/u.test(launch)) return { title: launched, subtitle: capital(launch) };
  const [, title, kind] = nameOfWork.exec(text) ?? [];
  if (title && kind) return { title, ...(!/^(?:movie|film)$/u.test(kind) && { subtitle: capital(kind) }) };
  const [, event, noun, name] = ofName.exec(text) ?? [];
  if (!event || !noun || !name) return undefined;
  return staged.test(noun) ? { title: name, subtitle: capital(event) } : { title: titleCase(event), subtitle: name };
}

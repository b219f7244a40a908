import type { Facts } from './read-facts.ts';
import { blankOut, type Reading } from './reading.ts';

/** Where what an offer is for ends and its circumstances begin. */
const circumstance =
  '(?:at|on|for|with|and|or|to|by|in|of|from|per|each|only|when|if|this|next|every|until|till|ends?|today|now|plus|valid|the|a|an|code|use)\\b';
const own = `(?!${circumstance})\\p{Ll}[\\p{L}’'-]*`;
const thing = new RegExp(`^ (${own}(?: ${own}){0,3})(?=\\s*(?:[,.;!\\n+]|$)| ${circumstance})`, 'u');
const isDiscount = (offer: string) => /\boff$/iu.test(offer);
/** What nobody would take for the title's own kind of thing: the fee of a gym. */
const apart = /\b(?:fees?|memberships?|deposits?|tickets|upgrades?|refills?|delivery|shipping)$/iu;

/**
 * The offers with what they are for, where that would else be read as something of its own: "2 for 1 cocktails", "30%
 * off backpacks and 20% off stationery". A single discount stays short, for it is set large. Takes what it added.
 */
export function completeOffers(reading: Reading, facts: Facts, title: string): string[] {
  const offers = facts.offer === undefined ? [] : [facts.offer, ...facts.more];
  return offers.map((offer) => {
    const index = reading.prompt.indexOf(offer);
    const at = index + offer.length + 1;
    const what = index < 0 ? undefined : thing.exec(reading.prompt.slice(at - 1))?.[1];
    if (what === undefined || reading.rest.slice(at, at + what.length) !== what) return offer;
    if (title.toLowerCase().includes(what.toLowerCase())) return offer;
    if (isDiscount(offer) && offers.length === 1 && !apart.test(what)) return offer;
    blankOut(reading, at, what.length);
    return `${offer} ${what}`;
  });
}

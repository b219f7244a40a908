import { findSubjects, isSubjectName } from '../material/subjects.ts';

/** Two words or more with capitals: a name, of which a part means little: the needle of "Silver Needle" is a tea. */
const named =
  /\p{Lu}[\p{L}\d’'-]*(?:\s+(?:(?:of|the|and|&|de|la|du|von|van|in|on|for|to|a)\s+)*\p{Lu}[\p{L}\d’'-]*)+/gu;
/** A name that ends so says what it is: Night Market, Taco Tuesday, Old Town Bakery. */
const plainKind =
  /\b(?:nights?|days?|mornings?|evenings?|weekends?|weeks?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|markets?|fairs?|festivals?|fest|tastings?|workshops?|class(?:es)?|courses?|lessons?|clubs?|part(?:y|ies)|sales?|rides?|runs?|races?|marathon|count|open|cup|league|tournament|concerts?|exhibitions?|shows?|screenings?|readings?|dinners?|brunch|lunch|breakfast|menus?|schools?|shops?|stores?|caf[eé]s?|bars?|bakery|restaurants?|studios?|tours?|trips?|camps?|parade|auction|launch|opening|sessions?|practice|season|summer|winter|spring|autumn|celebration|birthday|wedding|service|repair|hire|rental|guide|tips|recipes?|lovers?|swim|walk|hike|talk|lecture|conference|summit|jam|tea|coffee|beer|wine|orchestra|choir|band|quartet|trio|museum|zoo|farm|garden|adventure|academy|training|grooming|sitting|cleaning|delivery)\s*$/iu;

const capitals = (text: string) => {
  const words = text.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  return words.filter((word) => /^\p{Lu}/u.test(word)).length / Math.max(1, words.length);
};

/** A beast, a plant or a dish at its end is what the name paints: Golden Dragon, Paper Owl, Smoked Oolong. */
function paints(name: string, anyThing: boolean): boolean {
  if (plainKind.test(name) || isSubjectName(name)) return true;
  const head = findSubjects(name.split(/\s+/u).at(-1)!, 1)[0]?.subject.category;
  return head !== undefined && (anyThing || head === 'Animals & Nature' || head === 'Food & Drink');
}

/**
 * The text without names that paint nothing. Where nearly every word has a capital, capitals name nothing. `anyThing`:
 * a mark is drawn from its name, whatever that is.
 */
export function withoutNames(text: string, anyThing = false): string {
  if (capitals(text) > 0.8 && (text.match(/\p{L}+/gu) ?? []).length > 5) return text;
  return text.replace(named, (name) => (paints(name, anyThing) ? name : ' · '));
}

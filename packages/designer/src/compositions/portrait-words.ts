import type { Brief, Person } from '../brief/brief.ts';
import { isHan } from './break-lines.ts';
import { infoItems } from './info.ts';
import type { InfoItem } from './info.ts';

export interface PortraitWords {
  /** Whose card it is; undefined where the prompt names nobody. */
  name?: string;
  /** What is set largest: what the person says, or the name. */
  lead: { name: string; text: string };
  /** The rest in reading order, the person first. */
  items: InfoItem[];
}

const sayPerson = ({ name, role }: Person) => [name, role].filter(Boolean).join(isHan(name) ? ' ' : ', ');

/** A line of its own begins with a capital, whatever it had within its sentence. */
const begun = (text: string) => text.replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** The card's words by rank. `leads` says which is set largest where both are there. */
export function portraitWords({ copy }: Brief, leads: 'quote' | 'name'): PortraitWords {
  const [person] = copy.people ?? [];
  const name = person?.name;
  const quote = copy.quote;
  const lead =
    leads === 'quote' && quote
      ? { name: 'quote', text: quote }
      : leads === 'name' && name
        ? { name: 'name', text: name }
        : { name: 'title', text: copy.title };
  const shown = lead.text;
  const said: InfoItem[] = [];
  // The person stands first under the words, named once.
  if (person && !shown.includes(person.name)) said.push({ name: 'subtitle', text: sayPerson(person) });
  else if (person?.role && !shown.includes(person.role)) said.push({ name: 'subtitle', text: begun(person.role) });
  if (copy.title !== shown && !said.some(({ text }) => text.includes(copy.title)))
    said.push({ name: 'title', text: copy.title });
  const others = (copy.people ?? []).slice(1).map((other, index): InfoItem => ({
    name: `person ${index + 2}`,
    text: sayPerson(other),
  }));
  const rest = infoItems(copy, ['people', ...(shown === quote ? (['quote'] as const) : [])]);
  // A card has one subtitle: the person, where one is named.
  const plain = rest.map((item) => (said.length > 0 && item.name === 'subtitle' ? { ...item, name: 'line' } : item));
  const known = said.map(({ text }) => text.toLowerCase());
  const told = (text: string) => known.some((line) => line.includes(text.toLowerCase()));
  return {
    ...(name ? { name } : {}),
    lead,
    items: [...said, ...plain.filter(({ text }) => text !== shown && !told(text)), ...others],
  };
}

import type { Copy } from '../brief/brief.ts';
import { isHan } from './break-lines.ts';
import { infoItems } from './info.ts';
import type { InfoItem } from './info.ts';
import type { Stage } from './stage.ts';
import type { StackPart } from './text-stack.ts';
import { formOfAddress } from './logo-shapes.ts';

/** Whose card it is, what for, of which house, and how to reach them. */
export interface Identity {
  name: string;
  role?: string;
  house?: string;
  lines: InfoItem[];
}

const has = (text: string | undefined, part: string) => text !== undefined && text.includes(part);

export function identityOf(copy: Copy): Identity {
  const [person, ...others] = copy.people ?? [];
  const own = person && !copy.title.includes(person.name) ? person.name : copy.title;
  const house = copy.organisation ?? (own === copy.title ? undefined : copy.title);
  const spoken = person?.role && !has(own, person.role) ? person.role : copy.subtitle;
  // A line of its own begins with a capital, whatever it had within its sentence.
  const role = spoken?.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const rest = infoItems({ ...copy, people: others }, [
    'organisation',
    ...(spoken === copy.subtitle ? (['subtitle'] as const) : []),
  ]).filter(({ text }) => text !== spoken && text !== house);
  return {
    name: own,
    ...(role ? { role } : {}),
    ...(house && house !== own ? { house } : {}),
    lines: copy.action ? [...rest, { name: 'action', text: copy.action }] : rest,
  };
}

/** The letter or character that stands for the house, else for the person. */
export function initialOf({ name, house }: Identity): string {
  const bare = (house ?? name).replace(formOfAddress, '');
  const letters = [...bare].filter((character) => /[\p{L}\d]/u.test(character));
  return (letters[0] ?? '•').toUpperCase();
}

export interface CardLook {
  ink: string;
  accent: string;
  /** Pixels, of a contact line. */
  size: number;
  name: number;
  casing?: 'upper' | 'as-is';
}

/** Name, role and house as one group. */
export function nameParts(stage: Stage, identity: Identity, look: CardLook): StackPart[] {
  const { name, role, house } = identity;
  const { title } = stage.brief.copy;
  const chinese = isHan(name);
  const parts: StackPart[] = [
    {
      name: name === title ? 'title' : 'name',
      text: name,
      voice: 'display',
      size: look.name,
      gap: 0,
      maxLines: 3,
      letterSpacing: chinese ? 0.12 : -0.01,
      colour: look.accent,
      ...(look.casing ? { casing: look.casing } : {}),
    },
  ];
  if (role)
    parts.push({
      name: 'role',
      text: role,
      voice: 'text',
      weight: 500,
      size: look.size * 1.12,
      gap: look.size * 0.95,
      maxLines: 3,
      letterSpacing: isHan(role) ? 0.1 : 0,
      colour: look.ink,
    });
  if (house)
    parts.push({
      name: house === title ? 'title' : 'house',
      text: house,
      voice: 'text',
      weight: 700,
      size: look.size * 1.12,
      gap: look.size * (role ? 0.5 : 0.95),
      maxLines: 2,
      letterSpacing: isHan(house) ? 0.1 : 0,
      colour: look.ink,
    });
  return parts;
}

export const contactParts = (lines: readonly InfoItem[], look: CardLook): StackPart[] =>
  lines.map(({ name, text }) => ({
    name,
    text,
    voice: 'text',
    weight: 500,
    size: look.size,
    gap: look.size * 0.5,
    maxLines: 3,
    casing: 'as-is',
    colour: look.ink,
  }));

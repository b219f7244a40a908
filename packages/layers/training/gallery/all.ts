/** Every drawing, as a list and as icons of a kit. */
import type { Kit, Palette } from '../../scripts/designs/sheet.ts';
import { badges } from './badges.ts';
import { characters } from './characters.ts';
import { clothes } from './clothes.ts';
import { devices } from './devices.ts';
import { dishes } from './dishes.ts';
import type { Drawing, Drawings } from './drawing.ts';
import { drinks } from './drinks.ts';
import { faces } from './faces.ts';
import { fruit } from './fruit.ts';
import { furniture } from './furniture.ts';
import { hands } from './hands.ts';
import { household } from './household.ts';
import { houses } from './houses.ts';
import { kitchen } from './kitchen.ts';
import { landscapes } from './landscapes.ts';
import { marks } from './marks.ts';
import { medicine } from './medicine.ts';
import { office } from './office.ts';
import { ornaments } from './ornaments.ts';
import { outdoors } from './outdoors.ts';
import { party } from './party.ts';
import { people } from './people.ts';
import { pets } from './pets.ts';
import { plants } from './plants.ts';
import { science } from './science.ts';
import { seaAndSmall } from './sea-and-small.ts';
import { sky } from './sky.ts';
import { sport } from './sport.ts';
import { street } from './street.ts';
import { toys } from './toys.ts';
import { travel } from './travel.ts';
import { vehicles } from './vehicles.ts';
import { wildlife } from './wildlife.ts';

/** By what they are of: drawings of one page are of one or two kinds. */
export const galleries: readonly Drawings[] = [
  dishes,
  fruit,
  drinks,
  kitchen,
  pets,
  wildlife,
  seaAndSmall,
  plants,
  faces,
  people,
  hands,
  characters,
  furniture,
  household,
  clothes,
  toys,
  vehicles,
  houses,
  street,
  travel,
  sky,
  landscapes,
  sport,
  outdoors,
  office,
  science,
  medicine,
  devices,
  badges,
  ornaments,
  party,
  marks,
];

export type Icon = Kit['icons'][string];

/** The drawing on 24 × 24, in the middle, in the colours that are asked for and their like. */
export function iconOf({ width, height, draw }: Drawing): Icon {
  const scale = 24 / Math.max(width, height);
  const place = `translate(${12 - (width * scale) / 2} ${12 - (height * scale) / 2}) scale(${scale})`;
  return (a, b, c) => {
    const colours: Palette = { dark: a, mid: b, accent: c, second: b, light: '#eef1f4', paper: '#ffffff' };
    return `<g transform="${place}">${draw(colours)}</g>`;
  };
}

export const galleryIcons: Record<string, Icon> = Object.fromEntries(
  galleries.flatMap((drawings) => Object.entries(drawings)).map(([name, drawing]) => [name, iconOf(drawing)]),
);

import {
  GalleryHorizontalEnd,
  Hexagon,
  Image,
  Mountain,
  NotebookText,
  PartyPopper,
  RectangleHorizontal,
  SquareUser,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

const icons: ReadonlyMap<string, LucideIcon> = new Map([
  ['event-poster', Image],
  ['festival', PartyPopper],
  ['logo', Hexagon],
  ['social-card', SquareUser],
  ['note-cover', NotebookText],
  ['banner', RectangleHorizontal],
  ['scene', Mountain],
]);

/** For the starters that come with the product; an operator's own get one for all. */
export function starterIcon(id: string): LucideIcon {
  return icons.get(id) ?? GalleryHorizontalEnd;
}

import type { Composition } from './composition.ts';
import { invitationArch } from './invitation-arch.ts';
import { invitationDeco } from './invitation-deco.ts';
import { invitationGarden } from './invitation-garden.ts';
import { invitationParty } from './invitation-party.ts';
import { invitationQingjian } from './invitation-qingjian.ts';
import { menuBistro } from './menu-bistro.ts';
import { menuHeader } from './menu-header.ts';
import { menuType } from './menu-type.ts';
import { menuVertical } from './menu-vertical.ts';

/** What is printed and handed over: invitations, menus, business cards, tickets, packs and cards of products. */
export const cardCompositions: readonly Composition[] = [
  invitationGarden,
  invitationDeco,
  invitationArch,
  invitationQingjian,
  invitationParty,
  menuHeader,
  menuBistro,
  menuType,
  menuVertical,
];

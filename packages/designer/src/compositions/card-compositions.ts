import { cardCorner } from './card-corner.ts';
import { cardEmblem } from './card-emblem.ts';
import { cardInitial } from './card-initial.ts';
import { cardPattern } from './card-pattern.ts';
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
import { packBand } from './pack-band.ts';
import { packCrest } from './pack-crest.ts';
import { packFlavour } from './pack-flavour.ts';
import { packTea } from './pack-tea.ts';
import { productClaims } from './product-claims.ts';
import { productGiant } from './product-giant.ts';
import { productPodium } from './product-podium.ts';
import { ticketDate } from './ticket-date.ts';
import { ticketPanel } from './ticket-panel.ts';
import { ticketStub } from './ticket-stub.ts';

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
  cardInitial,
  cardPattern,
  cardCorner,
  cardEmblem,
  ticketStub,
  ticketDate,
  ticketPanel,
  packCrest,
  packFlavour,
  packBand,
  packTea,
  productPodium,
  productClaims,
  productGiant,
];

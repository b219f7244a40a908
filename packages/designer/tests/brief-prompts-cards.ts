import type { BriefCase } from './brief-case.ts';

/** The planner was tuned on these: menus, cards, tickets, packs and slides, whose parts have places of their own. */
export const cardPrompts: BriefCase[] = [
  {
    prompt: 'Business card: Luna Florals, wedding & event flowers, by appointment, @lunaflorals, 14 Rose Lane',
    type: 'business-card',
    title: 'Luna Florals',
    subtitle: 'Wedding & Event Flowers',
    details: ['By appointment'],
  },
  {
    prompt:
      'Visiting card for Dr. Meera Iyer, MBBS MD, Dermatologist, SkinCare Clinic, Mon-Sat 10am-6pm, +91 98765 43210',
    type: 'business-card',
    title: 'Dr. Meera Iyer',
    subtitle: 'MBBS MD',
    date: 'Mon-Sat',
    time: '10am-6pm',
    organisation: 'SkinCare Clinic',
  },
  {
    prompt:
      'Engagement party invitation, Ava & Noah, Saturday 9 May at 6 pm, The Glasshouse, cocktails and canapés, RSVP by 20 April',
    type: 'invitation',
    title: 'Engagement Party',
    subtitle: 'Ava & Noah',
    date: 'Saturday 9 May',
    time: '6 pm',
    place: 'The Glasshouse',
    action: 'RSVP by 20 April',
    details: ['Cocktails and canapés'],
  },
  {
    prompt: 'Train ticket style invitation for a trip to Paris, departing 14 Feb, seat 12A, passenger Sophie',
    type: 'invitation',
    title: 'Trip to Paris',
    subtitle: 'Passenger Sophie',
    date: '14 Feb',
    details: ['Seat 12A'],
  },
  {
    prompt: 'Boarding pass gift: flight to Tokyo, JL 402, 3 April, gate B7, passenger Mum',
    type: 'ticket',
    title: 'Flight to Tokyo',
    subtitle: 'Passenger Mum',
    date: '3 April',
    details: ['JL 402'],
  },
  {
    prompt: 'Packaging for dog biscuits, brand Waggy, peanut butter flavour, 300 g, grain free',
    type: 'packaging',
    title: 'Dog Biscuits',
    organisation: 'Waggy',
    details: ['Grain free'],
  },
  {
    prompt: 'Shampoo bottle label, Moss & Mint, for dry hair, 250 ml, vegan, made in Wales',
    type: 'packaging',
    title: 'Moss & Mint',
    subtitle: 'Shampoo',
    details: ['Made in Wales', 'Vegan'],
  },
  {
    prompt: 'Employee of the month post: Tasha Reed, customer care, August',
    type: 'social',
    title: 'Tasha Reed',
    subtitle: 'Employee of the month',
    details: ['Customer care', 'August'],
  },
  {
    prompt: 'Pitch deck title slide: Greenroot — farm to fridge in a day, seed round, March 2027, Nina Patel, CEO',
    type: 'presentation',
    title: 'Greenroot — Farm to Fridge in a Day',
    subtitle: 'Seed round',
    date: 'March 2027',
  },
  {
    prompt:
      'Menu: breakfast 8-11: porridge 5, full english 11, eggs benedict 10; lunch 12-3: burger 13, caesar salad 11',
    type: 'menu',
    title: 'Menu',
    items: ['porridge', 'full english', 'eggs benedict', 'burger', 'caesar salad'],
  },
  {
    prompt: 'Wine list for Bar Noir: Malbec glass 7 bottle 28, Rioja glass 8 bottle 32',
    type: 'menu',
    title: 'Bar Noir',
    items: ['Malbec', 'Rioja'],
  },
  {
    prompt: 'Cocktail menu with descriptions: Spritz - aperol, prosecco, soda - 9; Mule - vodka, ginger, lime - 10',
    type: 'menu',
    title: 'Cocktail Menu',
    items: ['Spritz', 'Mule'],
  },
  {
    prompt: 'Prix fixe menu, three courses $45: starter beet salad or soup, main duck or gnocchi, dessert pavlova',
    type: 'menu',
    title: 'Prix Fixe Menu',
    subtitle: 'Three courses',
    price: '$45',
    items: ['beet salad or soup', 'duck or gnocchi', 'pavlova'],
  },
  {
    prompt: 'Festival map with main stage, food court, camping, toilets',
    type: 'map',
    title: 'Festival',
    items: ['main stage', 'food court', 'camping', 'toilets'],
  },
  {
    prompt: '公园导览图 湖心亭 玫瑰园 儿童乐园 停车场',
    type: 'map',
    title: '公园',
    items: ['湖心亭', '玫瑰园', '儿童乐园', '停车场'],
  },
];

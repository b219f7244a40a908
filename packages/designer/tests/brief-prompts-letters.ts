import type { BriefCase } from './brief-case.ts';

/** The planner was tuned on these: letters about oneself, one's club or house, with reasons and hours within the sentences. */
export const letterPrompts: BriefCase[] = [
  {
    prompt:
      "I'm a personal trainer and I want to advertise my new outdoor bootcamp, it's every Tuesday and Thursday at 6am in Hyde Park, first session is free",
    type: 'poster',
    title: 'Outdoor Bootcamp',
    subtitle: 'Personal trainer',
    offer: 'first session is free',
    date: 'every Tuesday and Thursday',
    time: '6am',
    place: 'Hyde Park',
  },
  { prompt: "I'd love a poster of my dog Biscuit as an astronaut", type: 'poster', title: 'Biscuit as an Astronaut' },
  {
    prompt: 'Make an infographic that explains how to brew pour over coffee in 4 steps: grind, bloom, pour, enjoy',
    type: 'poster',
    title: 'How to Brew Pour Over Coffee in 4 Steps',
    details: ['Grind', 'Bloom', 'Pour', 'Enjoy'],
  },
  {
    prompt:
      'Our restaurant has a new autumn tasting menu: pumpkin soup, venison with blackberries, fig tart. £55 per person. We need an Instagram story.',
    type: 'social',
    title: 'Our restaurant has a new autumn tasting menu',
    price: '£55 per person',
    details: ['Pumpkin soup', 'Venison with blackberries', 'Fig tart'],
  },
  {
    prompt:
      "hey so I'm doing a pop up dinner thing at my flat on friday 12th, 5 courses, 30 quid, byob, dm me to book, make it look cool",
    type: 'poster',
    title: 'Pop Up Dinner Thing at My Flat',
    subtitle: 'Byob',
    price: '30 quid',
    date: 'friday 12th',
    details: ['5 courses', 'Dm me to book'],
  },
  {
    prompt:
      "There's going to be a power cut in our building on Thursday between 9 and 12. I need a notice for the lobby.",
    type: 'poster',
    title: 'Power Cut in Our Building',
    date: 'Thursday',
    time: 'between 9 and 12',
  },
  {
    prompt:
      'Design a flyer for a tech talk about AI in healthcare by Dr. Sarah Lin on March 3 at 5pm in Room 204, pizza provided',
    type: 'poster',
    title: 'Tech Talk About AI in Healthcare',
    subtitle: 'Pizza provided',
    date: 'March 3',
    time: '5pm',
    place: 'Room 204',
    details: ['By Dr. Sarah Lin'],
  },
  {
    prompt:
      "we're a wedding band from Dublin called The Velvet Keys and need a business card with our number 087 123 4567 and velvetkeys.ie",
    type: 'business-card',
    title: 'The Velvet Keys',
  },
  {
    prompt:
      'Can you help me with a poster? Our amateur choir is giving a spring concert, Mozart and Rutter, on Saturday 9 May at half past seven in All Saints Church, Kingston. Tickets £15, under 18s free.',
    type: 'poster',
    title: 'Spring Concert',
    subtitle: 'Mozart and Rutter',
    price: '£15',
    date: 'Saturday 9 May',
    time: 'half past seven',
    place: 'All Saints Church, Kingston',
    details: ['Amateur choir', 'Under 18s free'],
  },
  {
    prompt:
      "We're raising money for a new playground so we're doing a sponsored walk on 14 June, 5 miles around Lake Wood, sign up at the school gate or at lakewoodpta.org",
    type: 'poster',
    title: 'Sponsored Walk',
    subtitle: 'Raising money for a new playground',
    date: '14 June',
    details: ['Sign up at the school gate or at lakewoodpta.org', '5 miles around Lake Wood'],
  },
  {
    prompt:
      'hi i sell vegan cupcakes from home, need something for facebook, £12 for a box of 6, order 48 hours ahead, message me',
    type: 'poster',
    title: 'Vegan Cupcakes from Home',
    subtitle: 'Message me',
    price: '£12 for a box of 6',
    details: ['Order 48 hours ahead'],
  },
  {
    prompt:
      'My company Brightside Solar is offering free home surveys until the end of October. I need a flyer we can put through letterboxes, phone 0800 123 456.',
    type: 'poster',
    title: 'Brightside Solar',
    subtitle: 'Free home surveys',
    date: 'until the end of October',
    details: ['Phone 0800 123 456'],
  },
  {
    prompt:
      "We're looking for a lodger: double room, £600 a month bills included, 5 minutes from the station, non smoker, contact Mel 07700 900555",
    type: 'poster',
    title: 'Looking for a lodger',
    subtitle: 'Double Room',
    price: '£600 a month',
    details: ['Bills included', '5 minutes from the station', 'Non smoker', 'Contact Mel 07700 900555'],
  },
  {
    prompt:
      "For my son's football team, the Eastside Rovers under 10s: we need new players, training on Thursdays 5:30-6:30 at Elm Park, just turn up",
    type: 'poster',
    title: 'Football Team',
    date: 'Thursdays',
    time: '5:30-6:30',
    place: 'Elm Park',
    details: ['The Eastside Rovers under 10s', 'We need new players', 'Training', 'Just turn up'],
  },
  {
    prompt:
      'The library would like a display about Black History Month, something bold, with the words "Read. Remember. Rise."',
    type: 'poster',
    title: 'Read. Remember. Rise.',
    subtitle: 'Black History Month',
  },
  {
    prompt:
      'Please make an advert for our guided ghost tours, they start at 8pm every evening from the clock tower, adults £10, kids £6, not for under 8s',
    type: 'poster',
    title: 'Guided Ghost Tours',
    price: 'adults £10, kids £6',
    date: 'every evening',
    time: '8pm',
    details: ['Not for under 8s'],
  },
  {
    prompt:
      "Can I get a leaflet for a babysitter, I'm 17, first aid trained, £8 an hour, references available, text Chloe on 07811 222333",
    type: 'poster',
    title: 'Babysitter',
    subtitle: 'First aid trained',
    price: '£8 an hour',
    details: ['References available', 'Text Chloe on 07811 222333'],
  },
  {
    prompt:
      "I'm organising a clothes swap at The Hive, Saturday the 8th 2-5, bring up to ten items, £3 entry includes tea",
    type: 'poster',
    title: 'Clothes Swap',
    subtitle: 'Bring up to ten items',
    price: '£3 entry',
    date: 'Saturday the 8th',
    time: '2-5',
    place: 'The Hive',
    details: ['Includes tea'],
  },
  {
    prompt:
      "Hey, can you design something for our team's end of year party? It's at The Brass Monkey on Thursday 18 December from 6pm, secret santa max $20, ugly sweaters encouraged.",
    type: 'poster',
    title: 'End of Year Party',
    subtitle: 'Ugly sweaters encouraged',
    date: 'Thursday 18 December',
    time: '6pm',
    place: 'The Brass Monkey',
    details: ['Secret santa max $20'],
  },
  {
    prompt:
      'I need a sign for my Airbnb that tells guests the wifi name is SeaView and the password is waves2024, checkout is at 11',
    type: 'poster',
    title: 'Airbnb',
    details: ['The wifi name is SeaView', 'The password is waves2024', 'Checkout is at 11'],
  },
  {
    prompt:
      'Our yoga studio Still Point is launching prenatal classes in January. Mondays 10am and Thursdays 6pm, $18 drop in. Could you do a calm Instagram post?',
    type: 'social',
    title: 'Still Point',
    subtitle: 'Prenatal classes in January',
    price: '$18 drop in',
    details: ['Mondays 10am and Thursdays 6pm'],
  },
  {
    prompt:
      'We are proud to announce that our bakery has been named best in Yorkshire 2026! Please create a celebratory post.',
    type: 'social',
    title: 'Our bakery has been named best in Yorkshire 2026',
  },
  {
    prompt:
      'please help me promote my art classes for seniors, watercolour and sketching, every wednesday afternoon at the community center, 8 weeks $120, all materials included',
    type: 'poster',
    title: 'Art Classes',
    subtitle: 'Watercolour and sketching',
    price: '$120',
    date: 'every wednesday afternoon',
    place: 'the community center',
    details: ['For seniors', '8 weeks', 'All materials included'],
  },
  {
    prompt: 'The school canteen wants a poster that encourages children to eat more vegetables',
    type: 'poster',
    title: 'Eat More Vegetables',
  },
  {
    prompt:
      "I'm starting a lawn care service called Green Stripes in Kent. Weekly, fortnightly or one-off cuts from £25. Need a leaflet with my number 07711 445566",
    type: 'poster',
    title: 'Green Stripes',
    subtitle: 'Weekly',
    price: 'from £25',
    details: ['Lawn Care Service', 'Fortnightly or one-off cuts', '07711 445566'],
  },
  {
    prompt:
      'Make a flyer for a charity bake off on 3rd October at the town hall 10-3, enter your best cake for £5, all proceeds to Macmillan',
    type: 'poster',
    title: 'Charity Bake Off',
    subtitle: 'Enter your best cake',
    price: '£5',
    date: '3rd October',
    time: '10-3',
    place: 'the town hall',
    details: ['All proceeds to Macmillan'],
  },
  {
    prompt:
      "my mate's band The Low Tides are playing at the Old Ship this Friday, doors 8, fiver entry, can you do a grungy poster",
    type: 'poster',
    title: 'The Low Tides',
    subtitle: 'Fiver entry',
    date: 'this Friday',
    place: 'the Old Ship',
    details: ['Doors 8'],
  },
  {
    prompt:
      "We'd like to invite our customers to a wine and cheese evening at our shop, 27 November, 6.30 to 9, RSVP hello@cellardoor.co",
    type: 'invitation',
    title: 'Wine and Cheese Evening',
    date: '27 November',
    time: '6.30 to 9',
    place: 'our shop',
    details: ['RSVP hello@cellardoor.co'],
  },
];

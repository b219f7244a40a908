import type { BriefCase } from './brief-case.ts';

/** The planner was tuned on these, beyond posters: lists of steps, tips and rules, certificates, vouchers, wallpapers, thumbnails, price lists. */
export const beyondPrompts: BriefCase[] = [
  {
    prompt:
      'Design a business card for Elena Petrova, Senior Architect at Northlight Studio. Phone +44 20 7946 0812, elena@northlight.studio, 14 Brick Lane London',
    type: 'business-card',
    title: 'Elena Petrova',
    organisation: 'Northlight Studio',
  },
  {
    prompt: 'Make an app icon for a meditation app called Stillwater, soft gradients, a lotus',
    type: 'logo',
    title: 'Stillwater',
    subtitle: 'Meditation App',
  },
  {
    prompt: 'T-shirt design for a retro surf club, "Salt & Sun Surf Club, est. 1974", distressed look',
    type: 'poster',
    title: 'Salt & Sun Surf Club, est. 1974',
  },
  {
    prompt: 'Wedding invitation for Amelia & Jonah, 14 June 2027, 3pm, The Old Orchard, Somerset. RSVP by 1 May',
    type: 'invitation',
    title: 'Amelia & Jonah',
    date: '14 June 2027',
    time: '3pm',
    place: 'The Old Orchard, Somerset',
    action: 'RSVP by 1 May',
  },
  {
    prompt:
      'Certificate of completion for Maria Gonzalez who finished the Barista Foundations course on 12 March 2026, signed by Head of Training David Lin',
    type: 'poster',
    title: 'Certificate of Completion',
    subtitle: 'Maria Gonzalez',
    date: '12 March 2026',
    details: ['Finished the Barista Foundations course', 'Signed by Head of Training David Lin'],
  },
  {
    prompt: 'Instagram carousel 5 slides about how to start composting at home',
    type: 'social',
    title: 'How to Start Composting at Home',
  },
  {
    prompt:
      'Infographic: 5 steps to better sleep. 1 No screens after 9pm 2 Keep the room cool 3 Same bedtime every day 4 No caffeine after lunch 5 Read a paper book',
    type: 'poster',
    title: '5 Steps to Better Sleep',
    details: [
      '1 No screens after 9pm',
      '2 Keep the room cool',
      '3 Same bedtime every day',
      '4 No caffeine after lunch',
      '5 Read a paper book',
    ],
  },
  {
    prompt:
      'Coffee packaging label: Finca La Esperanza, Huila, Colombia. Notes of red apple, caramel, jasmine. Washed process, 1,750 masl, 250 g',
    type: 'packaging',
    title: 'Finca La Esperanza',
    details: ['Notes of red apple, caramel, jasmine', 'Huila', 'Colombia', 'Washed process', '1,750 masl'],
  },
  {
    prompt: 'Podcast cover art: "Slow Money" with hosts Tara Finch and Leo Adeyemi',
    type: 'cover',
    title: 'Slow Money',
  },
  { prompt: 'Phone wallpaper with mountains at night and the quote "Keep going"', type: 'poster', title: 'Keep going' },
  {
    prompt: 'Thank you card for my wedding guests, from Priya and Sam',
    type: 'social',
    title: 'Thank you',
    subtitle: 'My wedding guests',
    details: ['From Priya and Sam'],
  },
  {
    prompt:
      "A hiring poster: We're hiring! Baristas and weekend kitchen staff. £12.50/hr + tips. Send your CV to jobs@fernandco.uk",
    type: 'poster',
    title: "We're hiring!",
    subtitle: 'Baristas and weekend kitchen staff',
    price: '£12.50/hr + tips',
    details: ['Send your CV to jobs@fernandco.uk'],
  },
  {
    prompt:
      'Real estate flyer: 3 bed terraced house, 22 Acacia Road, £425,000, open house Saturday 11-1, call Harris & Cole 0161 496 0000',
    type: 'poster',
    title: '3 Bed Terraced House',
    subtitle: 'Real estate',
    price: '£425,000',
    date: 'Saturday',
    time: '11-1',
    place: '22 Acacia Road',
    details: ['Open house', 'Call Harris & Cole 0161 496 0000'],
  },
  {
    prompt: 'Packaging sticker "Handmade with love" for my candle business Ember & Oak',
    type: 'social',
    title: 'Handmade with love',
    subtitle: 'Ember & Oak',
  },
  {
    prompt: 'Motivational quote poster: "The best way out is always through" Robert Frost',
    type: 'poster',
    title: 'The best way out is always through',
    subtitle: 'Robert Frost',
  },
  {
    prompt:
      'Infographic: 5 steps to better sleep\n- No screens after 9pm\n- Keep the room cool\n- Same bedtime every day\n- No caffeine after lunch\n- Read a paper book',
    type: 'poster',
    title: '5 Steps to Better Sleep',
    details: [
      'No screens after 9pm',
      'Keep the room cool',
      'Same bedtime every day',
      'No caffeine after lunch',
      'Read a paper book',
    ],
  },
  {
    prompt:
      'Price list for a dog groomer: small dog £25, medium dog £35, large dog £45, nail trim £8. Pawfect, 12 Mill Lane',
    type: 'menu',
    title: 'Pawfect',
    subtitle: 'Price List',
    place: '12 Mill Lane',
    items: ['small dog', 'medium dog', 'large dog', 'nail trim'],
  },
  {
    prompt:
      'Make a safety notice for our workshop: 1. Wear goggles 2. Tie back long hair 3. No loose clothing 4. Report any spills',
    type: 'poster',
    title: 'Safety Notice',
    details: ['1. Wear goggles', '2. Tie back long hair', '3. No loose clothing', '4. Report any spills'],
  },
  {
    prompt:
      'A packing checklist poster for a school trip: waterproof jacket, packed lunch, sun cream, water bottle, £5 spending money',
    type: 'poster',
    title: 'Packing Checklist',
    details: ['Waterproof jacket', 'Packed lunch', 'Sun cream', 'Water bottle', '£5 spending money'],
  },
  {
    prompt: 'Voucher: one free haircut at Sharp & Co, valid until 31 December 2026, not exchangeable for cash',
    type: 'ticket',
    title: 'One Free Haircut',
    subtitle: 'Not exchangeable for cash',
    date: 'valid until 31 December 2026',
    place: 'Sharp & Co',
  },
  {
    prompt: 'LinkedIn banner for a freelance UX writer, Hannah Brandt, "Words that work"',
    type: 'banner',
    title: 'Words that work',
    subtitle: 'Hannah Brandt',
    details: ['Freelance UX Writer'],
  },
  { prompt: 'Birthday banner "Happy 7th Birthday Theo" dinosaurs', type: 'banner', title: 'Happy 7th Birthday Theo' },
  { prompt: 'Table number card 7 with eucalyptus', type: 'social', title: 'Table 7' },
  {
    prompt: 'Save the date postcards for Nina & Marcus, 5 September 2027, Lake Como',
    type: 'social',
    title: 'Save the Date',
    subtitle: 'Nina & Marcus',
    date: '5 September 2027',
    place: 'Lake Como',
  },
  {
    prompt:
      'A5 leaflet for a decluttering service, Clear Space: free 30 minute consultation, evening and weekend slots, covering Bristol and Bath, 07700 900123',
    type: 'poster',
    title: 'Clear Space',
    subtitle: 'Evening and weekend slots',
    details: ['Decluttering', 'Free 30 minute consultation', 'Covering Bristol and Bath', '07700 900123'],
  },
  {
    prompt:
      'Movie poster "The Last Signal", in cinemas 6 November, starring Ada Okoro and Jim Hale, directed by L. Brandt',
    type: 'poster',
    title: 'The Last Signal',
    date: 'in cinemas 6 November',
    details: ['Directed by L. Brandt', 'Starring Ada Okoro and Jim Hale'],
  },
  {
    prompt: 'Menu for taco tuesday: al pastor 3.5, carnitas 3.5, veggie 3, horchata 2.5, 5pm till late',
    type: 'menu',
    title: 'Taco Tuesday',
    time: '5pm till late',
    items: ['al pastor', 'carnitas', 'veggie', 'horchata'],
  },
  {
    prompt: 'Educational poster about the water cycle: evaporation, condensation, precipitation, collection',
    type: 'poster',
    title: 'Water Cycle',
    details: ['Evaporation', 'Condensation', 'Precipitation', 'Collection'],
  },
  {
    prompt:
      'Flyer for tutoring: GCSE maths and physics, online or in person, £30/hr, first lesson free, call Mr Patel 07700 900456',
    type: 'poster',
    title: 'GCSE Maths and Physics',
    subtitle: 'Online or in person',
    offer: 'first lesson free',
    price: '£30/hr',
    details: ['Call Mr Patel 07700 900456'],
  },
  {
    prompt: 'Shop closing sale: everything must go, up to 70% off, last day 31 January, 5 High Street',
    type: 'poster',
    title: 'Shop Closing Sale',
    offer: 'up to 70% off',
    date: 'last day 31 January',
    place: '5 High Street',
    details: ['Everything must go'],
  },
  {
    prompt:
      "Concert poster: The Lumen Trio plays Ravel and Debussy, St Mark's Church, Sunday 22 November at 4pm, tickets £15/£8, under 16s free",
    type: 'poster',
    title: 'The Lumen Trio Plays Ravel and Debussy',
    price: '£15/£8',
    date: 'Sunday 22 November',
    time: '4pm',
    place: "St Mark's Church",
    details: ['Under 16s free'],
  },
  {
    prompt: '3 reasons to love Lisbon: light, tiles and custard tarts, Instagram post',
    type: 'social',
    title: '3 Reasons to Love Lisbon',
    details: ['Light', 'Tiles', 'Custard tarts'],
  },
  {
    prompt:
      'Checklist for hosting a yard sale poster: price everything, borrow tables, make change, hang signs, charge the card reader',
    type: 'poster',
    title: 'Checklist for Hosting a Yard Sale',
    details: ['Price everything', 'Borrow tables', 'Make change', 'Hang signs', 'Charge the card reader'],
  },
  {
    prompt: 'Banner for our website: 4 steps to adopt a cat: 1. Choose 2. Meet 3. Sign 4. Take home',
    type: 'banner',
    title: '4 Steps to Adopt a Cat',
    details: ['1. Choose', '2. Meet', '3. Sign', '4. Take home'],
  },
  {
    prompt: 'Leaflet for a decluttering service, Clear Space: free consultation, evening slots',
    type: 'poster',
    title: 'Clear Space',
    subtitle: 'Evening slots',
    offer: 'free consultation',
    details: ['Decluttering'],
  },
  {
    prompt: 'The Last Signal movie poster, directed by L. Brandt',
    type: 'poster',
    title: 'The Last Signal',
    details: ['Directed by L. Brandt'],
  },
  {
    prompt:
      'Kitchen house rules poster: 1. Wash up your own mug 2. Label your food 3. Bins out on Tuesday 4. Last one out locks up by 7pm. Thanks, the office team',
    type: 'poster',
    title: 'Kitchen House Rules',
    subtitle: 'The office team',
    details: [
      '1. Wash up your own mug',
      '2. Label your food',
      '3. Bins out on Tuesday',
      '4. Last one out locks up by 7pm',
    ],
  },
  {
    prompt: 'Certificate for best science project to Diego Alvarez',
    type: 'poster',
    title: 'Best Science Project',
    subtitle: 'Diego Alvarez',
  },
  {
    prompt: 'Portrait A4 swimming certificate for Leo Park, 25 metres, Harbour Pool',
    type: 'poster',
    title: 'Swimming Certificate',
    subtitle: 'Leo Park',
    details: ['Harbour Pool', '25 metres'],
  },
  {
    prompt:
      'Fixture list poster for Harbour FC: 6 Sept vs Rovers (H), 13 Sept vs City (A), 20 Sept vs United (H), kick off 3pm',
    type: 'poster',
    title: 'Fixture List',
    subtitle: 'Harbour FC',
    time: '3pm',
    details: ['6 Sept vs Rovers (H)', '13 Sept vs City (A)', '20 Sept vs United (H)'],
  },
  {
    prompt:
      'Giveaway post: Win a year of coffee! Follow us, like this post, tag 2 friends. Ends 31 Dec, winner announced 2 Jan',
    type: 'social',
    title: 'Win a Year of Coffee!',
    date: 'Ends 31 Dec',
    details: ['Follow us, like this post, tag 2 friends', 'Winner announced 2 Jan'],
  },
];

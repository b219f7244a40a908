import type { BriefCase } from './brief-case.ts';

/** The planner was tuned on these: whole sentences by people who tell who they are and what takes place. */
export const prosePrompts: BriefCase[] = [
  {
    prompt:
      'Hi, I run a small ceramics studio in Bristol called Mud & Fire. We are doing an open studio weekend on 5 and 6 December from 10 to 5, with tea and mince pies, and I would like a poster that feels handmade and warm.',
    type: 'poster',
    title: 'Mud & Fire',
    date: '5 and 6 December',
    time: '10 to 5',
    place: 'Bristol',
    details: ['Open studio weekend', 'With tea and mince pies'],
  },
  {
    prompt:
      'I teach piano to kids and adults. Need a simple flyer with tear-off feel, $35 for 45 minutes, first lesson half price, call Mr. Kim at 555-2291',
    type: 'poster',
    title: 'I teach piano to kids and adults',
    offer: 'first lesson half price',
    price: '$35 for 45 minutes',
    details: ['Call Mr. Kim at 555-2291'],
  },
  {
    prompt:
      'Could you create a banner for our website announcing that shipping is free on orders over $50 until the end of the month',
    type: 'banner',
    title: 'Shipping is free on orders over $50',
    date: 'until the end of the month',
  },
  {
    prompt:
      'Our school is holding a science fair on April 23 at 6 pm in the gymnasium. Students from grades 4 through 8 will show their projects. Parents are invited, refreshments will be served.',
    type: 'poster',
    title: 'Science Fair',
    subtitle: 'Parents are invited',
    date: 'April 23',
    time: '6 pm',
    place: 'the gymnasium',
    details: ['Students from grades 4 through 8 will show their projects', 'Refreshments will be served'],
  },
  {
    prompt:
      'Make a poster for the office kitchen: please clean the microwave after use. Your mother does not work here.',
    type: 'poster',
    title: 'Please clean the microwave after use',
    subtitle: 'Your mother does not work here',
  },
  {
    prompt:
      'Our local theatre group is putting on The Importance of Being Earnest, 8-11 October, 7:30pm nightly with a 2:30 matinee on Saturday, tickets £12 (£10 concessions) from the box office 01452 555 010',
    type: 'poster',
    title: 'The Importance of Being Earnest',
    price: '£12',
    date: '8-11 October',
    time: '7:30pm',
    details: ['Nightly with a 2:30 matinee on Saturday', '(£10 concessions) from the box office 01452 555 010'],
  },
  {
    prompt:
      "Design a poster to advertise a lost dog. His name is Rusty, he's a brown labrador with a red collar, went missing near Oakwood Park on May 3rd. Please call 0412 345 678. Reward offered.",
    type: 'poster',
    title: 'Lost Dog',
    subtitle: 'Rusty',
    details: [
      'A brown labrador with a red collar',
      'Went missing near Oakwood Park on May 3rd',
      'Reward offered',
      'Call 0412 345 678',
    ],
  },
  {
    prompt:
      'We want to announce our new baby: Oliver James, born 14 February 2026, 7 lb 6 oz, proud parents Kate and Sam',
    type: 'poster',
    title: 'New Baby',
    subtitle: 'Oliver James',
    date: 'born 14 February 2026',
    details: ['7 lb 6 oz', 'Proud parents Kate and Sam'],
  },
  {
    prompt:
      'Poster for a community seed swap: bring your spare seeds and take some home, Saturday 28 February, 11am to 2pm, Allotment Hut on Mill Lane, free, all welcome, hot drinks available',
    type: 'poster',
    title: 'Community Seed Swap',
    offer: 'free',
    date: 'Saturday 28 February',
    time: '11am to 2pm',
    place: 'Allotment Hut on Mill Lane',
    details: ['Bring your spare seeds and take some home', 'All welcome', 'Hot drinks available'],
  },
  {
    prompt:
      'The gym is changing its opening hours from 1 March. Mon-Fri 6am-10pm, Sat-Sun 8am-6pm. Make a notice for the door.',
    type: 'poster',
    title: 'The gym is changing its opening hours',
    date: '1 March',
    details: ['Mon-Fri 6am-10pm', 'Sat-Sun 8am-6pm'],
  },
  {
    prompt: 'Need something for our coffee shop window that says we now do oat milk at no extra charge',
    type: 'poster',
    title: 'We now do oat milk at no extra charge',
  },
  {
    prompt:
      "create a save the date for our company retreat, it's in the Lake District, 10-12 September, more details to follow",
    type: 'invitation',
    title: 'Company Retreat',
    subtitle: 'Save the date',
    date: '10-12 September',
    place: 'the Lake District',
    details: ['More details to follow'],
  },
  {
    prompt: 'Please make a thank you post for our 1000 donors, together we raised $48,250 for clean water',
    type: 'social',
    title: 'Thank you',
    subtitle: 'Our 1000 donors',
    details: ['Together we raised $48,250 for clean water'],
  },
  {
    prompt:
      'We need a sign for the pool: no diving, no running, children must be with an adult, shower before you swim',
    type: 'poster',
    title: 'Pool',
    details: ['No diving', 'No running', 'Children must be with an adult', 'Shower before you swim'],
  },
  {
    prompt:
      "Hello! My name is Rita and I own a vintage clothing shop in Leeds called Second Bloom. We're having a summer clearance from 1 to 15 August with everything at least 40% off. Could you make something eye-catching for our window?",
    type: 'poster',
    title: 'Second Bloom',
    offer: 'everything at least 40% off',
    date: '1 to 15 August',
    place: 'Leeds',
    details: ['Summer clearance'],
  },
  {
    prompt:
      "We are the parents' association at Greenfield Primary and we're organising a quiz night on Friday 14 March at 7pm in the school hall. Tickets are £8 including a fish and chip supper. Teams of six. Bring your own drinks.",
    type: 'poster',
    title: 'Quiz Night',
    subtitle: "Parents' association at Greenfield Primary",
    price: '£8 including a fish and chip supper',
    date: 'Friday 14 March',
    time: '7pm',
    place: 'the school hall',
    details: ['Bring your own drinks', 'Teams of six'],
  },
  {
    prompt:
      'Please create a flyer for my window cleaning business. I cover Reading and surrounding areas, prices start from £12, fully insured and reliable. My number is 07733 123456.',
    type: 'poster',
    title: 'Window Cleaning Business',
    subtitle: 'Fully insured and reliable',
    price: 'prices start from £12',
    details: ['I cover Reading and surrounding areas', 'My number is 07733 123456'],
  },
  {
    prompt:
      'Our church runs a free lunch for anyone who is lonely every Wednesday at noon, we want a poster for the noticeboard, welcoming and warm',
    type: 'poster',
    title: 'Free lunch for anyone who is lonely',
    date: 'every Wednesday',
    time: 'noon',
  },
  {
    prompt:
      'A friend is opening a nail bar called Polish & Pour on 3 October and needs an Instagram post, first 20 customers get a free glass of prosecco',
    type: 'social',
    title: 'Polish & Pour',
    subtitle: 'Nail Bar',
    date: '3 October',
    details: ['First 20 customers get a free glass of prosecco'],
  },
  {
    prompt:
      'I want to sell my handmade candles at a market this weekend, make me a sign with prices: small £6, medium £10, large £15',
    type: 'poster',
    title: 'Handmade Candles at a Market',
    date: 'this weekend',
    details: ['Small £6', 'Medium £10', 'Large £15'],
  },
  {
    prompt:
      "Make an invitation for our housewarming, we moved to 22 Birch Close, it's on the 9th of May from 4 onwards, bring your dancing shoes",
    type: 'invitation',
    title: 'Housewarming',
    date: '9th of May',
    time: 'from 4 onwards',
    place: '22 Birch Close',
    details: ['Bring your dancing shoes'],
  },
  {
    prompt:
      "The community orchestra needs second violins and a bassoon. Rehearsals Mondays 7.30 at St Mark's. Get in touch with orchestra@stmarks.org. Poster please.",
    type: 'poster',
    title: 'Community Orchestra Needs Second Violins and a Bassoon',
    subtitle: 'Rehearsals',
    date: 'Mondays',
    time: '7.30',
    place: "St Mark's",
    details: ['Get in touch with orchestra@stmarks.org'],
  },
  {
    prompt:
      'I run yoga classes on the beach in summer, Tuesdays and Thursdays at sunrise, 10 euros, no need to book, just bring a towel',
    type: 'poster',
    title: 'Yoga Classes on the Beach in Summer',
    subtitle: 'No need to book',
    price: '10 euros',
    date: 'Tuesdays and Thursdays at sunrise',
    details: ['Just bring a towel'],
  },
  {
    prompt: 'Need a poster for our hospital ward reminding visitors to use hand gel before entering',
    type: 'poster',
    title: 'Use Hand Gel Before Entering',
  },
  {
    prompt:
      "My daughter's school play is Matilda and it's on 3rd and 4th of December at 6:30, can you make a programme cover?",
    type: 'cover',
    title: 'Matilda',
    subtitle: 'School play',
    date: '3rd and 4th of December',
    time: '6:30',
    details: ['Programme'],
  },
  {
    prompt:
      "We lost our cat, she's a small grey tabby called Pepper, last seen on Sunday near the canal, phone 07890 112233",
    type: 'poster',
    title: 'Lost Cat',
    subtitle: 'Pepper',
    details: ['A small grey tabby', 'Last seen on Sunday near the canal', 'Phone 07890 112233'],
  },
  {
    prompt:
      "can you do a poster saying the cafe will be closed on monday for a staff training day and we'll be back tuesday",
    type: 'poster',
    title: 'The cafe will be closed on monday for a staff training day',
    date: 'back tuesday',
  },
  {
    prompt: 'Poster for an art exhibition by Mei Lin at the Tate Modern',
    type: 'poster',
    title: 'Art Exhibition',
    place: 'the Tate Modern',
    details: ['By Mei Lin'],
  },
  { prompt: 'Make me a nice looking flyer for my bakery', type: 'poster', title: 'Bakery' },
  { prompt: 'YouTube thumbnail for a cooking video: 5 minute pasta', type: 'cover', title: '5 Minute Pasta' },
  {
    prompt: 'Music festival lineup poster: Tame Impala, Phoebe Bridgers, Khruangbin',
    type: 'poster',
    title: 'Music Festival Lineup',
    details: ['Tame Impala', 'Phoebe Bridgers', 'Khruangbin'],
  },
];

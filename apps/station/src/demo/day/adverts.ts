import type { DemoTalk } from './talk.ts';

/** Commercials of invented businesses. */
export const demoCommercials: readonly [DemoTalk, ...DemoTalk[]] = [
  {
    title: 'Brandt & Daughters Boatyard',
    transcript: 'Winter storage at Brandt and Daughters: your boat sleeps dry, and so do you.',
  },
  {
    title: 'Quayside Opticians',
    transcript: 'If you can read this, you are on the radio. Quayside Opticians, next to the clock.',
  },
  {
    title: 'Lindens Furniture Barn',
    transcript: 'Everything with four legs, twenty per cent off. Chairs too. Lindens Furniture Barn.',
  },
  { title: 'Morrow’s Bakery', transcript: 'Morrow’s. We get up so that you can stay in bed.' },
  {
    title: 'The Copper Kettle',
    transcript: 'Soup at noon, soup at six, and cake in between. The Copper Kettle on Mill Lane.',
  },
  {
    title: 'Saltmarsh Cycles',
    transcript: 'Bring in the bicycle you are ashamed of. Saltmarsh Cycles will not laugh, much.',
  },
  {
    title: 'Northlight Insurance',
    transcript: 'Hail, floods, gulls. Northlight Insurance, for when it rains on you alone.',
  },
  {
    title: 'Pike Street Plumbing',
    transcript: 'Drip. Drip. Drip. You know who to call. Pike Street Plumbing.',
  },
  {
    title: 'Harbour Savings Bank',
    transcript: 'A first account for first pocket money. Harbour Savings Bank, since the sea was smaller.',
  },
  {
    title: 'Olsen’s Garden Centre',
    transcript: 'Bulbs now, bragging in April. Olsen’s Garden Centre, open on Sundays.',
  },
];

/** Promos of the station. */
export const demoPromos: readonly [DemoTalk, ...DemoTalk[]] = [
  {
    title: 'Promo: The Morning Tide',
    transcript: 'Maya Ellison and Tom Reyes, weekdays from six. The Morning Tide.',
  },
  {
    title: 'Promo: Harbour Stories',
    transcript: 'Thursday at eight, a new story from the people who keep the harbour running.',
  },
  {
    title: 'Promo: lantern festival',
    transcript: 'We broadcast live from the lantern festival, all night, from a very small boat.',
  },
  { title: 'Promo: get the podcast', transcript: 'Missed it? Every show is a podcast, wherever you listen.' },
];

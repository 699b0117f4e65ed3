/** Sentences for news bulletins. */
export const demoHeadlines: readonly [string, ...string[]] = [
  'The council has voted for the new tram line along the quay; building begins in spring.',
  'The fish market reports the best week for mackerel since records are kept in the blue book.',
  'Two swans held up the early train at Linden Halt for eleven minutes. Both are well.',
  'The harbour bridge closes on Sunday between four and nine for new bearings.',
  'Students of the nautical college have rowed around Gull Island in under three hours, a record.',
  'The swimming hall reopens after the repair of its roof; entry is free on the first day.',
  'The library lends out tools from today: ladders, drills, and one very large tent.',
  'A container of rubber ducks has gone overboard off the point; beachcombers are asked to bring them in.',
  'The ferry company adds two evening boats for the lantern festival.',
  'Rents in the old warehouses have fallen for the first time in six years.',
  'The volunteer fire brigade has moved into its new house on Cooper Street.',
  'An unknown donor has paid for the repair of the church organ, in coins.',
  'The university opens its observatory on clear nights until the end of the month.',
  'The mayor has opened the cycle path to Saltmarsh and fallen off it, unhurt.',
  'Bakers across the district will donate bread that is left over in the evening.',
  'Harbour Rovers have signed their own ball boy, now twenty-one, as goalkeeper.',
];

export const demoSkies: readonly [string, ...string[]] = [
  'Fog over the river until the middle of the morning, then bright',
  'Showers from the west, with long dry spells between',
  'Sunshine from start to finish, and a light breeze off the water',
  'Grey and mild, with drizzle on the hills',
  'A fresh wind, fast clouds, and the odd rumble far out',
  'Clear and cold, with frost on the jetties',
];

export const demoRoads: readonly [string, ...string[]] = [
  'Slow on Cooper Street towards the bridge, ten minutes more than usual.',
  'A broken-down van blocks one lane of the quay road at the fish market.',
  'All clear on the ring; the car park at the station is full.',
  'Roadworks on Linden Hill, with a policeman instead of a traffic light, who is doing well.',
];

export const demoScores: readonly [string, ...string[]] = [
  'Harbour Rovers drew one all at Saltmarsh, with a goal from the halfway line that nobody filmed.',
  'The rowing eight won by a length, and then rowed on, because nobody had told them.',
  'The ice hockey juniors are through to the next round after nine rounds of penalties.',
];

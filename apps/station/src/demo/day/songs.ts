/** An invented song. */
export interface DemoSong {
  readonly title: string;
  readonly artist: string;
  readonly category: 'Music' | 'Gold' | 'New Music';
}

function album(artist: string, category: DemoSong['category'], titles: readonly string[]): DemoSong[] {
  return titles.map((title) => ({ title, artist, category }));
}

/** The songs of the demo stations: invented bands, invented titles. */
export const demoSongs: readonly [DemoSong, ...DemoSong[]] = [
  { title: 'Blue Lantern', artist: 'The Tidewater Six', category: 'Music' },
  ...album('The Tidewater Six', 'Music', ['Salt on the Stairs', 'Half Past Harbour']),
  ...album('Ottilie Marsh', 'Music', ['Paper Kite Weather', 'Borrowed Umbrella', 'Seven Windows']),
  ...album('Nova Corridor', 'New Music', ['Glasshouse', 'Slow Elevator', 'North of Neon']),
  ...album('Cassius Wren', 'Gold', ['Lantern Street', 'The Postman Knew', 'Ferry Girl']),
  ...album('Velvet Buoy', 'Music', ['Drift with Me', 'Postcards from Low Tide']),
  ...album('Marguerite & the Pines', 'Gold', ['Cider in September', 'Old Road Home', 'Wooden Heartbeat']),
  ...album('Kilo Sparrow', 'New Music', ['Pocket Thunder', 'Copper Sky', 'Run the Lighthouse']),
  ...album('The Early Ferries', 'Music', ['Quarter to Gold', 'Rope and Rain', 'Second Cup']),
  ...album('Imogen Tallow', 'New Music', ['Soft Machinery', 'Every Other Tuesday']),
  ...album('Bright Atlas', 'Music', ['Map of Us', 'Counting Bridges', 'Heliograph']),
  ...album('Dock 9 Orchestra', 'Gold', ['Midnight Crane', 'Waltz for a Tugboat']),
  ...album('Juno Halloway', 'Music', ['Lemon Street', 'Say It in Summer', 'Telephone Coast']),
  ...album('Fennimore', 'Gold', ['Brass Button Blues', 'Long Way to Linden']),
  ...album('Sable & Finch', 'New Music', ['Undercurrent', 'Night Bus Choir']),
  ...album('The Paper Captains', 'Music', ['Wind-Up Sunday', 'Captain of Nothing', 'All My Anchors']),
];

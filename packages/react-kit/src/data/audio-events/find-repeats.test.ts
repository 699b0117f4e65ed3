import { describe, expect, it } from 'vitest';
import type { AudioEvent, LogRepeats } from '@postkit/sdk/schema';
import { makeEvent } from '../../testing/make-event.ts';
import { findRepeats } from './find-repeats.ts';

const song = { identifier: '', title: 'Blue Train', artist: 'John Coltrane', category: 'Music' };

/** An event that aired at a second of the day, which is also its id. */
function makeAiring(at: number, duration: number, cart: Parameters<typeof makeEvent>[1] = song) {
  return makeEvent({ id: at, started_at: at, duration }, cart);
}

const isAdvert = (category: string) => category === 'Spots';
const found = (events: readonly AudioEvent[], heard: LogRepeats) =>
  [...findRepeats(events, isAdvert, heard)].map(([id, { earlier, at, by }]) => [id, earlier.id, at, by]);
/** Repeats of events that the station has not compared. */
const repeats = (...events: AudioEvent[]) =>
  found(events, { repeats: [], unheard: events.map(({ id }) => id) }).map(([id, earlier, at, by]) => {
    expect([at, by]).toEqual([earlier, 'title']);
    return [id, earlier];
  });

describe('findRepeats', () => {
  it('matches title and artist regardless of spelling, and duration', () => {
    const again = { ...song, title: ' blue train', artist: 'JOHN COLTRANE ' };
    expect(repeats(makeAiring(1000, 200), makeAiring(5000, 202, again))).toEqual([[5000, 1000]]);
    expect(repeats(makeAiring(1000, 200), makeAiring(5000, 203))).toEqual([]);
    expect(
      repeats(makeAiring(1000, 200), makeAiring(5000, 200, { ...song, artist: 'Another artist' })),
    ).toEqual([]);
  });

  it('matches only the identifier if there is one', () => {
    const cart = { ...song, identifier: 'MUS-1' };
    expect(
      repeats(makeAiring(1000, 200, cart), makeAiring(5000, 200, { ...cart, title: 'Another spelling' })),
    ).toEqual([[5000, 1000]]);
    expect(
      repeats(makeAiring(1000, 200, cart), makeAiring(5000, 200, { ...cart, identifier: 'MUS-2' })),
    ).toEqual([]);
    expect(repeats(makeAiring(1000, 200, cart), makeAiring(5000, 200))).toEqual([]);
  });

  it('returns the latest earlier airing', () => {
    expect(
      repeats(makeAiring(1000, 200), makeAiring(5000, 200), makeAiring(6000, 90), makeAiring(9000, 200)),
    ).toEqual([
      [5000, 1000],
      [9000, 5000],
    ]);
  });

  it('ignores adverts, and events shorter than 20 seconds', () => {
    const spot = { ...song, category: 'Spots' };
    expect(repeats(makeAiring(1000, 30, spot), makeAiring(5000, 30, spot))).toEqual([]);
    expect(repeats(makeAiring(1000, 19.9), makeAiring(5000, 19.9))).toEqual([]);
    expect(repeats(makeAiring(1000, 20), makeAiring(5000, 20))).toEqual([[5000, 1000]]);
  });

  it('distinguishes a programme logged as several events from a repeat', () => {
    const first = [makeAiring(1000, 600), makeAiring(1600, 600), makeAiring(2201, 600)];
    expect(repeats(...first)).toEqual([]);
    const again = [makeAiring(9000, 600), makeAiring(9600, 600)];
    expect(repeats(...first, ...again)).toEqual([
      [9000, 2201],
      [9600, 2201],
    ]);
  });

  it('trusts the sound of events that the station has compared, whatever their titles', () => {
    const other = { ...song, title: 'Another title', identifier: 'MUS-2' };
    const events = [makeAiring(1000, 600), makeAiring(5000, 200), makeAiring(9000, 90, other)];
    expect(found(events, { repeats: [], unheard: [] })).toEqual([]);
    expect(found(events, { repeats: [{ event_id: 9000, earlier_id: 1000, at: 1234 }], unheard: [] })).toEqual(
      [[9000, 1000, 1234, 'sound']],
    );
  });

  it('finds by title only the events that are not compared, also if the earlier one is', () => {
    const events = [makeAiring(1000, 200), makeAiring(5000, 200), makeAiring(9000, 200)];
    expect(found(events, { repeats: [], unheard: [9000] })).toEqual([[9000, 5000, 5000, 'title']]);
  });

  it('leaves out adverts, short events, and airings on other days', () => {
    const spot = { ...song, category: 'Spots' };
    const events = [
      makeAiring(1000, 30),
      makeAiring(5000, 30, spot),
      makeAiring(6000, 19),
      makeAiring(7000, 30),
    ];
    const heard = [5000, 6000].map((event_id) => ({ event_id, earlier_id: 1000, at: 1000 }));
    expect(
      found(events, { repeats: [...heard, { event_id: 7000, earlier_id: 1, at: 1 }], unheard: [] }),
    ).toEqual([]);
  });
});

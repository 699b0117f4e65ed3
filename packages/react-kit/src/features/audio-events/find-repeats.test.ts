import { describe, expect, it } from 'vitest';
import { makeEvent } from '../../testing/make-event.ts';
import { findRepeats } from './find-repeats.ts';

const song = { identifier: '', title: 'Blue Train', artist: 'John Coltrane', category: 'Music' };

/** An event that aired at a second of the day, which is also its id. */
function makeAiring(at: number, duration: number, cart: Parameters<typeof makeEvent>[1] = song) {
  return makeEvent({ id: at, started_at: at, duration }, cart);
}

const isAdvert = (category: string) => category === 'Spots';
const repeats = (...events: ReturnType<typeof makeAiring>[]) => [...findRepeats(events, isAdvert)].map(([id, earlier]) => [id, earlier.id]);

describe('findRepeats', () => {
  it('matches title and artist regardless of spelling, and duration', () => {
    const again = { ...song, title: ' blue train', artist: 'JOHN COLTRANE ' };
    expect(repeats(makeAiring(1000, 200), makeAiring(5000, 202, again))).toEqual([[5000, 1000]]);
    expect(repeats(makeAiring(1000, 200), makeAiring(5000, 203))).toEqual([]);
    expect(repeats(makeAiring(1000, 200), makeAiring(5000, 200, { ...song, artist: 'Another artist' }))).toEqual([]);
  });

  it('matches only the identifier if there is one', () => {
    const cart = { ...song, identifier: 'MUS-1' };
    expect(repeats(makeAiring(1000, 200, cart), makeAiring(5000, 200, { ...cart, title: 'Another spelling' }))).toEqual([[5000, 1000]]);
    expect(repeats(makeAiring(1000, 200, cart), makeAiring(5000, 200, { ...cart, identifier: 'MUS-2' }))).toEqual([]);
    expect(repeats(makeAiring(1000, 200, cart), makeAiring(5000, 200))).toEqual([]);
  });

  it('returns the latest earlier airing', () => {
    expect(repeats(makeAiring(1000, 200), makeAiring(5000, 200), makeAiring(6000, 90), makeAiring(9000, 200))).toEqual([
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
});

import { describe, expect, it } from 'vitest';
import { makeEvent } from '../../testing/make-event.ts';
import { airedBefore } from './aired-before.ts';

const song = { identifier: '', title: 'Blue Train', artist: 'John Coltrane', category: 'Music' };

/** An event at so many seconds of the day, which is its id too. */
function aired(at: number, duration: number, cart: Parameters<typeof makeEvent>[1] = song) {
  return makeEvent({ id: at, started_at: at, duration }, cart);
}

const isAdvert = (category: string) => category === 'Spots';
const repeats = (...events: ReturnType<typeof aired>[]) => [...airedBefore(events, isAdvert)].map(([id, earlier]) => [id, earlier.id]);

describe('airedBefore', () => {
  it('finds what has the same title and artist, however they are written, and is as long', () => {
    const again = { ...song, title: ' blue train', artist: 'JOHN COLTRANE' };
    expect(repeats(aired(1000, 200), aired(5000, 202, again))).toEqual([[5000, 1000]]);
    expect(repeats(aired(1000, 200), aired(5000, 203))).toEqual([]);
    expect(repeats(aired(1000, 200), aired(5000, 200, { ...song, artist: 'Somebody else' }))).toEqual([]);
  });

  it('goes by the identifier where there is one, and by nothing else then', () => {
    const cart = { ...song, identifier: 'MUS-1' };
    expect(repeats(aired(1000, 200, cart), aired(5000, 200, { ...cart, title: 'Another spelling' }))).toEqual([[5000, 1000]]);
    expect(repeats(aired(1000, 200, cart), aired(5000, 200, { ...cart, identifier: 'MUS-2' }))).toEqual([]);
    expect(repeats(aired(1000, 200, cart), aired(5000, 200))).toEqual([]);
  });

  it('names the latest airing before', () => {
    expect(repeats(aired(1000, 200), aired(5000, 200), aired(6000, 90), aired(9000, 200))).toEqual([
      [5000, 1000],
      [9000, 5000],
    ]);
  });

  it('leaves out adverts, and what is shorter than 20 seconds', () => {
    const spot = { ...song, category: 'Spots' };
    expect(repeats(aired(1000, 30, spot), aired(5000, 30, spot))).toEqual([]);
    expect(repeats(aired(1000, 19.9), aired(5000, 19.9))).toEqual([]);
    expect(repeats(aired(1000, 20), aired(5000, 20))).toEqual([[5000, 1000]]);
  });

  it('knows a programme that is logged in pieces from one that comes again', () => {
    const first = [aired(1000, 600), aired(1600, 600), aired(2201, 600)];
    expect(repeats(...first)).toEqual([]);
    const again = [aired(9000, 600), aired(9600, 600)];
    expect(repeats(...first, ...again)).toEqual([
      [9000, 2201],
      [9600, 2201],
    ]);
  });
});

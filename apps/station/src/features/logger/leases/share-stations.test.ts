import { describe, expect, it } from 'vitest';
import { shareStations } from './share-stations.ts';

const leases = (held: Readonly<Record<number, string | null>>) =>
  new Map(Object.entries(held).map(([id, peer]) => [Number(id), { peer }]));
const recorders = new Set(['a', 'b']);

describe('shareStations', () => {
  it('claims stations without a living holder, up to an even share', () => {
    const share = {
      peer: 'a',
      recorders,
      wanted: [1, 2, 3, 4, 5],
      leases: leases({ 1: 'dead', 2: null, 5: 'b' }),
    };
    expect(shareStations(share)).toEqual({ claim: [1, 2, 3], release: [] });
    expect(shareStations({ ...share, peer: 'b' })).toEqual({ claim: [1, 2], release: [] });
    expect(shareStations({ ...share, recorders: new Set(['a']) }).claim).toEqual([1, 2, 3, 4, 5]);
  });

  it('releases one station at a time until others have their share', () => {
    const held = leases({ 1: 'a', 2: 'a', 3: 'a', 4: 'a' });
    expect(shareStations({ peer: 'a', recorders, wanted: [1, 2, 3, 4], leases: held })).toEqual({
      claim: [],
      release: [4],
    });
    held.set(4, { peer: null });
    expect(shareStations({ peer: 'a', recorders, wanted: [1, 2, 3, 4], leases: held })).toEqual({
      claim: [],
      release: [3],
    });
    held.set(3, { peer: 'b' });
    expect(shareStations({ peer: 'a', recorders, wanted: [1, 2, 3, 4], leases: held })).toEqual({
      claim: [],
      release: [],
    });
  });

  it('releases stations that are no longer recorded', () => {
    expect(shareStations({ peer: 'a', recorders, wanted: [2], leases: leases({ 1: 'a', 2: 'a' }) })).toEqual({
      claim: [],
      release: [1],
    });
  });
});

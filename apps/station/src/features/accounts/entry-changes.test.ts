import { describe, expect, it } from 'vitest';
import { entryChanges, type RequestedEntries } from './entry-changes.ts';
import type { EntryRow } from './users.repository.ts';

const entry = (station_id: number, admin: number, licence: EntryRow['licence'] = 'full'): EntryRow => ({
  station_id,
  user_id: 7,
  admin,
  licence,
  limited_to_shows: 0,
});

function changes(wish: Partial<Omit<RequestedEntries, 'wanted'>> & { wanted: number[] }) {
  return entryChanges({
    userId: 7,
    held: [],
    admin: false,
    lastStations: new Map(),
    ...wish,
    wanted: new Set(wish.wanted),
  });
}

describe('entryChanges', () => {
  it('USERS-035 gives a new entry the chosen access and a full licence', () => {
    expect(changes({ wanted: [1], admin: true })).toEqual({ put: [entry(1, 1)], dropped: [] });
    expect(changes({ wanted: [1], admin: false })).toEqual({ put: [entry(1, 0)], dropped: [] });
  });

  it('USERS-035 leaves entries unchanged if the access is the one that was shown', () => {
    const held = [entry(1, 1), entry(2, 0, 'podcast')];
    expect(changes({ held, wanted: [1, 2, 3], admin: true })).toEqual({ put: [entry(3, 1)], dropped: [] });
  });

  it('USERS-035 gives every entry the new access if it was changed, and keeps the licences', () => {
    const held = [entry(1, 1), entry(2, 0, 'podcast')];
    expect(changes({ held, wanted: [1, 2], admin: false })).toEqual({ put: [entry(1, 0)], dropped: [] });
    expect(changes({ held: [entry(2, 0, 'podcast')], wanted: [2], admin: true })).toEqual({
      put: [entry(2, 1, 'podcast')],
      dropped: [],
    });
  });

  it('drops entries that are no longer wanted', () => {
    const held = [entry(1, 0), entry(2, 0)];
    expect(changes({ held, wanted: [2] })).toEqual({ put: [], dropped: [entry(1, 0)] });
  });

  it('gives a returning user the licence and the limit that they had there', () => {
    const lastStations = new Map([[1, { licence: 'podcast' as const, limited_to_shows: 1 }]]);
    expect(changes({ lastStations, wanted: [1, 2] }).put).toEqual([
      { ...entry(1, 0, 'podcast'), limited_to_shows: 1 },
      entry(2, 0),
    ]);
  });

  it('frees an admin of the limit to shows', () => {
    const held = [{ ...entry(1, 0), limited_to_shows: 1 }];
    expect(changes({ held, wanted: [1], admin: true }).put).toEqual([entry(1, 1)]);
    expect(changes({ held, wanted: [1], admin: false }).put).toEqual([]);
  });
});

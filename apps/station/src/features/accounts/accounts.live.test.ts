import { describe, expect, it } from 'vitest';
import type { StationContext } from '../../context.ts';
import type { SignedInUser } from '../../platform/http/access.ts';
import { registerLiveRoute } from './accounts.live.ts';
import type { StationDirectory } from './station-directory.ts';
import type { Station } from './station.ts';

const station = { slug: 'harbour', sessionId: 'channel' } as Station;
const directory = { bySession: () => station } as Partial<StationDirectory> as StationDirectory;
const person = {
  userId: 7,
  stations: new Map([['harbour', { admin: false, licence: 'full', shows: null }]]),
} as Partial<SignedInUser> as SignedInUser;

/** Opens a stream for a user who is `after` once it is open; returns the owners whose streams were ended. */
async function open(after: SignedInUser | null): Promise<string[]> {
  const ended: string[] = [];
  const live = {
    serve: async () => undefined,
    end: async (_to: unknown, owner: string) => void ended.push(owner),
  };
  let handler: (call: object) => Promise<unknown> = () =>
    Promise.reject(new Error('No route was registered.'));
  const register = (_operation: unknown, input: typeof handler) => void (handler = input);
  registerLiveRoute({ register, live } as unknown as StationContext, {
    directory,
    authenticate: async () => after,
    isWithin: async () => false,
  });
  await handler({ params: { sessionId: 'channel' }, query: {}, person, request: { headers: {} }, reply: {} });
  return ended;
}

describe('opening the live channel', () => {
  it('ends at once if the user was disabled, or lost the station, while it was opened', async () => {
    expect(await open(null)).toEqual(['7']);
    expect(await open({ ...person, stations: new Map() })).toEqual(['7']);
    expect(await open(person)).toEqual([]);
  });

  it('ends at once if the user was limited to other shows while it was opened', async () => {
    const entry = { admin: false, licence: 'full', shows: new Set([3]) } as const;
    expect(await open({ ...person, stations: new Map([['harbour', entry]]) })).toEqual(['7']);
  });
});

import { liveOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { SeesEvent } from '../../live/index.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import type { SignedInUser } from '../../platform/http/access.ts';
import type { Authenticate } from '../../platform/http/register-operation.ts';
import { limitOf } from './show-limit.ts';
import type { StationDirectory } from './station-directory.ts';
import type { StationScope } from './station.ts';

/** Whether a live event is about something in a scope. */
export type IsWithinScope = (scope: StationScope, event: Parameters<SeesEvent>[0]) => Promise<boolean>;

export interface LiveRouteDeps {
  readonly directory: StationDirectory;
  readonly authenticate: Authenticate;
  readonly isWithin: IsWithinScope;
}

/**
 * The live channel: a session id names the station whose events a subscriber receives, or those about the shows that the
 * subscriber is limited to.
 */
export function registerLiveRoute(
  { db, register, live }: Pick<StationContext, 'db' | 'register' | 'live'>,
  { directory, authenticate, isWithin }: LiveRouteDeps,
): void {
  register(liveOperations.stream, async ({ params, query, person, request, reply }) => {
    const station = directory.bySession(params.sessionId);
    if (!station || !person.stations.has(station.slug)) throw fail('resource.absent');
    const lastId = request.headers['last-event-id'] ?? query.last_event_id;
    const owner = String(person.userId);
    const limit = limitOf(person, station.slug);
    const sees: SeesEvent | undefined = limit
      ? (event) => isWithin({ id: station.id, limit }, event)
      : undefined;
    const lastEventId = typeof lastId === 'string' ? lastId : undefined;
    await live.serve(request, reply, station.sessionId, { owner, lastEventId, sees });
    // The rights may have changed while the stream was opened, which ended only streams that were already open.
    const now = await authenticate(request);
    if (!now || rightsAt(now, station.slug) !== rightsAt(person, station.slug)) await live.end(db, owner);
    return reply;
  });
}

/** Text that differs if the events of a station differ that a user may see. */
function rightsAt({ stations }: SignedInUser, slug: string): string {
  const entry = stations.get(slug);
  if (!entry) return 'none';
  return entry.shows ? [...entry.shows].toSorted((a, b) => a - b).join() : 'all';
}

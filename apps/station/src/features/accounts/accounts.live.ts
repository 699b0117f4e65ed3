import { liveOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import type { Authenticate } from '../../platform/http/register-operation.ts';
import type { StationDirectory } from './station-directory.ts';

/** The live channel: a session id names the station whose events a subscriber receives. */
export function registerLiveRoute({ db, register, live }: StationContext, directory: StationDirectory, authenticate: Authenticate): void {
  register(liveOperations.stream, async ({ params, query, person, request, reply }) => {
    const station = directory.bySession(params.sessionId);
    if (!station || !person.stations.has(station.slug)) throw fail('resource.absent');
    const lastId = request.headers['last-event-id'] ?? query.last_event_id;
    const owner = String(person.userId);
    await live.serve(request, reply, station.sessionId, { owner, lastEventId: typeof lastId === 'string' ? lastId : undefined });
    // The user may have lost the station while the stream was opened, which ended only streams that were already
    // open.
    if (!(await authenticate(request))?.stations.has(station.slug)) await live.end(db, owner);
    return reply;
  });
}

import { audioEventOperations } from '@postkit/sdk/schema';
import { hlsInitSegment } from '../../audio/index.ts';
import type { StationContext } from '../../context.ts';
import { serveBuffer } from '../../platform/http/serve-file.ts';
import type { Accounts } from '../accounts/index.ts';
import { fail } from './audio-event-errors.ts';
import type { EventAudio } from './event-audio.service.ts';
import { createEventFinder } from './event-finder.ts';
import type { Library } from './library.service.ts';

/** The audio of an event never changes, but may be deleted, so players request the playlist again after an hour. */
const forever = 'private, max-age=31536000, immutable';
const oneHour = 'private, max-age=3600';

export function registerEventAudioRoutes(
  { register }: StationContext,
  { accounts, library, audio }: { accounts: Accounts; library: Library; audio: EventAudio },
): void {
  const finder = createEventFinder(accounts, library);
  const init = hlsInitSegment();

  register(audioEventOperations.playlist, async ({ params, person, request, reply }) => {
    const { event } = await finder.eventOf(person, params);
    const options = {
      type: 'application/vnd.apple.mpegurl',
      cacheControl: oneHour,
      modifiedAt: event.created_at * 1000,
    };
    return serveBuffer(request, reply, Buffer.from(await audio.playlist(event)), options);
  });

  register(audioEventOperations.initSegment, async ({ params, person, request, reply }) => {
    const { event } = await finder.eventOf(person, params);
    const options = {
      type: 'audio/mp4',
      cacheControl: forever,
      etag: '"init-1"',
      modifiedAt: event.created_at * 1000,
    };
    return serveBuffer(request, reply, init, options);
  });

  register(audioEventOperations.segment, async ({ params, person, request, reply }) => {
    const { event } = await finder.eventOf(person, params);
    const segment = await audio.segment(event, params.n);
    if (!segment) throw fail('audio-events.absent');
    const { bytes, isDamaged } = segment;
    // Not cached, because the bytes may be restored from a backup.
    if (isDamaged)
      return serveBuffer(request, reply, bytes, {
        type: 'audio/mp4',
        cacheControl: 'no-store',
        modifiedAt: event.created_at * 1000,
      });
    const options = {
      type: 'audio/mp4',
      cacheControl: forever,
      etag: `"${event.id}-${params.n}"`,
      modifiedAt: event.created_at * 1000,
    };
    return serveBuffer(request, reply, bytes, options);
  });

  register(audioEventOperations.peaks, async ({ params, query, person, reply }) => {
    const { event } = await finder.eventOf(person, params);
    reply.header('cache-control', oneHour);
    return audio.peaks(event, query);
  });

  register(audioEventOperations.peaksOf, async ({ params, query: { events, ...part }, person, reply }) => {
    const playable = await finder.playableOf(person, params.station, [
      ...new Set(events.split(',').map(Number)),
    ]);
    reply.header('cache-control', oneHour);
    const peaks = [];
    for (const event of playable) peaks.push(await audio.levels(event, part));
    return { peaks };
  });

  register(audioEventOperations.airedOf, async ({ params, query, person }) => {
    const playable = await finder.playableOf(person, params.station, [
      ...new Set(query.events.split(',').map(Number)),
    ]);
    const aired = [];
    for (const event of playable) aired.push({ id: event.id, aired_at: await audio.airedAt(event) });
    return { aired };
  });
}

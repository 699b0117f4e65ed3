import type { PostKitClient } from '@postkit/sdk';
import { analyticsQueries } from '../features/analytics/index.ts';
import { audioEventsQueries } from '../features/audio-events/index.ts';
import { connectionsQueries } from '../features/connections/index.ts';
import { deliveriesQueries } from '../features/deliveries/index.ts';
import { draftsQueries } from '../features/drafts/index.ts';
import { episodesQueries } from '../features/episodes/index.ts';
import { loggerQueries } from '../features/logger/index.ts';
import { schedulesQueries } from '../features/schedules/index.ts';
import { showsQueries } from '../features/shows/index.ts';
import { tagsQueries } from '../features/tags/index.ts';
import { todayQueries } from '../features/today/data/index.ts';
import { unfinishedUploadsQueries } from '../features/uploads/index.ts';
import { stationKey } from '../host/station-key.ts';
import { settingsQueries } from '../screen/settings/settings.queries.ts';

/**
 * The start of the query keys of each kind of data of a client's station; `station` has all of them. They are part of the public
 * interface and stay the same in a major version; the rest of each key may change.
 *
 * @example
 * await queryClient.invalidateQueries({ queryKey: postkitKeys(client).shows });
 */
export function postkitKeys(client: PostKitClient) {
  return {
    station: stationKey(client),
    analytics: analyticsQueries.all(client),
    audioEvents: audioEventsQueries.all(client),
    deliveries: deliveriesQueries.all(client),
    destinations: connectionsQueries.all(client),
    drafts: draftsQueries.all(client),
    episodes: episodesQueries.all(client),
    log: loggerQueries.all(client),
    schedules: schedulesQueries.all(client),
    session: settingsQueries.all(client),
    shows: showsQueries.all(client),
    tags: tagsQueries.all(client),
    today: todayQueries.all(client),
    unfinishedUploads: unfinishedUploadsQueries.all(client),
  } as const;
}

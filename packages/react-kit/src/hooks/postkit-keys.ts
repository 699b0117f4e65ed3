import type { PostKitClient } from '@postkit/sdk';
import { analyticsQueries } from '../data/analytics/index.ts';
import { audioEventsQueries } from '../data/audio-events/index.ts';
import { deliveriesQueries } from '../data/deliveries/index.ts';
import { destinationsQueries } from '../data/destinations/index.ts';
import { draftsQueries } from '../data/drafts/index.ts';
import { episodesQueries } from '../data/episodes/index.ts';
import { loggerQueries } from '../data/logger/index.ts';
import { schedulesQueries } from '../data/schedules/index.ts';
import { showsQueries } from '../data/shows/index.ts';
import { tagsQueries } from '../data/tags/index.ts';
import { todayQueries } from '../data/today/index.ts';
import { unfinishedUploadsQueries } from '../data/uploads/index.ts';
import { settingsQueries } from '../host/settings/settings.queries.ts';
import { stationKey } from '../host/station-key.ts';

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
    destinations: destinationsQueries.all(client),
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

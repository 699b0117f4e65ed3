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
import { settingsQueries } from '../screen/settings/settings.queries.ts';

/**
 * The start of the query keys of each kind of data. They are part of the public interface and stay the same in a major version;
 * what follows the start may change.
 *
 * @example
 * await queryClient.invalidateQueries({ queryKey: postkitKeys.shows });
 */
export const postkitKeys = {
  analytics: analyticsQueries.all(),
  audioEvents: audioEventsQueries.all(),
  deliveries: deliveriesQueries.all(),
  destinations: connectionsQueries.all(),
  drafts: draftsQueries.all(),
  episodes: episodesQueries.all(),
  log: loggerQueries.all(),
  schedules: schedulesQueries.all(),
  session: settingsQueries.all(),
  shows: showsQueries.all(),
  tags: tagsQueries.all(),
  today: todayQueries.all(),
  unfinishedUploads: unfinishedUploadsQueries.all(),
} as const;

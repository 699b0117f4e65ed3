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
  analytics: /* @__PURE__ */ analyticsQueries.all(),
  audioEvents: /* @__PURE__ */ audioEventsQueries.all(),
  deliveries: /* @__PURE__ */ deliveriesQueries.all(),
  destinations: /* @__PURE__ */ connectionsQueries.all(),
  drafts: /* @__PURE__ */ draftsQueries.all(),
  episodes: /* @__PURE__ */ episodesQueries.all(),
  log: /* @__PURE__ */ loggerQueries.all(),
  schedules: /* @__PURE__ */ schedulesQueries.all(),
  session: /* @__PURE__ */ settingsQueries.all(),
  shows: /* @__PURE__ */ showsQueries.all(),
  tags: /* @__PURE__ */ tagsQueries.all(),
  today: /* @__PURE__ */ todayQueries.all(),
  unfinishedUploads: /* @__PURE__ */ unfinishedUploadsQueries.all(),
} as const;

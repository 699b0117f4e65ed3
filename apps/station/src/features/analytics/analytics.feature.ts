import type { Feature, StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Episodes } from '../episodes/index.ts';
import type { Shows } from '../shows/index.ts';
import { registerAnalyticsRoutes } from './analytics.routes.ts';
import { createAverageEpisodes } from './average-episodes.service.ts';
import type { VersionCall } from './count-downloads.ts';
import { type DownloadHistory, hasFigures, insertHistory } from './counting.repository.ts';
import { openCountries } from './countries.ts';
import { createDownloadRecorder } from './download-recorder.ts';
import { dayOf } from './download-rule.ts';
import { createDevices } from './explain/devices.service.ts';
import { createExplain } from './explain/explain.service.ts';
import { createRecounts } from './explain/recount.jobs.ts';
import { createExports } from './exports.jobs.ts';
import { createFigures } from './figures.service.ts';
import { downloadsOf } from './first-days.repository.ts';
import { createFirstDays } from './first-days.service.ts';
import { createListeners, type Listeners } from './listeners.ts';
import type { FindSubscription } from './name-pieces.ts';
import { createRetention } from './retention/retention.service.ts';
import { countingRules } from './rules/counting-rules.ts';
import { figureDays, figuresOn, type StationFigures } from './station-figures.repository.ts';
import {
  deleteSubscribers,
  subscriberDownloads,
  type SubscriberDownloads,
} from './subscribers/subscribers.repository.ts';
import { versionDownloads } from './versions.repository.ts';

export interface AnalyticsDeps {
  readonly accounts: Accounts;
  readonly episodes: Pick<Episodes, 'store' | 'media'>;
  readonly shows: Shows;
  readonly subscriptionOf: FindSubscription;
}

/** Downloads of the station's episodes, counted by the rules of `download-rule`. */
export interface Analytics extends Feature {
  /** The listener who sends a request. */
  readonly listenerOf: Listeners['of'];
  /** Calls a listener for visits to versions with inserted audio, in the transaction that counts them. */
  onVersion(call: VersionCall): void;
  /** Counts everything served so far without waiting for the next batch. */
  flush(): Promise<void>;
  /** Imports figures of days; does nothing if the station has figures of one of them. */
  addHistory(stationId: number, history: DownloadHistory): Promise<void>;
  /** Counted downloads of episodes, by id. */
  downloadsOf(stationId: number, episodeIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** Counted downloads of subscriptions of private feeds, by id; those without any are absent. */
  subscriberDownloads(subscriptionIds: readonly number[]): Promise<ReadonlyMap<number, SubscriberDownloads>>;
  /** Forgets the downloads of subscriptions, in the transaction that deletes them. */
  forgetSubscribers(transaction: Transaction, subscriptionIds: readonly number[]): Promise<void>;
  /** UTC days since 1970 on which a station has figures, in order. */
  daysOf(stationId: number): Promise<number[]>;
  /** All figures of a station on a day, in their finest form. */
  figuresOn(stationId: number, day: number): Promise<StationFigures>;
}

/** Days of the recent downloads of a subscription, today included. */
const recentDays = 28;

/** @throws Error if the country database cannot be read */
export async function createAnalytics(
  context: StationContext,
  { accounts, episodes, shows, subscriptionOf }: AnalyticsDeps,
): Promise<Analytics> {
  const { rule, window } = context.config.counting;
  const counting = { rule: countingRules[rule], window };
  const listeners = createListeners(context);
  const countries = await openCountries(context.config);
  const recorder = createDownloadRecorder(context, { countries, counting, listeners, subscriptionOf });
  const figures = createFigures(context, { episodes, shows });
  const exports = createExports(context, { accounts, figures });
  const recounts = createRecounts(context);
  episodes.media.onServed(recorder.note);
  episodes.media.setVersionDownloads((stationId, episodeId) =>
    versionDownloads(context.db, stationId, episodeId),
  );
  return {
    listenerOf: listeners.of,
    onVersion: recorder.onVersion,
    flush: recorder.flush,
    addHistory: (stationId, history) =>
      context.db.transaction(async (transaction) => {
        const days = new Set(history.days.map(({ day }) => day));
        if (await hasFigures(transaction, stationId, [...days])) return;
        await insertHistory(transaction, history);
      }),
    downloadsOf: (stationId, ids) => downloadsOf(context.db, stationId, ids),
    subscriberDownloads: (ids) =>
      subscriberDownloads(context.db, ids, dayOf(context.clock.now()) - recentDays + 1),
    forgetSubscribers: deleteSubscribers,
    daysOf: (stationId) => figureDays(context.db, stationId),
    figuresOn: (stationId, day) => figuresOn(context.db, stationId, day),
    routes: () =>
      registerAnalyticsRoutes(context, {
        accounts,
        episodes,
        shows,
        figures,
        exports,
        averageEpisodes: createAverageEpisodes(context, { episodes, shows }),
        firstDays: createFirstDays(context, { episodes, shows }),
        devices: createDevices(context),
        explain: createExplain(context, counting),
        recounts,
        retention: createRetention(context, episodes),
        counting,
      }),
    stop: recorder.flush,
  };
}

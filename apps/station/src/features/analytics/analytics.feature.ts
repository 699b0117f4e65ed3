import type { Feature, StationContext } from '../../context.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Episodes } from '../episodes/index.ts';
import type { Shows } from '../shows/index.ts';
import { registerAnalyticsRoutes } from './analytics.routes.ts';
import type { DayFigures, DayReach } from './analytics-tables.ts';
import { hasFigures, insertHistory } from './counting.repository.ts';
import { openCountries } from './countries.ts';
import { createDownloadRecorder } from './download-recorder.ts';
import { createExports } from './exports.jobs.ts';
import { createFigures } from './figures.service.ts';

export interface AnalyticsDeps {
  readonly accounts: Accounts;
  readonly episodes: Episodes;
  readonly shows: Shows;
}

/** How often the station's episodes are downloaded, by the rules of `download-rule`. */
export interface Analytics extends Feature {
  /** Counts what was asked for so far, once it has gone out, without waiting for the next batch. */
  flush(): Promise<void>;
  /** Takes over figures of a station that has none. */
  addHistory(stationId: number, figures: readonly DayFigures[], reach: readonly DayReach[]): Promise<void>;
}

/** @throws Error where the database of countries cannot be read. */
export async function createAnalytics(context: StationContext, { accounts, episodes, shows }: AnalyticsDeps): Promise<Analytics> {
  const recorder = createDownloadRecorder(context, await openCountries(context.config));
  const figures = createFigures(context, { episodes, shows });
  const exports = createExports(context, { accounts, figures });
  episodes.onServed(recorder.note);
  return {
    flush: recorder.flush,
    addHistory: (stationId, days, reach) =>
      context.db.transaction(async (transaction) => {
        if (await hasFigures(transaction, stationId)) return;
        await insertHistory(transaction, days, reach);
      }),
    routes: () => registerAnalyticsRoutes(context, { accounts, episodes, shows, figures, exports }),
    stop: recorder.flush,
  };
}

import { z } from 'zod';
import { mediaPause, mediaRetries } from '../../audio/index.ts';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { isStationError } from '../../platform/errors/station-error.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import type { Episodes } from '../episodes/index.ts';
import type { Shows } from '../shows/index.ts';
import { type ClipMakerDeps, makeClip } from './clip-maker.ts';
import { clipStorageKey } from './share-clip-file.ts';
import { createShareClipOutcomes } from './share-clip-outcomes.service.ts';
import type { ShareClipRow } from './share-clip-tables.ts';
import { keepSeconds } from './share-clips.presenter.ts';
import { deleteShareClip, shareClipById } from './share-clips.repository.ts';

export interface ShareClipJobs {
  make(transaction: Transaction, row: ShareClipRow): Promise<void>;
  /** Cancels the render, and removes the clip with its file. */
  remove(transaction: Transaction, row: ShareClipRow): Promise<void>;
  /** Percentage of a running render. */
  progressOf(id: string): number;
}

export interface ShareClipJobDeps extends ClipMakerDeps {
  readonly accounts: Accounts;
  readonly episodes: Pick<Episodes, 'store'>;
  readonly shows: Shows;
}

const payload = z.object({ id: z.uuid() });

export function createShareClipJobs(context: StationContext, deps: ShareClipJobDeps): ShareClipJobs {
  const { db, jobs, storage, announce } = context;
  const { accounts, episodes, shows } = deps;
  const progress = new Map<string, number>();

  const render = jobs.define('share-clips.render', {
    payload,
    // One render uses all cores.
    concurrency: 1,
    retries: (error) => (isStationError(error, 'audio-events.gone') ? 0 : mediaRetries(error, 1)),
    backoff: mediaPause,
    async run({ id }, job) {
      const row = await shareClipById(db, id);
      const station = row && accounts.stationById(row.station_id);
      if (!row || !station || row.status !== 'processing') return;
      try {
        await renderRow(station, row, job);
      } finally {
        progress.delete(id);
        // Deleted while it was rendered.
        if (!(await shareClipById(db, id))) await storage.remove(clipStorageKey(row));
      }
    },
    async onFailed({ id }, error, transaction) {
      context.log.error({ err: error, guid: id }, 'a share clip could not be made');
      const row = await shareClipById(transaction, id);
      const station = row && accounts.stationById(row.station_id);
      if (row && station) await outcomes.fail(transaction, station, row, error);
    },
  });

  const removeFile = jobs.define('share-clips.remove-file', {
    payload: z.object({ key: z.string() }),
    run: ({ key }) => storage.remove(key),
  });

  const expire = jobs.define('share-clips.expire', {
    payload,
    async run({ id }, job) {
      await job.complete(async (transaction) => {
        const row = await shareClipById(transaction, id);
        if (row) await remove(transaction, row);
      });
    },
  });

  const outcomes = createShareClipOutcomes(context, async (transaction, id, endedAt) => {
    await expire.add(transaction, { id }, { runAt: (endedAt + keepSeconds) * 1000, key: id });
  });

  async function renderRow(station: Station, row: ShareClipRow, job: JobContext): Promise<void> {
    const episode = row.episode_id === null ? null : await episodes.store.get(station, row.episode_id);
    const show = row.show_id === null ? null : await shows.get(station, row.show_id);
    const made = await makeClip(context, deps, {
      station,
      row,
      covers: [episode?.image ?? '', show?.squareImage ?? '', station.defaultImage],
      loudness: { lufs: show?.loudnessTarget ?? null, limitDb: show?.truePeakLimit ?? -1 },
      signal: job.signal,
      turn: job.turn,
      onProgress: (value) => publishProgress(station, row.id, Math.round(value * 100)),
    });
    await job.complete((transaction) => outcomes.keep(transaction, station, row, made));
  }

  function publishProgress(station: Station, guid: string, percent: number): void {
    progress.set(guid, percent);
    const message = { guid, status: 'processing', progress: percent } as const;
    void announce(station, 'share_clip_changed', message, { coalesce: `share_clip_changed:${guid}` });
  }

  async function remove(transaction: Transaction, row: ShareClipRow): Promise<void> {
    await render.cancel(transaction, row.id);
    await render.abort(transaction, row.id);
    await expire.cancel(transaction, row.id);
    await deleteShareClip(transaction, row.id);
    await removeFile.add(transaction, { key: clipStorageKey(row) }, { key: row.id });
  }

  return {
    async make(transaction, { id, station_id }) {
      await render.add(transaction, { id }, { key: id, station: station_id });
    },
    remove,
    progressOf: (id) => progress.get(id) ?? 0,
  };
}

import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { playlistCacheInput } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import { isDiskFull } from '../../../platform/errors/is-disk-full.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import type { Accounts, Station } from '../../accounts/index.ts';
import type { AudioEvents } from '../../audio-events/index.ts';
import { eventsAt, type ReferenceDeps, showAt } from '../episode-references.ts';
import type { TimelineDownloadRow } from '../episode-tables.ts';
import {
  damageText,
  renderFile,
  playableAudio,
  planLevels,
  playedIds,
  renderFailure,
  estimateBytes,
} from '../renditions/index.ts';
import { downloadStorageKey } from './storage-key.ts';
import {
  downloadById,
  deleteDownload,
  insertDownload,
  setDownload,
} from './timeline-downloads.repository.ts';

export interface TimelineDownloads {
  /** Requests the audio of an unsaved timeline for a user. Returns the id of the job and the file's address. */
  request(
    station: Station,
    input: z.output<typeof playlistCacheInput>,
    userId: number,
  ): Promise<{ job_id: string; url: string }>;
  /** Null if it does not exist or has expired. A user who is limited to shows has those that they requested. */
  get(station: Station, id: string): Promise<TimelineDownloadRow | null>;
}

/** Milliseconds that a finished file is kept. */
const keepMs = 3_600_000;

/** Fewer retries, because a user waits at a dialog: an early error is better than a file in an hour. */
const maxRetries = 3;

const payload = z.object({ id: z.uuid() });

export function createTimelineDownloads(
  context: StationContext,
  deps: ReferenceDeps & { accounts: Accounts },
): TimelineDownloads {
  const { db, clock, jobs, storage, announce } = context;
  const { accounts, audioEvents, shows } = deps;

  const assemble = jobs.define('episodes.assemble', {
    payload,
    concurrency: 2,
    retries: maxRetries,
    async run({ id }, job) {
      const row = await downloadById(db, id);
      const station = row && accounts.stationById(row.station_id);
      if (!row || !station || row.status !== 'processing') return;
      try {
        const error = await assembleFile(context, audioEvents, { station, row, job });
        await end(station, row, job, { status: 'ready', error });
      } catch (error) {
        const { message, retries } = renderFailure(error);
        const willRetry = !isDiskFull(error) && job.attempt <= Math.min(retries, maxRetries);
        if (job.signal.aborted || willRetry) throw error;
        context.log.error({ err: error, job_id: id }, 'a timeline could not be assembled');
        await end(station, row, job, { status: 'failed', error: message });
      }
    },
  });

  const expire = jobs.define('episodes.expire-assembled', {
    payload,
    async run({ id }, { complete }) {
      const row = await downloadById(db, id);
      if (row) await storage.remove(downloadStorageKey(row.station_id, id, row.format));
      await complete((transaction) => deleteDownload(transaction, id));
    },
  });

  async function end(
    station: Station,
    row: TimelineDownloadRow,
    job: JobContext,
    outcome: { status: 'ready' | 'failed'; error: string },
  ) {
    const { status, error } = outcome;
    const message = {
      job_id: row.id,
      status,
      url: addressOf(context, station, row),
      ...(error === '' ? {} : { error }),
    };
    await job.complete(async (transaction) => {
      await setDownload(transaction, row.id, outcome);
      await expire.add(transaction, { id: row.id }, { runAt: clock.now() + keepMs, key: row.id });
      await announce(station, 'playlist_download_ready', message, { within: transaction });
    });
  }

  return {
    async request(station, { events, name = '', show: showUri, format }, userId) {
      const show = showUri === undefined ? null : await showAt(station, showUri, shows);
      const rows = await eventsAt(station, events, audioEvents);
      const seconds = rows.reduce((sum, row) => sum + audioEvents.durationOf(row), 0);
      await storage.ensureSpace(estimateBytes(seconds, station.bitrate));
      const id = randomUUID();
      const played = playedIds(
        show,
        rows.map((row) => row.id),
      );
      await db.transaction(async (transaction) => {
        const facts = {
          station_id: station.id,
          name: name || show?.title || 'Timeline',
          format,
          made_by: userId,
          created_at: clock.seconds(),
          loudness_target: show?.loudnessTarget ?? null,
          true_peak_limit: show?.truePeakLimit ?? -1,
        };
        await insertDownload(transaction, {
          id,
          ...facts,
          event_ids: JSON.stringify(played),
          status: 'processing',
          error: '',
        });
        await assemble.add(transaction, { id }, { key: id, station: station.id });
      });
      return { job_id: id, url: addressOf(context, station, { id, format }) };
    },
    async get(station, id) {
      const row = await downloadById(db, id);
      const isVisible = station.limit === null || row?.made_by === station.limit.userId;
      return row?.station_id === station.id && isVisible ? row : null;
    },
  };
}

/** Renders the file. Returns a message about omitted audio; empty if it is complete. */
async function assembleFile(
  context: StationContext,
  audioEvents: AudioEvents,
  { station, row, job }: { station: Station; row: TimelineDownloadRow; job: JobContext },
): Promise<string> {
  const ids: number[] = JSON.parse(row.event_ids);
  const { parts, damage } = await playableAudio(audioEvents, station.id, ids);
  const target = { lufs: row.loudness_target, limitDb: row.true_peak_limit };
  const { leveling } = await planLevels(audioEvents, parts, target, { signal: job.signal, turn: job.turn });
  await renderFile(context, {
    parts,
    leveling,
    format: row.format,
    bitrate: station.bitrate,
    to: downloadStorageKey(station.id, row.id, row.format),
    signal: job.signal,
    turn: job.turn,
  });
  return damageText(damage, station.timezone);
}

function addressOf(
  { publicUrl }: StationContext,
  { slug }: Station,
  { id, format }: Pick<TimelineDownloadRow, 'id' | 'format'>,
): string {
  return `${publicUrl}/${slug}/playlistcache/${id}.${format}`;
}

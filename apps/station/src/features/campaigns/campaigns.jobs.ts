import { z } from 'zod';
import { findCutPoints, framesToMs, isAudioError, mediaPause, mediaRetries } from '../../audio/index.ts';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { isDiskFull } from '../../platform/errors/is-disk-full.ts';
import { isStationError } from '../../platform/errors/station-error.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import { audioKey, estimateBytes, planLevels, playableAudio, renderFile } from '../episodes/index.ts';
import type { Shows } from '../shows/index.ts';
import { campaignTarget } from './campaign-loudness.ts';
import { campaignFormats, campaignStorageKey } from './campaign-media.ts';
import { type CampaignRemoval, createCampaignRemoval } from './campaign-removal.jobs.ts';
import type { CampaignRow } from './campaign-tables.ts';
import { campaignById, campaignWithKey, currentCampaigns, updateCampaign } from './campaigns.repository.ts';
import { versionSeconds } from './version-seconds.ts';
import { deleteVersionsBefore } from './versions.repository.ts';

export interface CampaignJobs {
  /** Makes the files of a campaign, unless it has those that its audio and the loudness of its shows ask for. */
  render(transaction: Transaction, row: CampaignRow): Promise<void>;
  /** Makes the files of a station's campaigns again that its shows ask for at another loudness, or it at another bit rate. */
  followStation(transaction: Transaction, stationId: number): Promise<void>;
  /** Removes the files of a key once no version needs them, unless a campaign uses them by then. */
  dispose: CampaignRemoval;
}

export interface CampaignJobDeps {
  readonly accounts: Pick<Accounts, 'stationById'>;
  readonly audioEvents: AudioEvents;
  readonly shows: Pick<Shows, 'list'>;
}

const dayMs = 86_400_000;

export function createCampaignJobs(
  context: StationContext,
  { accounts, audioEvents, shows }: CampaignJobDeps,
): CampaignJobs {
  const { db, jobs, storage, clock } = context;
  const dispose = createCampaignRemoval(context);

  const render = jobs.define('campaigns.render', {
    payload: z.object({ id: z.int(), event: z.int() }),
    retries: (error) => (isStationError(error, 'audio-events.gone') ? 0 : mediaRetries(error, 1)),
    backoff: mediaPause,
    async run({ id, event }, job) {
      const row = await campaignById(db, id);
      const station = row && accounts.stationById(row.station_id);
      if (station && row.event_id === event && row.media_status !== 'failed')
        await makeFiles(station, row, job);
    },
    async onFailed({ id, event }, error, transaction) {
      context.log.error({ err: error, campaign: id }, 'the audio of a campaign could not be made');
      const row = await campaignById(transaction, id);
      if (row?.event_id !== event || row.media_status !== 'processing') return;
      await updateCampaign(transaction, id, { media_status: 'failed', media_error: failureText(error) });
    },
  });

  async function makeFiles(
    station: Station,
    row: CampaignRow,
    { signal, turn, complete }: JobContext,
  ): Promise<void> {
    const { parts } = await playableAudio(audioEvents, station.id, [row.event_id]);
    const target = campaignTarget(row, await shows.list(station));
    const key = audioKey(parts, station.bitrate, target);
    if (row.media_status === 'ready' && row.media_key === key) return;
    const known = await campaignWithKey(db, station.id, key);
    const duration_ms = Math.round(
      framesToMs(parts.flatMap(({ segments }) => segments).reduce((sum, { frames }) => sum + frames, 0)),
    );
    const ready = known
      ? { media: known.media, bytes: known.bytes, loudness: known.loudness, gain_db: known.gain_db }
      : await renderFiles();
    await complete(async (transaction) => {
      const now = await campaignById(transaction, row.id);
      if (now?.event_id !== row.event_id) return;
      if (now.media_key !== key) await dispose(transaction, now);
      await updateCampaign(transaction, row.id, {
        ...ready,
        duration_ms,
        media_key: key,
        media_status: 'ready',
        media_error: '',
      });
    });

    async function renderFiles() {
      const { levels, leveling } = await planLevels(audioEvents, parts, target, { signal, turn });
      await storage.ensureSpace(estimateBytes(duration_ms / 1000, station.bitrate));
      const media: Record<string, unknown> = {};
      let bytes = 0;
      let { loudness } = levels;
      for (const format of campaignFormats) {
        const to = campaignStorageKey(station.id, key, format);
        const file = await renderFile(context, {
          parts,
          format,
          bitrate: station.bitrate,
          leveling,
          to,
          signal,
          turn,
        });
        media[format] = await findCutPoints(storage.open(to), format, []);
        bytes += file.bytes;
        loudness = file.levels?.loudness ?? loudness;
      }
      return { media: JSON.stringify(media), bytes, loudness, gain_db: leveling?.gain_db ?? 0 };
    }
  }

  jobs.repeat('campaigns.prune', {
    everyMs: dayMs,
    lane: 'background',
    run: (complete) =>
      complete(async (transaction) => {
        const now = clock.seconds();
        await deleteVersionsBefore(transaction, now - versionSeconds);
        // The bit rate of their station may be another by now.
        for (const row of await currentCampaigns(transaction, now)) await request(transaction, row);
        return false;
      }),
  });

  async function request(transaction: Transaction, { id, station_id, event_id }: CampaignRow): Promise<void> {
    await render.add(transaction, { id, event: event_id }, { key: `${id}/${event_id}`, station: station_id });
  }

  return {
    render: request,
    async followStation(transaction, stationId) {
      const current = await currentCampaigns(transaction, clock.seconds());
      for (const row of current) if (row.station_id === stationId) await request(transaction, row);
    },
    dispose,
  };
}

function failureText(error: Error): string {
  if (isStationError(error, 'audio-events.gone') || isAudioError(error, 'segment_missing'))
    return 'Its audio was deleted. Choose other audio.';
  if (isDiskFull(error)) return "The station's disk is full. Free some space, then choose the audio again.";
  if (isAudioError(error, 'not_audio')) return 'There is no audio in this event. Choose other audio.';
  return 'The station could not make its audio. Choose the audio again.';
}

import type { z } from 'zod';
import { type campaignInput, type CampaignUpdate, mostCampaigns } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Tables } from '../../platform/db/database.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import type { Station } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import type { Shows } from '../shows/index.ts';
import { fail } from './campaign-errors.ts';
import { checkDates, createCampaignInput } from './campaign-input.ts';
import type { CampaignRow } from './campaign-tables.ts';
import type { CampaignJobs } from './campaigns.jobs.ts';
import {
  campaignById,
  campaignsOf,
  deleteCampaign,
  insertCampaign,
  updateCampaign,
} from './campaigns.repository.ts';
import type { ReadAhead } from './read-ahead.jobs.ts';
import { recordCampaignChange } from './record-campaign-change.ts';

export interface CampaignServiceDeps {
  readonly audioEvents: Pick<AudioEvents, 'byIds' | 'idOfUri'>;
  readonly shows: Pick<Shows, 'known'>;
  readonly jobs: CampaignJobs;
  readonly readAhead: Pick<ReadAhead, 'requestWhereOn'>;
}

/** Campaigns of a station. Methods with an id throw resource.absent. */
export type Campaigns = ReturnType<typeof createCampaignService>;

export function createCampaignService(
  { db, clock }: StationContext,
  { audioEvents, shows, jobs, readAhead }: CampaignServiceDeps,
) {
  const input = createCampaignInput({ audioEvents, shows });

  async function findCampaign(from: Tables, station: Station, id: number): Promise<CampaignRow> {
    const row = await campaignById(from, id);
    if (row?.station_id !== station.id) throw failPlatform('resource.absent');
    return row;
  }

  return {
    list: (station: Station) => campaignsOf(db, station.id),
    find: (station: Station, id: number) => findCampaign(db, station, id),
    /** @throws request.invalid naming the field, campaigns.too-many, campaigns.audio-processing, audio-events.gone */
    async create(station: Station, fields: z.output<typeof campaignInput>, by: string): Promise<CampaignRow> {
      const audio = await input.audioOf(station, fields.event);
      checkDates(fields);
      return db.transaction(async (transaction) => {
        if ((await campaignsOf(transaction, station.id)).length >= mostCampaigns)
          throw fail('campaigns.too-many');
        const { title, positions, starts_at } = fields;
        const row = await insertCampaign(transaction, {
          station_id: station.id,
          title,
          shows: '[]',
          positions: JSON.stringify(positions),
          starts_at,
          ...(await input.columnsOf(transaction, station, fields)),
          ...audio,
          media_status: 'processing',
          created_by: by,
          created_at: clock.seconds(),
        });
        await recordCampaignChange(transaction, null, row);
        await jobs.render(transaction, row);
        await readAhead.requestWhereOn(transaction, [station.id]);
        return row;
      });
    },
    /** @throws as `create` */
    async update(
      station: Station,
      id: number,
      { event, paused, ...fields }: CampaignUpdate,
    ): Promise<CampaignRow> {
      const audio = event === undefined ? null : await input.audioOf(station, event);
      return db.transaction(async (transaction) => {
        const before = await findCampaign(transaction, station, id);
        const { starts_at = before.starts_at, ends_at = before.ends_at } = fields;
        checkDates({ starts_at, ends_at });
        const isOther =
          audio !== null && (audio.event_id !== before.event_id || before.media_status === 'failed');
        const row = await updateCampaign(transaction, id, {
          title: before.title,
          ...(await input.columnsOf(transaction, station, fields)),
          ...(paused === undefined ? {} : { paused: paused ? 1 : 0 }),
          ...(isOther
            ? {
                ...audio,
                media_status: 'processing',
                media_key: '',
                media: '',
                media_error: '',
                bytes: 0,
                duration_ms: 0,
                loudness: null,
                gain_db: 0,
              }
            : {}),
        });
        if (isOther) await jobs.dispose(transaction, before);
        if (isOther || row.shows !== before.shows) await jobs.render(transaction, row);
        await recordCampaignChange(transaction, before, row);
        await readAhead.requestWhereOn(transaction, [station.id]);
        return row;
      });
    },
    async remove(station: Station, id: number): Promise<void> {
      await db.transaction(async (transaction) => {
        const row = await findCampaign(transaction, station, id);
        await deleteCampaign(transaction, id);
        await jobs.dispose(transaction, row);
        await recordCampaignChange(transaction, row, null);
      });
    },
  };
}

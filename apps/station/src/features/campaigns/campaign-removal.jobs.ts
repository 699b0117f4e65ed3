import { z } from 'zod';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { campaignFormats, campaignStorageKey } from './campaign-media.ts';
import type { CampaignRow } from './campaign-tables.ts';
import { campaignWithKey } from './campaigns.repository.ts';
import { versionSeconds } from './version-seconds.ts';

/** Removes the files of a key once no version needs them, unless a campaign uses them by then. */
export type CampaignRemoval = (
  transaction: Transaction,
  row: Pick<CampaignRow, 'station_id' | 'media_key'>,
) => Promise<void>;

export function createCampaignRemoval({
  jobs,
  storage,
  clock,
}: Pick<StationContext, 'jobs' | 'storage' | 'clock'>): CampaignRemoval {
  const removal = jobs.define('campaigns.remove-files', {
    payload: z.object({ station_id: z.int(), key: z.string() }),
    run: ({ station_id, key }, { complete }) =>
      complete(async (transaction) => {
        if (await campaignWithKey(transaction, station_id, key)) return;
        for (const format of campaignFormats)
          await storage.remove(campaignStorageKey(station_id, key, format));
      }),
  });

  return async (transaction, { station_id, media_key }) => {
    if (media_key === '') return;
    const payload = { station_id, key: media_key };
    await removal.add(transaction, payload, {
      runAt: clock.now() + versionSeconds * 1000,
      key: `${station_id}/${media_key}`,
    });
  };
}

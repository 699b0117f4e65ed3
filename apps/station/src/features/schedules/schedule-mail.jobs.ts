import { z } from 'zod';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { createMail } from '../../platform/mail/create-mail.ts';
import { type Accounts, type Station, wholeStation } from '../accounts/index.ts';
import type { Episodes } from '../episodes/index.ts';
import { addressesIn } from './addresses-in.ts';
import { scheduleMail } from './schedule-mail.ts';

/** Mails the addresses of a schedule about its episodes; sends nothing if the installation has no mail server. */
export interface ScheduleMails {
  /** @param addresses joined by commas */
  add(transaction: Transaction, station: Station, addresses: string, episodeId: number): Promise<void>;
}

const halfMinute = 30_000;

/** One mail per address, so that a refused address does not affect the others. */
export function defineScheduleMails(
  context: StationContext,
  { accounts, episodes }: { accounts: Accounts; episodes: Pick<Episodes, 'store'> },
): ScheduleMails {
  const { config, jobs } = context;
  if (!config.mail) return { add: async () => {} };
  const mail = createMail(config.mail);

  const job = jobs.define('schedules.mail', {
    payload: z.object({ station_id: z.int(), episode_id: z.int(), to: z.email() }),
    concurrency: 2,
    retries: 7,
    backoff: (attempt) => halfMinute * 2 ** (attempt - 1),
    async run({ station_id, episode_id, to }, { signal }) {
      const station = accounts.stationById(station_id);
      const episode = await episodes.store.get(wholeStation(station_id), episode_id);
      if (!station || !episode) return;
      const link = `${context.publicUrl}/${station.slug}/shows/${episode.show_id}/episodes/${episode.id}/edit-audio/audio-editor`;
      await mail.send(scheduleMail(to, station, episode, link), signal);
    },
  });

  return {
    async add(transaction, station, addresses, episodeId) {
      for (const to of addressesIn(addresses)) {
        await job.add(transaction, { station_id: station.id, episode_id: episodeId, to });
      }
    },
  };
}

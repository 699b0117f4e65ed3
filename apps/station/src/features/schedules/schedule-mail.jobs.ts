import { z } from 'zod';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { createMail } from '../../platform/mail/create-mail.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import type { Episodes } from '../episodes/index.ts';
import { madeMail } from './made-mail.ts';

/** Tells people of episodes that schedules made; nobody where the installation cannot send mail. */
export interface MadeMails {
  /** @param addresses joined by commas */
  add(transaction: Transaction, station: Station, addresses: string, episodeId: number): Promise<void>;
}

const halfMinute = 30_000;
const address = z.email();

/** One mail an address, so that one that is refused keeps no other from its mail. */
export function defineMadeMails(context: StationContext, { accounts, episodes }: { accounts: Accounts; episodes: Episodes }): MadeMails {
  const { config, jobs } = context;
  if (!config.mail) return { add: async () => {} };
  const mail = createMail(config.mail);

  const job = jobs.define('schedules.mail', {
    payload: z.object({ station_id: z.int(), episode_id: z.int(), to: address }),
    concurrency: 2,
    retries: 7,
    backoff: (attempt) => halfMinute * 2 ** (attempt - 1),
    async run({ station_id, episode_id, to }, { signal }) {
      const station = accounts.stationById(station_id);
      const episode = await episodes.get(station_id, episode_id);
      if (!station || !episode) return;
      const link = `${context.publicUrl}/${station.slug}/shows/${episode.show_id}/episodes/${episode.id}/edit-audio/audio-editor`;
      await mail.send(madeMail(to, station, episode, link), signal);
    },
  });

  return {
    async add(transaction, station, addresses, episodeId) {
      const given = addresses.split(',').map((text) => text.trim());
      for (const to of new Set(given.filter((text) => address.safeParse(text).success))) {
        await job.add(transaction, { station_id: station.id, episode_id: episodeId, to });
      }
    },
  };
}

import type { CampaignUpdate } from '@postkit/sdk/schema';
import type { Tables } from '../../platform/db/database.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import type { Station } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import type { Shows } from '../shows/index.ts';
import { fail } from './campaign-errors.ts';

export interface CampaignInputDeps {
  readonly audioEvents: Pick<AudioEvents, 'byIds' | 'idOfUri'>;
  readonly shows: Pick<Shows, 'known'>;
}

/** Turns the fields of a request into columns. */
export function createCampaignInput({ audioEvents, shows }: CampaignInputDeps) {
  return {
    /** @throws request.invalid, audio-events.gone, campaigns.audio-processing */
    async audioOf(station: Station, uri: string) {
      const id = audioEvents.idOfUri(uri);
      const [event] = id === null ? [] : await audioEvents.byIds(station, [id]);
      if (!event) throw invalid('event', 'Choose the audio of the campaign.');
      if (event.frames === 0) throw fail('campaigns.audio-processing');
      return { event_id: event.id, audio_title: event.title };
    },
    /** @throws request.invalid naming `shows` */
    async columnsOf(from: Tables, station: Station, fields: Omit<CampaignUpdate, 'event' | 'paused'>) {
      const {
        title,
        shows: ids,
        positions,
        starts_at,
        ends_at,
        most_deliveries,
        most_per_day,
        most_per_listener,
      } = fields;
      const chosen = ids && [...new Set(ids)];
      if (chosen && chosen.length !== (await shows.known(from, station.id, chosen)).length)
        throw invalid('shows', 'One of these shows does not exist. Reload the page and choose again.');
      return {
        ...(title === undefined ? {} : { title: title.trim() }),
        ...(chosen === undefined ? {} : { shows: JSON.stringify(chosen) }),
        ...(positions === undefined ? {} : { positions: JSON.stringify([...new Set(positions)]) }),
        ...(starts_at === undefined ? {} : { starts_at }),
        ...(ends_at === undefined ? {} : { ends_at }),
        ...(most_deliveries === undefined ? {} : { most_deliveries }),
        ...(most_per_day === undefined ? {} : { most_per_day }),
        ...(most_per_listener === undefined ? {} : { most_per_listener }),
      };
    },
  };
}

/** @throws request.invalid naming `ends_at` */
export function checkDates({
  starts_at,
  ends_at,
}: {
  readonly starts_at: number;
  readonly ends_at: number | null;
}): void {
  if (ends_at !== null && ends_at <= starts_at) throw invalid('ends_at', 'The end must be after the start.');
}

function invalid(field: string, message: string) {
  return failPlatform('request.invalid', { message, fields: { [field]: [message] } });
}

import { resourcePath } from '@postkit/sdk/schema';
import type { EncodeProgress } from '@postkit/sdk/schema';
import type { Database } from '../../platform/db/database.ts';
import type { Person } from '../../platform/http/access.ts';
import type { Accounts } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import type { UploadTeller } from './uploads.live.ts';
import { presentProgress } from './uploads.presenter.ts';
import { uploadByUuid } from './uploads.repository.ts';

/** How far something that is being made has come. */
export interface Progress {
  /** By an upload's uuid or by `{station}-{event id}`; null where there is none that the person may know of. */
  of(person: Person, key: string): Promise<EncodeProgress | null>;
}

export function createProgress(
  db: Database,
  { accounts, audioEvents, teller }: { accounts: Accounts; audioEvents: AudioEvents; teller: UploadTeller },
): Progress {
  async function ofUpload(person: Person, uuid: string): Promise<EncodeProgress | null> {
    const stations = [...person.stations.keys()].flatMap((slug) => accounts.stationOf(slug) ?? []);
    const row = await uploadByUuid(
      db,
      stations.map(({ id }) => id),
      uuid,
    );
    const station = stations.find(({ id }) => id === row?.station_id);
    return row && station ? presentProgress(teller.present(station, row)) : null;
  }

  async function ofEvent(person: Person, slug: string, id: number): Promise<EncodeProgress | null> {
    const station = person.stations.has(slug) ? accounts.stationOf(slug) : null;
    const event = station && (await audioEvents.find(station.id, id));
    if (!station || !event || !audioEvents.mayHear(person, station, event)) return null;
    // Clones and merges are references: once there is an event, it is complete.
    const gone = event.gone === 1;
    return {
      success: gone ? 0 : 1,
      failed: gone ? 1 : 0,
      progress: 100,
      duration: audioEvents.durationOf(event),
      err_msg: gone ? 'This audio was deleted' : '',
      location: resourcePath(slug, 'event', event.id),
      upload: null,
    };
  }

  return {
    async of(person, key) {
      const upload = await ofUpload(person, key);
      if (upload) return upload;
      const [, slug, id] = /^(.+)-(\d{1,16})$/.exec(key) ?? [];
      return slug === undefined || id === undefined ? null : ofEvent(person, slug, Number(id));
    },
  };
}

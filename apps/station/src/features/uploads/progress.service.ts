import { resourcePath } from '@postkit/sdk/schema';
import type { EncodeProgress } from '@postkit/sdk/schema';
import type { Database } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/access.ts';
import type { Accounts } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import type { UploadProgressPublisher } from './uploads.live.ts';
import { presentProgress } from './uploads.presenter.ts';
import { uploadByUuid } from './uploads.repository.ts';

/** The progress of audio that is being created. */
export interface Progress {
  /** By an upload's uuid or by `{station}-{event id}`; null if there is none that the user may see. */
  of(person: SignedInUser, key: string): Promise<EncodeProgress | null>;
}

export function createProgress(
  db: Database,
  {
    accounts,
    audioEvents,
    publisher,
  }: { accounts: Accounts; audioEvents: AudioEvents; publisher: UploadProgressPublisher },
): Progress {
  async function ofUpload(person: SignedInUser, uuid: string): Promise<EncodeProgress | null> {
    const stations = [...person.stations.keys()].flatMap((slug) =>
      accounts.stationOf(slug) ? accounts.stationAt(slug) : [],
    );
    const row = await uploadByUuid(
      db,
      stations.map(({ id }) => id),
      uuid,
    );
    const station = stations.find(({ id }) => id === row?.station_id);
    // Titles of uploads are of interest to all but users who are limited to shows.
    if (station?.limit && row?.person_id !== person.userId) return null;
    return row && station ? presentProgress(publisher.present(station, row)) : null;
  }

  async function ofEvent(person: SignedInUser, named: string, id: number): Promise<EncodeProgress | null> {
    const slug = accounts.stationNamed(named)?.slug ?? '';
    const station = person.stations.has(slug) ? accounts.stationAt(slug) : null;
    const event = station && (await audioEvents.find(station, id));
    if (!station || !event || !audioEvents.canPlay(person, station, event)) return null;
    // Clones and merges are references: once there is an event, it is complete.
    const isDeleted = event.gone === 1;
    return {
      success: isDeleted ? 0 : 1,
      failed: isDeleted ? 1 : 0,
      progress: 100,
      duration: audioEvents.durationOf(event),
      err_msg: isDeleted ? 'This audio was deleted' : '',
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

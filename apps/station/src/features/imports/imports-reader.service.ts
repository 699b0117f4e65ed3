import type { PodcastImportDetails } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Tables } from '../../platform/db/database.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import { type Station, wholeStation } from '../accounts/index.ts';
import type { ImportDeps } from './import-deps.ts';
import type { ImportRow } from './import-tables.ts';
import { type ImportProgressPublisher, presentOne } from './imports.live.ts';
import { presentItem } from './imports.presenter.ts';
import { countsOf, importById, importIds, itemsOf, latestImports, noCounts } from './imports.repository.ts';
import type { Imports } from './imports.ts';
import { makeReport } from './make-report.ts';
import { type ChannelDetails, differingFields } from './show-changes.ts';

/** Imports in the list. */
const latest = 50;

export interface ImportReader extends Pick<Imports, 'ids' | 'list' | 'get' | 'report' | 'verify'> {
  /** @throws resource.absent */
  existing(from: Tables, station: Station, id: number): Promise<ImportRow>;
}

/** Reads imports, their items, and their reports. */
export function createImportReader(
  { clock, db, disk }: StationContext,
  { shows, signer, publisher }: Pick<ImportDeps, 'shows' | 'signer'> & { publisher: ImportProgressPublisher },
): ImportReader {
  async function existing(from: Tables, station: Station, id: number): Promise<ImportRow> {
    const row = await importById(from, station.id, id);
    if (!row) throw fail('resource.absent');
    return row;
  }

  async function details(station: Station, row: ImportRow): Promise<PodcastImportDetails> {
    const channel = row.channel === '{}' ? null : (JSON.parse(row.channel) as ChannelDetails);
    const show = await shows.get(wholeStation(station.id), row.show_id);
    return {
      ...(await presentOne(publisher, db, row)),
      items: (await itemsOf(db, row.id)).map((item) => presentItem(item, station.bitrate, show)),
      loudness_target: show?.loudnessTarget ?? null,
      disk_free: Math.max(0, await disk.room()),
      show_fields: channel && show ? differingFields(show, channel) : [],
      lost: [...(channel?.lost ?? [])],
    };
  }

  return {
    existing,
    ids: (station) => importIds(db, station.id),
    list: async (station) => publisher.present(db, await latestImports(db, station.id, latest)),
    get: async (station, id) => details(station, await existing(db, station, id)),
    async report(station, id) {
      const row = await existing(db, station, id);
      const counts = (await countsOf(db, [id])).get(id) ?? noCounts;
      const report = makeReport(station, { row, items: await itemsOf(db, id), counts }, clock.seconds());
      return { ...report, signature: signer.sign(station.id, report) };
    },
    verify: (station, { hash, signature }) => signer.verify(station.id, hash, signature),
  };
}

import { Readable } from 'node:stream';
import { z } from 'zod';
import { largestImageFile } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { runAsAutomation } from '../../platform/audit/audit-scope.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { type Station, wholeStation } from '../accounts/index.ts';
import { credentialHeaders } from './feed-credentials.ts';
import type { ItemFileDeps } from './fetch-item-file.ts';
import type { ImportDeps } from './import-deps.ts';
import { importOptions } from './import-options.ts';
import type { ImportRow } from './import-tables.ts';
import { importForJob, updateImport } from './imports.repository.ts';
import { type ChannelDetails, chosenFields } from './show-changes.ts';
import { withWarnings } from './with-warnings.ts';

const payload = z.object({ import_id: z.int() });

export type ImportShowJob = Job<z.output<typeof payload>>;
type ShowDeps = Pick<ImportDeps, 'accounts' | 'images' | 'shows'> & ItemFileDeps;

/** Declares the job that takes over the chosen fields of a show from its feed. */
export function defineImportShow({ clock, db, jobs }: StationContext, deps: ShowDeps): ImportShowJob {
  const { accounts, images, shows, guardedFetch, credentialsOf } = deps;

  async function storeCover(
    station: Station,
    row: ImportRow,
    url: string,
    signal: AbortSignal,
  ): Promise<string> {
    const headers = credentialHeaders(credentialsOf(row), url);
    const response = await guardedFetch(url, { limitBytes: largestImageFile, signal, headers });
    if (response.status === 200)
      return (await images.store(station, Readable.from(response.body, { objectMode: false }))).location;
    await response.cancel();
    throw new Error(`the address of the cover responded with ${response.status}.`);
  }

  return jobs.define('imports.show', {
    payload,
    concurrency: 1,
    lane: 'background',
    retries: 3,
    async run({ import_id }, { signal }) {
      const row = await importForJob(db, import_id);
      const station = row && accounts.stationById(row.station_id);
      const show = station && (await shows.get(wholeStation(station.id), row.show_id));
      if (!show) return;
      const channel = JSON.parse(row.channel) as ChannelDetails;
      const { show_fields } = importOptions(row);
      const cover =
        show_fields.includes('cover') && channel.cover !== ''
          ? await storeCover(station, row, channel.cover, signal)
          : '';
      const update = {
        ...chosenFields(channel, show_fields, show),
        ...(cover !== '' && { square_image: cover }),
      };
      const self = {
        clock,
        operation: 'imports.show',
        kind: 'rss_import',
        name: row.title,
        stationId: station.id,
      } as const;
      await runAsAutomation(self, () => shows.update(station, show.id, update));
    },
    async onFailed({ import_id }, error, transaction) {
      const row = await importForJob(transaction, import_id);
      if (!row) return;
      const warning = `The fields of the show could not be taken over: ${error.message}`;
      await updateImport(transaction, import_id, { warnings: withWarnings(row.warnings, [warning]) });
    },
  });
}

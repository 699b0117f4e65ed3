import type { PodcastImport } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Tables, Transaction } from '../../platform/db/database.ts';
import type { Station } from '../accounts/index.ts';
import type { ImportRow } from './import-tables.ts';
import { presentImport } from './imports.presenter.ts';
import { countsOf, noCounts } from './imports.repository.ts';

/** Reads the progress of imports and publishes it on the station's live channel. */
export interface ImportProgressPublisher {
  present(from: Tables, rows: readonly ImportRow[]): Promise<PodcastImport[]>;
  /** Publishes an import's progress when the transaction commits. */
  publish(transaction: Transaction, station: Station, row: ImportRow): Promise<PodcastImport>;
}

export function createImportProgressPublisher({
  announce,
  stationEvents,
}: Pick<StationContext, 'announce' | 'stationEvents'>): ImportProgressPublisher {
  async function present(from: Tables, rows: readonly ImportRow[]): Promise<PodcastImport[]> {
    const counts = await countsOf(
      from,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => presentImport(row, counts.get(row.id) ?? noCounts));
  }

  return {
    present,
    async publish(transaction, station, row) {
      const counts = await countsOf(transaction, [row.id]);
      const progress = presentImport(row, counts.get(row.id) ?? noCounts);
      await announce(station, 'import_progress', progress, { within: transaction });
      if (progress.status === 'done') {
        const { id, title, show_id, total, imported, skipped, failed } = progress;
        await stationEvents.emit(transaction, station, 'import.done', {
          id,
          title,
          show_id,
          total,
          imported,
          skipped,
          failed,
        });
      }
      return progress;
    },
  };
}

/** One import, read anywhere. */
export async function presentOne(
  publisher: ImportProgressPublisher,
  from: Tables,
  row: ImportRow,
): Promise<PodcastImport> {
  const [presented] = await publisher.present(from, [row]);
  if (!presented) throw new Error('An import is presented as one.');
  return presented;
}

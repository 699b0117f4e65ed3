import type { PodcastImport } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Tables } from '../../platform/db/database.ts';
import type { Station } from '../accounts/index.ts';
import type { ImportRow } from './import-tables.ts';
import { presentImport } from './imports.presenter.ts';
import { countsOf } from './imports.repository.ts';

const none = { waiting: 0, imported: 0, skipped: 0, failed: 0 };

/** Knows how far imports are, and tells the station. */
export interface ImportTeller {
  present(from: Tables, rows: readonly ImportRow[]): Promise<PodcastImport[]>;
  /** Tells, when the transaction commits, how far an import is. */
  tell(transaction: Tables, station: Station, row: ImportRow): Promise<PodcastImport>;
}

export function createImportTeller({ announce }: Pick<StationContext, 'announce'>): ImportTeller {
  async function present(from: Tables, rows: readonly ImportRow[]): Promise<PodcastImport[]> {
    const counts = await countsOf(
      from,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => presentImport(row, counts.get(row.id) ?? none));
  }

  return {
    present,
    async tell(transaction, station, row) {
      const counts = await countsOf(transaction, [row.id]);
      const told = presentImport(row, counts.get(row.id) ?? none);
      await announce(station, 'import_progress', told, { within: transaction });
      return told;
    },
  };
}

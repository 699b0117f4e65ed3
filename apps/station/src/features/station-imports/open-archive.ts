import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { StationContext } from '../../context.ts';
import type { Tables } from '../../platform/db/database.ts';
import type { StoredRow } from '../../platform/db/table-pages.ts';
import { type OpenZip, openZip, ZipError } from '../../platform/zip/open-zip.ts';
import { movedColumns, type MovedTable, movedTables, rowsPath } from '../station-exports/index.ts';
import { type ArchiveManifest, readManifest } from './archive-manifest.ts';
import { ImportRefusal } from './import-refusal.ts';
import { readJsonLines } from './read-json-lines.ts';
import type { StationImportRow } from './station-import-tables.ts';

/** The export that an import reads. */
export interface ImportArchive {
  readonly manifest: ArchiveManifest;
  has(path: string): boolean;
  open(path: string): Promise<Readable>;
  /** A text of at most `most` bytes. */
  text(path: string, most: number): Promise<string>;
  /** The rows of a table, in the order of the export. */
  rows(table: MovedTable): AsyncGenerator<StoredRow>;
}

/** Every path that a station writes into an export. */
const knownPath =
  /^(?:README\.md|SHA256SUMS|manifest\.json|[a-z-]+\.(?:json|csv)|(?:audio|video|campaigns|transcripts|chapters|encoder-tags|images|imports|numbers|tables)\/[A-Za-z0-9_-]+\.[a-z0-9.]{2,12}|archive\/\d+\/\d+\.(?:json|aac)|feeds\/\d+\/[a-z0-9-]+\.xml)$/;
/** Files that the manifest does not list, because it is older. */
const closing: ReadonlySet<string> = new Set(['manifest.json', 'SHA256SUMS']);
const mostManifest = 512 * 1024 * 1024;

/** The key of the zip of an import in the storage. */
export function zipKey({ station_id, id }: Pick<StationImportRow, 'station_id' | 'id'>): string {
  return `${importFiles}/${station_id}/${id}`;
}

/** The folder of the zips of all imports. */
export const importFiles = 'station-imports';

/**
 * Opens the zip of an import, and compares its directory with its manifest.
 * @throws ImportRefusal
 */
export async function openArchive(
  { db, storage }: Pick<StationContext, 'db' | 'storage'>,
  row: StationImportRow,
): Promise<ImportArchive> {
  const key = zipKey(row);
  try {
    const zip = await openZip({ bytes: row.bytes, open: (range) => storage.open(key, range) });
    return await archiveOf(db, zip);
  } catch (error) {
    throw error instanceof ZipError ? new ImportRefusal(error.message, { cause: error }) : error;
  }
}

async function archiveOf(db: Tables, zip: OpenZip): Promise<ImportArchive> {
  async function text(path: string, most: number): Promise<string> {
    if ((zip.entries.get(path)?.bytes ?? 0) > most) throw new ImportRefusal(`${path} is too large.`);
    const chunks: Buffer[] = [];
    for await (const chunk of await open(path)) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString('utf8');
  }

  async function open(path: string): Promise<Readable> {
    if (!zip.entries.has(path)) throw new ImportRefusal(`The zip has no ${path}: it is not a whole export.`);
    return zip.open(path);
  }

  const known = await migrationsOf(db);
  const manifest = readManifest(await text('manifest.json', mostManifest), (schema) => known.has(schema));
  compareDirectory(zip, manifest);
  return {
    manifest,
    has: (path) => zip.entries.has(path),
    open,
    text,
    async *rows(table) {
      const columns = new Set([...(await movedColumns(db, table)), ...table.key]);
      columns.delete('station_id');
      yield* readJsonLines(await open(rowsPath(table)), rowsPath(table), columns);
    },
  };
}

function compareDirectory({ entries }: OpenZip, { files }: ArchiveManifest): void {
  const listed = new Map(files.map((file) => [file.path, file]));
  for (const name of entries.keys()) {
    if (!knownPath.test(name))
      throw new ImportRefusal(`The zip has a file that no station writes: ${printable(name)}.`);
    if (!listed.has(name) && !closing.has(name))
      throw new ImportRefusal(`The manifest does not list ${name}.`);
  }
  for (const { path, bytes } of listed.values()) {
    const entry = entries.get(path);
    if (!entry) throw new ImportRefusal(`The zip has no ${printable(path)}: it is not a whole export.`);
    if (entry.bytes !== bytes)
      throw new ImportRefusal(`${printable(path)} has ${entry.bytes} bytes instead of ${bytes}.`);
  }
  for (const table of movedTables) {
    if (!entries.has(rowsPath(table)))
      throw new ImportRefusal(`The zip has no ${rowsPath(table)}: it is not a whole export.`);
  }
}

function printable(name: string): string {
  return JSON.stringify(name.slice(0, 120));
}

async function migrationsOf(db: Tables): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db.tables());
  return new Set(rows.map(({ name }) => name));
}

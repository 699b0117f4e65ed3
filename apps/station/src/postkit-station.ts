#!/usr/bin/env -S node --conditions=postkit-source
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { moveStationArchive } from './move-archive/move-station-archive.ts';
import { moveStation } from './move-database/move-station.ts';
import { isBucket, moveStorage } from './move-files/move-storage.ts';
import { dataFolder, defaultDataFolder } from './platform/data-folder.ts';
import { createLog, type Log } from './platform/log.ts';

const usage = `Moves a station's data. Stop the station first. What is moved also stays where it was.

  postkit-station migrate --to postgres://user:password@host/name [data folder]

    Copies the database from the SQLite file of the data folder to an empty PostgreSQL database, in one transaction, compared
    by counts and checksums. Afterwards start the station with DATABASE_URL.

  postkit-station storage move --to s3://bucket/prefix?endpoint=… [data folder]
  postkit-station storage move --to folder [data folder]

    Copies the files from the data folder to a bucket, or back, and compares each by its checksum. An interrupted move
    continues when it runs again. The source is that of POSTKIT_STORAGE, or --from; recorded audio of a bucket moves with its
    files. The database is that of DATABASE_URL, if set. Credentials are those of the AWS_ variables.

  postkit-station archive move --to s3://bucket/prefix?endpoint=… [data folder]

    Copies recorded audio from the data folder to a bucket. An interrupted move continues when it runs again. The database is
    that of DATABASE_URL, if set. Afterwards start the station with POSTKIT_STORAGE and POSTKIT_ARCHIVE=objects.

The data folder is POSTKIT_DATA, or ./data, unless one is named.
`;

interface Options {
  readonly to: string;
  readonly from: string;
  readonly dataDir: string;
  readonly log: Log;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, to: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
  });
  const [run, folder] = commandIn(positionals);
  if (values.help || !run || !values.to) {
    (values.help ? process.stdout : process.stderr).write(usage);
    return values.help ? 0 : 2;
  }
  await run({
    to: values.to,
    from: values.from ?? (process.env['POSTKIT_STORAGE'] || 'folder'),
    dataDir: dataFolder({ POSTKIT_DATA: folder ?? (process.env['POSTKIT_DATA'] || defaultDataFolder) }),
    log: createLog({ logLevel: 'warn' }),
  });
  return 0;
}

/** The command that the arguments name, and the argument after it. */
function commandIn([first, second, third]: readonly string[]): [((options: Options) => Promise<void>) | undefined, string | undefined] {
  if (first === 'migrate') return [migrate, second];
  if (second !== 'move') return [undefined, undefined];
  if (first === 'archive') return [moveAudio, third];
  return [first === 'storage' ? move : undefined, third];
}

async function migrate({ dataDir, to, log }: Options): Promise<void> {
  const tables = await moveStation({
    dataDir,
    to,
    log,
    onTable: ({ name, rows, checksum }) => print(checksum, rows, name),
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(`${rows} rows of ${tables.length} tables moved. Start the station with DATABASE_URL=${withoutPassword(to)}\n`);
}

async function move({ dataDir, from, to, log }: Options): Promise<void> {
  const setting = isBucket(to) ? `with POSTKIT_STORAGE='${to}'` : 'without POSTKIT_STORAGE';
  const { files, bytes } = await moveStorage({
    dataDir: resolve(dataDir),
    from,
    to,
    env: process.env,
    log,
    onFile: ({ key, bytes: size, checksum, wasThere }) => print(checksum, size, wasThere ? `${key} (was there)` : key),
  });
  process.stdout.write(`${files} files with ${bytes} bytes are in both. Start the station ${setting}\n`);
}

async function moveAudio({ dataDir, to, log }: Options): Promise<void> {
  const { files, bytes } = await moveStationArchive({
    dataDir: resolve(dataDir),
    to,
    env: process.env,
    log,
    onFile: ({ file, bytes: size, missing }) =>
      process.stdout.write(`${String(size).padStart(9)}  ${missing > 0 ? `${file} (${missing} missing)` : file}\n`),
  });
  process.stdout.write(
    `${files} files with ${bytes} bytes are in the bucket. Start the station with POSTKIT_STORAGE='${to}' and POSTKIT_ARCHIVE=objects, then check its archive.\n`,
  );
}

function print(checksum: string, count: number, name: string): void {
  process.stdout.write(`${checksum.slice(0, 12)}  ${String(count).padStart(9)}  ${name}\n`);
}

function withoutPassword(address: string): string {
  return address.replace(/^(\w+:\/\/[^:@/]*):[^@/]*@/, '$1:…@');
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

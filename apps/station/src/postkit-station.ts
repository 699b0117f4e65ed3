#!/usr/bin/env -S node --conditions=postkit-source
import { resolve } from 'node:path';
import { administerStations } from './administer/administer-stations.ts';
import { administer } from './administer/administer.ts';
import { runCheck } from './installation-check/run-check.ts';
import { moveStationArchive } from './move-archive/move-station-archive.ts';
import { moveStation } from './move-database/move-station.ts';
import { isBucket, moveStorage } from './move-files/move-storage.ts';
import { dataFolder, defaultDataFolder } from './platform/data-folder.ts';
import { createLog, type Log } from './platform/log.ts';
import { programArguments } from './platform/program-arguments.ts';
import { readEnvironment } from './platform/settings/settings-file.ts';

const usage = `Checks and moves a station's data, and manages its users and stations.

  postkit-station check [data folder] [--json] [--quick]

    Looks at everything once: the database, the audio of the archive, the files of episodes, images and uploads, and the
    backups in POSTKIT_BACKUPS. Names what is damaged or missing by episode and show. Changes nothing; the station may run
    meanwhile. --quick looks at the database alone, on SQLite without its indexes. Exits with 0 if all is whole, 3 if
    something is not, and 2 if the check was not carried out.

To move data, stop the station first. What is moved also stays where it was.

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

  postkit-station admin COMMAND

    Lists users, sets passwords, removes second factors, and more, without a sign-in: postkit-station admin --help

  postkit-station stations COMMAND

    Lists, adds, changes, archives and deletes stations, without a sign-in: postkit-station stations --help

The data folder is POSTKIT_DATA, or ./data, unless one is named.
`;

interface Options {
  readonly to: string;
  readonly from: string;
  readonly dataDir: string;
  readonly env: NodeJS.ProcessEnv;
  readonly log: Log;
}

async function main(): Promise<number> {
  const [, , area, ...rest] = process.argv;
  if (area === 'check') return check();
  if (area === 'admin') return administer(rest, readEnvironment());
  return area === 'stations' ? administerStations(rest, readEnvironment()) : moveData();
}

async function check(): Promise<number> {
  const { values, positionals } = programArguments({
    usage,
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } },
  });
  const [, folder] = positionals;
  return runCheck({
    ...values,
    env: { ...readEnvironment(), ...(folder === undefined ? {} : { POSTKIT_DATA: folder }) },
  });
}

async function moveData(): Promise<number> {
  const { values, positionals } = programArguments({
    usage,
    allowPositionals: true,
    options: { from: { type: 'string' }, to: { type: 'string' } },
  });
  const [run, folder] = commandIn(positionals);
  if (!run || !values.to) {
    process.stderr.write(usage);
    return 2;
  }
  const env = readEnvironment();
  await run({
    to: values.to,
    from: values.from ?? (env['POSTKIT_STORAGE'] || 'folder'),
    dataDir: dataFolder({ POSTKIT_DATA: folder ?? (env['POSTKIT_DATA'] || defaultDataFolder) }),
    env,
    log: createLog({ logLevel: 'warn' }),
  });
  return 0;
}

/** The command that the arguments name, and the argument after it. */
function commandIn([first, second, third]: readonly string[]): [
  ((options: Options) => Promise<void>) | undefined,
  string | undefined,
] {
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
  process.stdout.write(
    `${rows} rows of ${tables.length} tables moved. Start the station with DATABASE_URL=${withoutPassword(to)}\n`,
  );
}

async function move({ dataDir, from, to, env, log }: Options): Promise<void> {
  const setting = isBucket(to) ? `with POSTKIT_STORAGE='${to}'` : 'without POSTKIT_STORAGE';
  const { files, bytes } = await moveStorage({
    dataDir: resolve(dataDir),
    from,
    to,
    env,
    log,
    onFile: ({ key, bytes: size, checksum, wasThere }) =>
      print(checksum, size, wasThere ? `${key} (was there)` : key),
  });
  process.stdout.write(`${files} files with ${bytes} bytes are in both. Start the station ${setting}\n`);
}

async function moveAudio({ dataDir, to, env, log }: Options): Promise<void> {
  const { files, bytes } = await moveStationArchive({
    dataDir: resolve(dataDir),
    to,
    env,
    log,
    onFile: ({ file, bytes: size, missing }) =>
      process.stdout.write(
        `${String(size).padStart(9)}  ${missing > 0 ? `${file} (${missing} missing)` : file}\n`,
      ),
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
  process.exitCode = process.argv[2] === 'check' ? 2 : 1;
}

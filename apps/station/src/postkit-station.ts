#!/usr/bin/env -S node --conditions=postkit-source
import { parseArgs } from 'node:util';
import { moveStation } from './move-database/move-station.ts';
import { dataFolder, defaultDataFolder } from './platform/data-folder.ts';
import { createLog } from './platform/log.ts';

const usage = `Moves the database of a station from the SQLite file of its data folder to PostgreSQL.

  postkit-station migrate --to postgres://user:password@host/name [data folder]

The data folder is POSTKIT_DATA, or ./data, unless one is named. Stop the station first; the PostgreSQL database must be empty.
All is copied in one transaction and compared by counts and checksums. Afterwards start the station with DATABASE_URL. The
SQLite file stays.
`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
  });
  const [command, folder] = positionals;
  if (values.help || command !== 'migrate' || !values.to) {
    (values.help ? process.stdout : process.stderr).write(usage);
    return values.help ? 0 : 2;
  }
  const dataDir = dataFolder({ POSTKIT_DATA: folder ?? (process.env['POSTKIT_DATA'] || defaultDataFolder) });
  const tables = await moveStation({
    dataDir,
    to: values.to,
    log: createLog({ logLevel: 'warn' }),
    onTable: ({ name, rows, checksum }) => process.stdout.write(`${checksum.slice(0, 12)}  ${String(rows).padStart(9)}  ${name}\n`),
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `${rows} rows of ${tables.length} tables moved. Start the station with DATABASE_URL=${withoutPassword(values.to)}\n`,
  );
  return 0;
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

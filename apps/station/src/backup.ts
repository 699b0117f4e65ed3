import { BackupError } from './backup/backup-error.ts';
import { runBackupCommand } from './backup/run-backup-command.ts';
import { LockError } from './platform/lock/lock-error.ts';
import { programArguments } from './platform/program-arguments.ts';
import { SettingsFileError } from './platform/settings/settings-file-error.ts';
import { readEnvironment } from './platform/settings/settings-file.ts';

const usage = `Backs up the data folder of a station, while it runs, and restores it.

  node apps/station/dist/backup.js COMMAND

  create  <backups> [data folder]    backs up what no earlier backup in the folder has
  list    <backups>                  lists the backups
  verify  <backups> [name]           reads a backup, the newest by default, and compares every checksum
  restore <backups> <data folder>    restores it to a new folder; --name chooses a backup, the newest by default
            --without-damaged        restores all but damaged files, and lists those with their episodes; exits with 3
            --replace                lets a data folder that is there make way: it is renamed, not removed
            --replaced-database <postgres://…>  the database that its station used, which no machine may have open
  prune   <backups>                  keeps the newest of 7 days, 5 weeks and 12 months, and removes the rest
            --daily, --weekly, --monthly <number>

The data folder is POSTKIT_DATA, or ./data, unless one is named; its database is that of DATABASE_URL, if set. A restore needs
a DATABASE_URL of a new, empty database for a backup of PostgreSQL. --json prints the outcome as JSON. Exits with 0 where all is
whole, with 1 where verify or list finds damage, with 2 where the command cannot be carried out, such as the restore of a damaged
backup, and with 3 where a restore lacks damaged files.
`;

try {
  const { values, positionals } = programArguments({
    usage,
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      name: { type: 'string' },
      replace: { type: 'boolean', default: false },
      'without-damaged': { type: 'boolean', default: false },
      'replaced-database': { type: 'string' },
      daily: { type: 'string', default: '7' },
      weekly: { type: 'string', default: '5' },
      monthly: { type: 'string', default: '12' },
    },
  });
  if (positionals.length === 0) process.stdout.write(usage);
  else process.exitCode = await runBackupCommand(positionals, { ...values, env: readEnvironment() });
} catch (error) {
  const isExpected =
    error instanceof BackupError || error instanceof LockError || error instanceof SettingsFileError;
  process.stderr.write(
    `${isExpected ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exitCode = 2;
}

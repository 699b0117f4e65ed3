import { isOfDatabase, newestWithDatabase } from './backed-up-database.ts';
import { BackupError } from './backup-error.ts';
import { describeFault } from './describe-faults.ts';
import type { BackupFault } from './verify-backup.ts';

interface RefusedRestore {
  readonly folder: string;
  readonly name: string;
  readonly data: string;
  readonly replaces: boolean;
  readonly replacedUrl: string | null;
  readonly withoutDamaged: boolean;
}

/** A restore that was refused because of these files, with the command that restores what is whole. */
export async function damagedBackup(
  options: RefusedRestore,
  faults: readonly BackupFault[],
): Promise<BackupError> {
  const ofDatabase = faults.filter(({ path }) => isOfDatabase(path));
  if (ofDatabase.length > 0) return damagedDatabase(options, faults);
  return new BackupError(
    [
      `${options.name} is damaged, and nothing was restored. These files cannot be restored:`,
      ...faults.map(describeFault),
      'Restore the rest with --without-damaged, which lists the episodes that lack something:',
      `  ${commandOf({ ...options, withoutDamaged: true })}`,
    ].join('\n'),
  );
}

/** A restore that was refused because the database is among the damaged files, with the command for the newest whole one. */
export async function damagedDatabase(
  options: RefusedRestore,
  faults: readonly BackupFault[],
): Promise<BackupError> {
  const { folder, name } = options;
  const other = await newestWithDatabase(folder, name);
  return new BackupError(
    [
      `The database of ${name} is damaged, and nothing was restored. These files cannot be restored:`,
      ...faults.map(describeFault),
      ...(other === null
        ? [`No other backup in ${folder} has a whole database.`]
        : [
            `The newest backup whose database is whole is ${other}:`,
            `  ${commandOf({ ...options, name: other })}`,
          ]),
    ].join('\n'),
  );
}

/** Without the address of a replaced database, which has a password. */
function commandOf({ folder, name, data, replaces, replacedUrl, withoutDamaged }: RefusedRestore): string {
  const options = [
    `--name ${name}`,
    ...(withoutDamaged ? ['--without-damaged'] : []),
    ...(replaces ? ['--replace'] : []),
    ...(replacedUrl === null ? [] : ['--replaced-database postgres://…']),
  ];
  return `node apps/station/dist/backup.js restore ${quoted(folder)} ${quoted(data)} ${options.join(' ')}`;
}

/** As a word of a shell. */
function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}

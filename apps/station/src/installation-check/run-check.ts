import { describeReport } from '../archive-check/describe-report.ts';
import { describeLosses } from '../backup/describe-faults.ts';
import { readConfig } from '../platform/config.ts';
import { formatBytes } from '../platform/format-bytes.ts';
import { checkInstallationWhole, type InstallationReport } from './check-whole.ts';

export interface RunCheckOptions {
  readonly json: boolean;
  readonly quick: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Looks at everything of an installation once, and prints what it finds.
 * @returns the exit code: 0 for a whole installation, 3 for one with damage
 * @throws an Error with a message for the operator
 */
export async function runCheck({ json, quick, env }: RunCheckOptions): Promise<number> {
  let shown = '';
  const report = await checkInstallationWhole(readConfig(env, null), {
    isQuick: quick,
    onProgress(part, done, total) {
      const line = `${Math.floor((100 * done) / total)} % of ${total} ${part}\n`;
      if (line !== shown) process.stderr.write(line);
      shown = line;
    },
  });
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : describe(report));
  return report.is_damaged ? 3 : 0;
}

const methods = {
  integrity_check: 'by integrity_check of SQLite',
  quick_check: 'by quick_check of SQLite, without its indexes',
  amcheck: 'by amcheck of PostgreSQL',
  read: 'by reading all rows, without its indexes: to look at these too, run "create extension amcheck" as a superuser',
} as const;

function describe({
  database,
  archive,
  files,
  content,
  backups,
  unread,
  is_damaged,
}: InstallationReport): string {
  const { faults, method } = database;
  const lines = [
    `Database, ${methods[method]}: ${faults.length === 0 ? 'whole.' : 'DAMAGED.'}`,
    ...faults.map((fault) => `  ${fault}`),
  ];
  if (faults.length > 0)
    lines.push('Restore the newest backup whose database is whole: "backup list" lists them.');
  if (archive) lines.push('', 'Archive:', describeReport(archive).trimEnd());
  if (files) {
    lines.push(
      '',
      `Files: ${files.files} with ${formatBytes(files.bytes)}, ${files.faults.length} damaged or missing.`,
    );
    for (const { fault, path } of files.faults) lines.push(`${fault}  ${path}`);
  }
  if (content) lines.push(...describeLosses({ lost: [], lost_content: content }));
  if (backups) {
    lines.push(
      '',
      `Backups: ${backups.backups} in ${backups.folder}, ${backups.faults.length} damaged places in their records.`,
    );
    for (const { backup, reason } of backups.faults) lines.push(`${backup}  ${reason}`);
    lines.push('"backup verify" reads their files too.');
  }
  if (unread.length > 0) lines.push('', ...unread);
  lines.push('', is_damaged ? 'Something is damaged.' : 'All is whole.');
  return `${lines.join('\n')}\n`;
}

import { formatBytes } from '../platform/format-bytes.ts';
import type { LostContent } from './lost-content.ts';
import type { LostFile } from './restore-files.ts';
import type { BackupFault } from './verify-backup.ts';

/** A line for a file that a backup cannot restore: `damaged  files/images/1/cover.png`. */
export function describeFault({ path, fault, record }: BackupFault): string {
  return `${fault}  ${path}${record === undefined ? '' : ` (${record})`}`;
}

interface Losses {
  readonly lost: readonly LostFile[];
  readonly lost_content: LostContent;
}

/** The lines for an operator about a restore that lacks files: these, and what they belong to. */
export function describeLosses({ lost, lost_content: { episodes, shows, audio } }: Losses): string[] {
  const lines = lost.map((file) => `${describeFault(file)}${describeZeros(file)}`);
  if (episodes.length > 0) lines.push('', 'Episodes:');
  for (const { id, station, show, title, date, files } of episodes) {
    lines.push(
      `  ${date.slice(0, 10)}  ${show}: ${title} (${station}, episode ${id})`,
      ...files.map((file) => `    ${file}`),
    );
  }
  if (shows.length > 0) lines.push('', 'Shows:');
  for (const { id, station, title, files } of shows)
    lines.push(`  ${title} (${station}, show ${id})`, ...files.map((file) => `    ${file}`));
  if (audio.length > 0) lines.push('', 'Recorded and uploaded audio:');
  for (const { station, from, to, items, file } of audio) {
    const titles = items.length > 0 ? ` (${items.join(', ')})` : '';
    lines.push(`  ${station}, segments from ${from} to ${to}${titles}`, `    ${file}`);
  }
  if (lost.some(({ path }) => path === 'server-secret')) {
    lines.push(
      '',
      'The station makes a new server secret: users sign in again, and enter the passwords of streams and platforms again.',
    );
  }
  return lines;
}

function describeZeros({ bytes, zeros }: LostFile): string {
  if (zeros === null || bytes === null) return '';
  const lost = zeros.reduce((sum, { length }) => sum + length, 0);
  return ` (${formatBytes(lost)} of ${formatBytes(bytes)}; the rest is restored)`;
}

import { z } from 'zod';
import { unixSeconds } from '../common/scalars.ts';

/**
 * - `database_damaged`: the database reported at `at` that its file is damaged, with `reason`; until a check finds it whole
 * - `process_hung`: a process of the machine, named in `reason`, does not respond since `at`, or was killed then, in the last 24 hours
 * - `disk_full`: the disk is full within two weeks at the present rate; `at` is that day
 * - `backup_failed`: the last nightly backup failed, at `at`
 * - `backup_late`: the newest backup, of `at`, is older than two days
 * - `backup_damaged`: a verification at `at` found a backup that cannot be restored as a whole, and none was made since
 * - `recording_stopped`: a station records nothing since `at`
 */
export const warningKinds = [
  'database_damaged',
  'process_hung',
  'disk_full',
  'backup_failed',
  'backup_late',
  'backup_damaged',
  'recording_stopped',
] as const;
export type WarningKind = (typeof warningKinds)[number];

/** A state of the installation that needs an operator or a manager. */
export const installationWarning = z.object({
  /** Subject of the warning. */
  kind: z.enum(warningKinds),
  /** The moment that the kind describes; null for none. */
  at: unixSeconds.nullable(),
  /** Slug of the station that does not record; null for the whole installation. */
  station: z.string().nullable(),
  /** Title of that station; empty for the whole installation. */
  title: z.string(),
  /** The reason as the program reported it; empty for none. */
  reason: z.string(),
});
export type InstallationWarning = z.output<typeof installationWarning>;

/** The present warnings, the most urgent first. */
export const installationWarnings = z.object({
  /** Empty if all is well. */
  warnings: z.array(installationWarning),
});
export type InstallationWarnings = z.output<typeof installationWarnings>;

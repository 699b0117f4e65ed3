import type { StorageKind } from '@postkit/sdk/schema';
import { counted } from '../../../words/counted.ts';
import { defineMessages } from '../../../words/define-messages.ts';

export const storageMessages = defineMessages('storage-report/card/storage', {
  heading: 'Storage',
  loading: 'Loading the storage',
  failed: 'Unable to fetch the storage from the server',
  disk: 'Disk of the installation',
  used: (used: string, total: string) => `${used} of ${total} used`,
  fullSoon: (days: number, date: string) =>
    days === 0
      ? 'The disk is full. The station accepts no uploads. Delete audio, or add space.'
      : `The disk is full in ${counted(days, 'day', 'days')}, on ${date}, at the present rate. Delete audio, or add space.`,
  backupLate: 'The newest backup is older than two days. Check the folder of the backups and its disk.',
  backupFailed: 'The last nightly backup failed. Check the folder of the backups and its disk.',
  backupDamaged: (files: number) =>
    `${counted(files, 'file', 'files')} of a verified backup cannot be restored. Back up again, and check the disk of the backups.`,
  full: 'Disk full',
  notFull: 'Not within a year at the present rate',
  growth: 'Growth',
  notMeasured: 'Nothing has been recorded or uploaded yet',
  perDay: (size: string, days: number) =>
    `${size} a day, all stations, measured over ${counted(days, 'day', 'days')}`,
  kept: 'How long it is kept',
  changeLogDays: 'Change how long the log is kept',
  removed: (days: number, size: string) =>
    `${counted(days, 'day', 'days')}, longer if an episode uses it. Up to ${size} reach this age in the next 7 days.`,
  keptDays: (days: number) => counted(days, 'day', 'days'),
  removedUploads: 'Uploads that left the library',
  runs: 'Runs of schedules',
  activity: 'Activity',
  backups: 'Nightly backups',
  keptBackups: 'The newest of 7 days, 5 weeks and 12 months',
  backup: 'Newest backup',
  noBackups: 'Nightly backups are off',
  noBackupYet: 'None yet',
  ofStation: 'This station',
  kinds: {
    log: 'Log',
    uploads: 'Uploads and imports',
    renditions: 'Rendered episodes',
    images: 'Images',
    share_clips: 'Share clips',
    unfinished_uploads: 'Unfinished uploads',
  } satisfies Record<StorageKind, string>,
  held: 'Of the log, held as evidence',
  quota: 'Quota',
});

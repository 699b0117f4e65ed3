import { counted } from '../../words/counted.ts';
import { defineMessages } from '../../words/define-messages.ts';

export const warningsMessages = defineMessages('shell/warnings', {
  several: (number: number) => `${number} things need attention`,
  processHung: (process: string, time: string) =>
    `The process “${process}” of the station did not respond on ${time}. The station restarts it; ask an operator to look at the log.`,
  databaseDamaged: (date: string) =>
    `The database is damaged, found on ${date}. Ask an operator to run “postkit-station check” and to restore a backup.`,
  diskFull: (days: number, date: string) =>
    days === 0 ? 'The disk is full.' : `The disk is full in ${counted(days, 'day', 'days')}, on ${date}.`,
  backupFailed: (date: string) => `The nightly backup failed on ${date}.`,
  backupLate: (date: string) => `The newest backup is of ${date}.`,
  backupDamaged: (date: string) => `A backup that was verified on ${date} is damaged.`,
  recordingStopped: (station: string) => `${station} records nothing.`,
  recordingStoppedSince: (station: string, time: string) => `${station} has recorded nothing since ${time}.`,
  openStorage: 'Open Storage',
  openStation: (station: string) => `Open ${station}`,
  hide: 'Hide for a day',
});

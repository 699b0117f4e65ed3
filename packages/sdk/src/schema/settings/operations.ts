import { admins, anyone, companyAdmins, stationUsers } from '../operation-builders.ts';
import { installationWarnings } from './installation-warning.ts';
import { logRetentionEffect, logRetentionQuery, logRetentionUpdate } from './log-retention.ts';
import { installation, settings } from './settings.ts';
import { stationLook, stationLookUpdate } from './station-look.ts';
import { storageReport } from './storage-report.ts';
import { testMail, testMailInput } from './test-mail.ts';

export const settingsOperations = {
  get: stationUsers.read('settings.get', '/{station}/api/v1/settings/', {
    scope: 'show',
    summary:
      'Read what the console needs to start in a station; the headers X-App-Version, X-Color, X-ChartTag and X-ImageTag hold versions, X-Live-Event-Id the newest live event',
    response: settings,
  }),
  update: admins.update('settings.update', '/{station}/api/v1/settings/', {
    summary: 'Change the accent and the logo of the station; only given fields change',
    body: stationLookUpdate,
    response: stationLook,
    errors: [422],
    idempotent: true,
  }),
  storage: companyAdmins.read('settings.storage', '/{station}/api/v1/storage/', {
    summary:
      'Report the space of the station, the growth of the disk, when it is full, and the newest backup',
    response: storageReport,
  }),
  warnings: companyAdmins.read('settings.warnings', '/{station}/api/v1/warnings/', {
    summary:
      'List what needs attention: a disk that is nearly full, backups that failed or are late, and stations that record nothing',
    response: installationWarnings,
  }),
  examineLogDays: companyAdmins.read('settings.examineLogDays', '/{station}/api/v1/storage/log/', {
    summary:
      'Examine the effect of keeping the log for a number of days, before it is saved; changes nothing',
    query: logRetentionQuery,
    response: logRetentionEffect,
  }),
  setLogDays: companyAdmins.update('settings.setLogDays', '/{station}/api/v1/storage/log/', {
    summary: 'Set for how many days the log is kept; a time that deletes audio needs `confirm`',
    body: logRetentionUpdate,
    response: logRetentionEffect,
    errors: [409],
    idempotent: true,
  }),
  sendTestMail: companyAdmins.submit('settings.sendTestMail', '/{station}/api/v1/mail/test/', {
    summary:
      'Send a test mail by the mail server of the installation, which responds once that server has accepted it',
    body: testMailInput,
    response: testMail,
    errors: [409, 502],
    worksOnFullDisk: true,
  }),
  installation: anyone.read('settings.installation', '/stations/api/v1/installation.json', {
    summary: 'Read the public settings of the installation; needs no sign-in',
    response: installation,
  }),
} as const;

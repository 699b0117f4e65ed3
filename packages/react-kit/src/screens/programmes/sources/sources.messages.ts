import type { ProgrammeSource } from '@postkit/sdk/schema';
import { counted } from '../../../words/counted.ts';
import { defineMessages } from '../../../words/define-messages.ts';

export const sourcesMessages = defineMessages('programmes/sources', {
  title: 'Sources of programmes',
  intro: 'The station reads each address once a day. A reading changes no programme: it lists what differs.',
  none: 'No sources yet',
  noneText: 'Add the address of a calendar, a RadioDNS file or a playout system.',
  list: 'Sources',
  add: 'Add source',
  close: 'Close',
  kinds: {
    radiodns: 'RadioDNS (SPI)',
    icalendar: 'Calendar (iCalendar)',
    azuracast: 'AzuraCast',
    libretime: 'LibreTime or Airtime',
  } satisfies Record<ProgrammeSource['kind'], string>,
  examples: {
    radiodns:
      'A file of programme information, such as https://epg.example/fm/ce1/c586/09580/20261130_PI.xml. The station replaces the date, or YYYYMMDD, by each day.',
    icalendar: 'As calendar programs export it, such as https://calendar.example/week.ics.',
    azuracast: 'Such as https://radio.example/api/station/1/schedule.',
    libretime: 'Such as https://radio.example/api/week-info or /api/live-info-v2.',
  } satisfies Record<ProgrammeSource['kind'], string>,
  programmes: (count: number) => counted(count, 'programme', 'programmes'),
  byFile: 'Read from files',
  read: (time: string) => `Read ${time}`,
  neverRead: 'Not read yet',
  failedAt: (time: string) => `Failed ${time}`,
  findings: (count: number) => counted(count, 'remark', 'remarks'),
  readNow: 'Read now',
  readFile: 'Read a file',
  readingOf: (name: string) => `Read ${name} now`,
  actions: (name: string) => `Actions for ${name}`,
  edit: 'Edit',
  undo: 'Undo the last change',
  remove: 'Delete',
  readFailed: 'Could not read the source',
  tooLarge: 'The file is larger than 2.2 MB, so that the station does not read it.',
  same: (name: string) => `“${name}” has the week of the station.`,
  addTitle: 'Add source',
  editTitle: (name: string) => `Edit ${name}`,
  name: 'Name',
  nameMissing: 'Enter a name.',
  kind: 'Kind',
  address: 'Address',
  addressHelp: 'Leave empty to read files.',
  addressWrong: 'Enter an http or https address.',
  save: 'Save source',
  saveFailed: 'Could not save the source',
  removeTitle: (name: string) => `Delete ${name}?`,
  removeText: (programmes: number) =>
    programmes === 0
      ? 'It has no programmes.'
      : `Its ${counted(programmes, 'programme is', 'programmes are')} deleted too, with their airings.`,
  removeConfirm: 'Delete source',
  removeFailed: 'Could not delete the source',
  removed: (name: string) => `“${name}” is deleted.`,
});

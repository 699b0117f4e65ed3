import { defineMessages } from '../../../words/define-messages.ts';

export const publicFilesMessages = defineMessages('programmes/public', {
  title: 'Public files',
  intro: 'Everyone may read them. A published episode appears at its airing within two minutes.',
  loading: 'Loading the addresses',
  failed: 'Unable to fetch the addresses from the server',
  service_information: 'RadioDNS: the station (SI.xml)',
  programme_information: 'RadioDNS: the programmes of today (PI.xml)',
  calendar: 'Calendar of 28 days (iCalendar)',
  json: 'JSON for a site of your own',
  noBearers:
    'Radios find the station by its bearers. None are set: add them with “postkit programmes guide”.',
  copy: (name: string) => `Copy: ${name}`,
  open: 'Open',
  opens: (name: string) => `Open: ${name}`,
  copyFailed: 'The browser denied the copy. Select the address and copy it.',
  close: 'Close',
});

import { defineMessages } from '../../../words/define-messages.ts';

export const stationFieldsMessages = defineMessages('stations/fields/station-fields', {
  title: 'Name of the station',
  titleMissing: 'Enter the name of the station.',
  slug: 'Address',
  /** `example` is an address at the station’s server, such as `https://post.example.org/lake-fm/`. */
  slugHelp: (example: string) => `Begins the station’s addresses: ${example}`,
  slugEmptyHelp: 'Begins the station’s addresses: lower-case letters, digits and hyphens',
  slugMissing: 'Enter an address.',
  slugForm:
    'An address has lower-case letters, digits and hyphens, starts with a letter or a digit, and has at most 63 characters.',
  slugTaken: 'Another station has this address, or had it. Choose another one.',
  timezone: 'Time zone',
  timezoneHelp: 'Its days, schedules and log follow the clock of this zone.',
  timezonePlaceholder: 'City or region, such as Berlin',
  timezoneMissing: 'Choose a time zone.',
  timezoneNone: 'No time zone has this name. Type the largest city near you.',
  /** Such as `UTC+01:00, the zone of this browser`. */
  ofBrowser: (offset: string) => `${offset}, the zone of this browser`,
});

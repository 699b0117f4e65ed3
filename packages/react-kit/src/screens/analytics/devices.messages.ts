import { defineMessages } from '../../words/define-messages.ts';

export const devicesMessages = defineMessages('analytics/screen/devices', {
  title: 'Downloads by device',
  loading: 'Loading devices',
  failed: 'Could not load the devices.',
  span: (from: string, to: string) => `${from} to ${to}, UTC, with the filters that are set.`,
  none: 'No downloads with a known device',
  noneText: 'Downloads from before the station stored devices, and imported ones, have no device.',
  known: (count: string) => `${count} downloads. Those without a stored device are not included.`,
  device: 'Device',
  system: 'Operating system',
  downloads: 'Downloads',
  share: '% of these',
  export: 'Download CSV',
  close: 'Close',
});

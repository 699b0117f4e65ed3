import { counted } from '../../words/counted.ts';
import { defineMessages } from '../../words/define-messages.ts';

const episodes = (count: number): string => counted(count, 'episode', 'episodes');

export const bulkDownloadsMessages = defineMessages('bulk-downloads', {
  heading: 'Downloads',
  title: (count: number, format: string) => `${episodes(count)}, ${format.toUpperCase()}`,
  preparing: (title: string) => `Preparing ${title}`,
  save: 'Save zip',
  saveNamed: (title: string) => `Save zip: ${title}`,
  cancel: (title: string) => `Cancel download: ${title}`,
  remove: (title: string) => `Remove download: ${title}`,
  ready: 'Download ready',
  readyDetails: (title: string) => `${title}. Save it within two days.`,
  missing: (missing: number, total: number) => `${missing} of ${total} files could not be downloaded.`,
  missingNames: 'Show which',
  failed: 'Failed down download bulk files.',
  startFailed: 'Could not start the download.',
  removeFailed: 'Could not remove the download.',
  listFailed: 'Could not load your downloads.',
});

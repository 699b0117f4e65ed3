import type { StationExport } from '@postkit/sdk/schema';
import { counted } from '../../words/counted.ts';
import { defineMessages } from '../../words/define-messages.ts';

export const stationExportMessages = defineMessages('station-exports/screen/station-export', {
  heading: 'Export',
  intro:
    'Everything that the station has made, in one zip that works without PostKit, and from which another installation continues the station.',
  loading: 'Loading the exports',
  failed: 'Unable to fetch the exports from the server',
  start: {
    heading: 'New export',
    choice: 'Content',
    choices: {
      everything: 'Everything',
      texts: 'Everything except audio and video',
    },
    help: {
      everything:
        'Episodes with their audio, timelines and video, images, transcripts, chapters, feeds, schedules, campaigns, drafts, users and numbers',
      texts: 'A small zip for your own reports or an archive of texts',
    },
    log: 'Days of the log',
    logHelp: 'Recordings and events, about 1.4 GB a day',
    firstDay: 'From',
    lastDay: 'To',
    size: 'Size',
    /** `size` is that of all counted files. */
    about: (size: string) => `About ${size}`,
    parts: (media: string, images: string) => `${media} audio and video files, ${images} images`,
    images: (images: string) => `${images} images`,
    more: 'Texts and numbers come on top.',
    estimating: 'Estimating the size',
    estimateFailed: 'The size could not be estimated.',
    retry: 'Retry',
    background:
      'The station prepares the zip in the background; you can leave this page. It keeps a zip for 7 days, at most 3.',
    button: 'Start export',
    running: 'An export is running. Wait for its end, or cancel it.',
    full: 'The station has 3 exports. Delete one, then start the next.',
    failed: 'Could not start the export.',
    command: 'From a terminal, one command exports and downloads:',
    commands: { everything: 'postkit station export', texts: 'postkit station export --no-media' },
  },
  list: 'Exports',
  none: 'No exports yet',
  noneText: 'A zip appears here while the station prepares it, and stays for 7 days.',
  /** `date` has the time. */
  title: (date: string) => `Export of ${date}`,
  states: { processing: 'Preparing', complete: 'Complete', error: 'Failed' } satisfies Record<
    StationExport['status'],
    string
  >,
  everything: 'Everything',
  texts: 'Without audio and video',
  facts: (size: string, files: number, count: string) =>
    files === 1 ? `${size}, 1 file` : `${size}, ${count} files`,
  filesSoFar: (files: number, count: string) => (files === 1 ? '1 file so far' : `${count} files so far`),
  expires: (date: string) => `Deleted on ${date}`,
  progress: (title: string) => `Preparing: ${title}`,
  missing: (files: number) => counted(files, 'file is missing in the zip', 'files are missing in the zip'),
  download: 'Download',
  downloadOf: (title: string) => `Download: ${title}`,
  cancel: 'Cancel',
  cancelOf: (title: string) => `Cancel: ${title}`,
  remove: 'Delete',
  removeOf: (title: string) => `Delete: ${title}`,
  removal: {
    title: 'Delete this export?',
    text: 'The zip can no longer be downloaded. The station keeps everything that is in it.',
    confirm: 'Delete export',
    cancelTitle: 'Cancel this export?',
    cancelText: 'The files that are prepared so far are discarded. The station keeps everything.',
    cancelConfirm: 'Cancel export',
    keep: 'Keep it running',
    failed: 'Could not delete the export.',
  },
});

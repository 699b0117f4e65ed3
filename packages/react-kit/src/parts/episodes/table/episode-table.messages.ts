import type { EpisodeStatus } from '@postkit/sdk/schema';
import { counted } from '../../../words/counted.ts';
import { defineMessages } from '../../../words/define-messages.ts';

export const episodeTableMessages = defineMessages('episodes/table/episode-table', {
  status: 'Status',
  statuses: {
    published: 'Published',
    unpublished: 'Unpublished',
    scheduled: 'Scheduled',
    draft: 'Draft',
  } satisfies Record<EpisodeStatus, string>,
  filterByStatus: 'Filter by status',
  /** On chips, before a number. */
  chips: {
    published: 'Published',
    unpublished: 'Unpublished',
    scheduled: 'Scheduled',
    draft: 'Drafts',
  } satisfies Record<EpisodeStatus, string>,
  expired: 'Expired',
  expires: (moment: string) => `Expires ${moment}`,
  makingAudio: (percent: number) => `Making audio, ${percent}%`,
  saved: (moment: string) => `Saved ${moment}`,
  destinations: (count: number) =>
    count === 0 ? 'No destinations' : counted(count, 'destination', 'destinations'),
  proofs: { waiting: 'Being checked', passed: 'Reachable', failed: 'Not reachable' },
  proofOf: (state: string, episode: string) => `${state}: open the receipts of ${episode}`,
  notOn: (destination: string) => `Not on ${destination}`,
  tryAgain: 'Try again',
  retrying: 'Retrying…',
  sendAgainOf: (episode: string) => `Try again to send ${episode}`,
  sendingAgain: (count: number) =>
    count === 1 ? 'Sending to 1 destination again' : `Sending to ${count} destinations again`,
  sendAgainFailed: 'Could not send the episode again.',
  playOf: (episode: string) => `Play ${episode}`,
  pauseOf: (episode: string) => `Pause ${episode}`,
  playKey: 'Play (P)',
  pauseKey: 'Pause (P)',
  neverOut: 'Never published',
  none: {
    published: 'No published episodes yet',
    unpublished: 'No unpublished episodes',
    scheduled: 'Nothing is scheduled',
    draft: 'No drafts',
  } satisfies Record<EpisodeStatus, string>,
  listFailed: 'Unable to retrieve episodes.',
  processing: 'Processing',
  audioFailed: 'Failed',
  retryAudioOf: (episode: string) => `Try again to make the audio of ${episode}`,
  retryFailed: 'Could not retry the audio.',
  noDate: 'No date',
  notDelivered: (count: number) => (count === 1 ? 'Not on 1 destination' : `Not on ${count} destinations`),
  video: {
    basic: {
      waiting: 'Basic video is still processing',
      ready: 'Download basic video',
      failed: 'Basic Video Creation Failed',
    },
    advanced: {
      waiting: 'Advanced video is still processing',
      ready: 'Download advanced video',
      failed: 'Advanced Video Creation Failed',
    },
  },
  deleteTitle: 'Delete Episode',
  deleteText: 'Are you sure you want to delete this episode?',
  delete: 'Delete',
  deleteFailed: 'Could not delete playlist.',
  deleteUnanswered: 'Unable to talk to server to delete episode',
  deleted: 'Episode deleted.',
  downloadVideo: 'Download Video',
  basicVideo: 'Basic video',
  advancedVideo: 'Advanced video',
  download: 'Download',
  noVideo: 'Not created',
});

import type { EpisodeStatus } from '@postkit/sdk/schema';

export const episodeTableMessages = {
  status: 'Status',
  statuses: {
    published: 'Published',
    unpublished: 'Unpublished',
    scheduled: 'Scheduled',
    draft: 'Draft',
  } satisfies Record<EpisodeStatus, string>,
  none: {
    published: 'No published episodes yet',
    unpublished: 'No unpublished episodes',
    scheduled: 'Nothing is scheduled',
    draft: 'No drafts',
  } satisfies Record<EpisodeStatus, string>,
  listFailed: 'Unable to retrieve episodes.',
  processing: 'Processing',
  audioFailed: 'Failed',
  retryAudio: 'Retry',
  retryAudioOf: (episode: string) => `Retry the audio of ${episode}`,
  retryFailed: 'Could not retry the audio.',
  noDate: 'No date',
  notDelivered: (count: number) => (count === 1 ? 'Not delivered to 1 destination' : `Not delivered to ${count} destinations`),
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
} as const;

import type { AudioType } from '@postkit/sdk/schema';

export const defaultAudioType: AudioType = 'UPLOAD-Talk';

/** What each audio type is called on screen, in the order in which it is offered. */
export const audioTypeLabels: Readonly<Record<AudioType, string>> = {
  'UPLOAD-Talk': 'Talk',
  'UPLOAD-Promo': 'Promo',
  'UPLOAD-Commercial': 'Commercial',
  'UPLOAD-Music': 'Music',
  'UPLOAD-Intro': 'Intro',
  'UPLOAD-Outro': 'Outro',
};

import type { AudioType } from '@postkit/sdk/schema';

export const defaultAudioType: AudioType = 'UPLOAD-Talk';

/** Labels of the audio types, in the order of the menu. */
export const audioTypeLabels: Readonly<Record<AudioType, string>> = {
  'UPLOAD-Talk': 'Talk',
  'UPLOAD-Promo': 'Promo',
  'UPLOAD-Commercial': 'Commercial',
  'UPLOAD-Music': 'Music',
  'UPLOAD-Intro': 'Intro',
  'UPLOAD-Outro': 'Outro',
};

import type { AudioType } from '@postkit/sdk/schema';
import type { Catalogue } from '../../words/catalogue.ts';
import { audioTypesMessages } from './audio-types.messages.ts';

export const defaultAudioType: AudioType = 'UPLOAD-Talk';

/** Labels of the audio types, in the order of the menu. */
export const audioTypeLabels = (catalogue: Catalogue): Readonly<Record<AudioType, string>> =>
  catalogue.wordsOf(audioTypesMessages);

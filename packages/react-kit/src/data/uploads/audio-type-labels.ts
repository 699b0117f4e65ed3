import type { AudioType } from '@postkit/sdk/schema';
import type { Words } from '../../words/define-messages.ts';
import type { audioTypesMessages } from './audio-types.messages.ts';

export const defaultAudioType: AudioType = 'UPLOAD-Talk';

/** Labels of the audio types, in the order of the menu. */
export const audioTypeLabels = (
  messages: Words<typeof audioTypesMessages>,
): Readonly<Record<AudioType, string>> => messages;

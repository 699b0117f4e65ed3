import { defineMessages } from '../../../words/define-messages.ts';
export const drawerMessages = defineMessages('audio-editor/waveform-drawer', {
  failedName: 'Waveform',
  failedClone: 'Could not edit the audio.',
});

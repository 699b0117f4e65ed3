import { defineMessages } from '../../../words/define-messages.ts';
export const downloadAudioMessages = defineMessages('episodes/download/download-audio', {
  title: 'Download as',
  mp3: 'MP3',
  mp3Help: 'Plays everywhere.',
  aac: 'AAC',
  aacHelp: 'The original recording, not re-encoded.',
  processing: 'The audio is still being processed. You can download it when it is ready.',
  failed: 'There is no audio to download.',
  progress: 'Processing',
});

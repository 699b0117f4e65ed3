import { defineMessages } from '../../../words/define-messages.ts';
export const automaticTranscriptsMessages = defineMessages('transcripts/automatic/automatic-transcripts', {
  label: 'Transcribe new episodes',
  noService: 'This installation has no speech service, so new episodes get no transcript.',
  failed: 'Could not change the transcripts of this show.',
});

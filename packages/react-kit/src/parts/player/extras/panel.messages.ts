import { defineMessages } from '../../../words/define-messages.ts';
export const panelMessages = defineMessages('player/extras/panel', {
  chapters: 'Chapters',
  transcript: 'Transcript',
  both: 'Chapters and transcript',
  loading: 'Loading',
  cannotLoad: 'The transcript could not be loaded.',
  tryAgain: 'Try again',
});

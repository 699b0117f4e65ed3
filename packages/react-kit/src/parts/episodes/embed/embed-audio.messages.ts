import { defineMessages } from '../../../words/define-messages.ts';
export const embedAudioMessages = defineMessages('episodes/embed/embed-audio', {
  title: 'Embed Audio',
  design: 'Design',
  designHelp: 'Direction, colors, size and parts of the player.',
  unpublished: 'Players on other sites can play the episode only while it is published.',
});

import { defineMessages } from '../../../words/define-messages.ts';
export const infoMessages = defineMessages('audio-editor/info', {
  heading: 'Episode info',
  show: 'Show',
  showPlaceholder: 'Select a show',
  name: 'Title',
  tags: 'Tags',
  tagsPlaceholder: 'Type a tag and press Enter',
  description: 'Description',
  squareImage: 'Square image',
  wideImage: 'Wide image',
  finish: 'Finish',
  /** Instead of Finish, for an episode that is published or scheduled. */
  update: 'Update…',
  errorTitle: 'Error',
  ok: 'OK',
  tagsName: 'Tags',
  tagsFailed: 'Unable to talk to server to get all tags',
});

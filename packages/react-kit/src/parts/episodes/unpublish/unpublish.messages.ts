import { defineMessages } from '../../../words/define-messages.ts';
export const unpublishMessages = defineMessages('episodes/unpublish', {
  title: 'Unpublish Episode',
  text: (name: string) => `“${name}” will no longer be published. Choose where to remove it from.`,
  textAlone: (name: string) => `“${name}” will no longer be published.`,
  offered: 'Remove from',
  staying: 'Other destinations',
  nothing: 'It is not in a web widget or RSS feed.',
  needsOne: 'Choose at least one destination.',
  unpublish: 'Unpublish',
  unpublishing: 'Unpublishing...',
  cancel: 'Cancel',
  loading: 'Loading destinations',
  loadFailed: 'Could not load the destinations.',
  failed: 'Unable to talk to server to unpublish episode',
  stayed: (destinations: string) =>
    `The episode is unpublished, but it may still be in ${destinations}. Try again to remove it.`,
  stayedName: 'Unpublished, but not everywhere',
  done: 'Episode unpublished.',
});

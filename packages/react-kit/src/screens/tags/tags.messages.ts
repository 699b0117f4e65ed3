import { counted } from '../../words/counted.ts';
import { defineMessages } from '../../words/define-messages.ts';

export const tagsMessages = defineMessages('tags/screen/tags', {
  heading: 'Global tags',
  add: 'Add tag',
  search: 'Search tags',
  list: 'Tags',
  edit: (name: string) => `Edit ${name}`,
  delete: (name: string) => `Delete ${name}`,
  shows: (count: number) => counted(count, 'show', 'shows'),
  episodes: (count: number) => counted(count, 'episode', 'episodes'),
  unused: 'Not used',
  count: (count: number) => counted(count, 'tag', 'tags'),
  found: (found: number, all: number) => `${found} of ${all} tags`,
  none: 'No tags yet',
  noneText: 'Tags label shows and episodes across the station, so that related ones are easy to find.',
  noResults: 'No tags match',
  noResultsText: 'Try another part of the name.',
  loading: 'Loading tags',
  failed: 'Unable to talk to server to get all tags',
  changeFailed: 'Unable to talk to server to add, edit or remove a tag',
});

export const tagDialogMessages = defineMessages('tags/screen/tags/tag-dialog', {
  newTitle: 'New tag',
  editTitle: 'Edit tag',
  name: 'Name',
  newHelp: 'You can use it on shows and episodes as soon as it is saved.',
  editHelp: 'It is renamed everywhere it is used.',
  save: 'Save',
  saving: 'Saving',
  saved: 'Saved',
  offline: 'You are offline. The tag will be saved when you are back online.',
  gone: 'Another user deleted this tag. Close this dialog and add the tag again.',
});

export const deleteTagMessages = defineMessages('tags/screen/tags/delete-tag', {
  title: 'Delete Tag',
  question: (name: string) => `Delete the tag “${name}”?`,
  unused: 'No show or episode uses it.',
  used: (carriers: string) => `It is removed from ${carriers}. Nothing else changes.`,
  unknown: 'It is removed from every show and episode that uses it.',
  and: ' and ',
  forGood: 'This cannot be undone.',
  confirm: 'Delete',
  deleted: 'Tag deleted',
});

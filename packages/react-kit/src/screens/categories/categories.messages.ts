import type { CategoryGroup, EpisodeRule } from '@postkit/sdk/schema';
import { defineMessages } from '../../words/define-messages.ts';

export const categoriesMessages = defineMessages('categories/screen/categories', {
  heading: 'Categories',
  create: 'Create new',
  intro:
    'Drag a category to another group, or move it with its menu. Its audio takes the color of its group.',
  loading: 'Loading categories',
  failed: 'Unable to get category group settings',
  changeFailed: 'Unable to create, patch or delete category group',
  none: 'No category groups yet',
  noneText: 'A group gives its categories one color and sets what players may do with their audio.',
  unassigned: 'Unassigned',
  unassignedHelp: 'Categories of logged audio that are not in a group yet.',
  allAssigned: 'Every category is in a group.',
  empty: 'No categories yet. Drag one here.',
  edit: (name: string) => `Edit ${name}`,
  delete: (name: string) => `Delete ${name}`,
  categories: (group: string) => `Categories in ${group}`,
  inEpisodes: { warn: 'Asks before publishing', strip: 'Left out of episodes' },
  noFlags: 'Nothing is allowed',
  undo: 'Undo',
  moved: (name: string, group: string) => `${name} moved to ${group}.`,
  created: (name: string) => `${name} created.`,
  saved: (name: string) => `${name} saved.`,
  deleted: (name: string, count: number) => {
    if (count === 0) return `${name} deleted.`;
    return `${name} deleted. ${count === 1 ? 'Its category is' : `Its ${count} categories are`} unassigned now.`;
  },
});

export const moveMessages = defineMessages('categories/screen/categories/move', {
  menu: (name: string) => `Move ${name} to…`,
  menuHeader: 'Move to',
  handle: 'draggable category',
  instructions:
    'To move a category, press Space. Choose a group with the arrow keys, then press Space again to drop it, or Escape to cancel.',
  picked: (name: string) => `Picked up ${name}.`,
  over: (name: string, group: string) => `${name} is over ${group}.`,
  nowhere: (name: string) => `${name} is not over a group.`,
  stays: (name: string) => `${name} was not moved.`,
});

type Color = CategoryGroup['color'];
type Type = CategoryGroup['category_type'];

export const colorNames = defineMessages('categories/screen/categories/color-names', {
  gray: 'Gray',
  'color-a': 'Blue',
  'color-b': 'Violet',
  'color-c': 'Purple',
  'color-d': 'Magenta',
  'color-e': 'Rose',
  'color-f': 'Red',
  'color-g': 'Orange',
  'color-h': 'Amber',
  'color-i': 'Olive',
  'color-j': 'Lime',
  'color-k': 'Green',
  'color-l': 'Emerald',
  'color-m': 'Teal',
  'color-n': 'Sky',
} satisfies Readonly<Record<Color, string>>);

export const typeNames = defineMessages('categories/screen/categories/type-names', {
  music: 'Music',
  bed: 'Bed',
  hidden: 'Hidden',
  advert: 'Advert',
  other: 'Other',
} satisfies Readonly<Record<Type, string>>);

export const typeHelp = defineMessages('categories/screen/categories/type-help', {
  music: 'Songs and other music',
  bed: 'Music and sounds under speech',
  hidden: 'Never shown to listeners',
  advert: 'Commercials and sponsorships',
  other: 'Speech and everything else',
} satisfies Readonly<Record<Type, string>>);

export const ruleNames = defineMessages('categories/screen/categories/rule-names', {
  keep: 'Keep',
  warn: 'Ask',
  strip: 'Leave out',
} satisfies Readonly<Record<EpisodeRule, string>>);

export const ruleHelp = defineMessages('categories/screen/categories/rule-help', {
  keep: 'Its audio is published',
  warn: 'The user who publishes must accept it; schedules make drafts',
  strip: 'Published episodes do not contain it',
} satisfies Readonly<Record<EpisodeRule, string>>);

export const groupDialogMessages = defineMessages('categories/screen/categories/group-dialog', {
  createTitle: 'Create new category group',
  editTitle: 'Edit category group',
  name: 'Name',
  type: 'Type',
  color: 'Color',
  inEpisodes: 'Published episodes',
  flags: 'Uses that players may make of its audio',
  create: 'Create',
  save: 'Save',
  saving: 'Saving',
  offline: 'You are offline. The group will be saved when you are back online.',
  gone: 'Another user deleted this group. Close this dialog and create the group again.',
});

export const deleteGroupMessages = defineMessages('categories/screen/categories/delete-group', {
  title: 'Delete category group',
  question: (name: string) => `Delete the group “${name}”?`,
  empty: 'It has no categories.',
  categories: (count: number, names: string) =>
    count === 1
      ? `Its category ${names} becomes unassigned.`
      : `Its ${count} categories become unassigned: ${names}.`,
  audio: 'Logged audio keeps its category but loses the group’s color.',
  confirm: 'Delete',
});

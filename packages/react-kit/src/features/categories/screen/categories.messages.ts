import type { CategoryGroup } from '@postkit/sdk/schema';

export const categoriesMessages = {
  heading: 'Categories',
  create: 'Create new',
  intro: 'Drag a category to another group, or move it with its menu. Its audio takes the colour of its group.',
  loading: 'Loading categories',
  failed: 'Unable to get category group settings',
  changeFailed: 'Unable to create, patch or delete category group',
  none: 'No category groups yet',
  noneText: 'A group gives its categories one colour, and says what players may do with their audio.',
  unassigned: 'Unassigned',
  unassignedHelp: 'Categories of logged audio that are in no group yet.',
  allAssigned: 'Every category has its group.',
  empty: 'No categories yet. Drag one here.',
  edit: (name: string) => `Edit ${name}`,
  delete: (name: string) => `Delete ${name}`,
  categories: (group: string) => `Categories in ${group}`,
  noFlags: 'Nothing is allowed',
  undo: 'Undo',
  moved: (name: string, group: string) => `${name} moved to ${group}.`,
  created: (name: string) => `${name} created.`,
  saved: (name: string) => `${name} saved.`,
  deleted: (name: string, count: number) => {
    if (count === 0) return `${name} deleted.`;
    return `${name} deleted. ${count === 1 ? 'Its category is' : `Its ${count} categories are`} unassigned now.`;
  },
} as const;

export const moveMessages = {
  menu: (name: string) => `Move ${name} to…`,
  menuHeader: 'Move to',
  handle: 'draggable category',
  instructions:
    'To move a category, press Space. Choose a group with the arrow keys, press Space again to put it there, or Escape to leave it.',
  picked: (name: string) => `Picked up ${name}.`,
  over: (name: string, group: string) => `${name} is over ${group}.`,
  nowhere: (name: string) => `${name} is over no group.`,
  stays: (name: string) => `${name} stays where it is.`,
} as const;

type Color = CategoryGroup['color'];
type Type = CategoryGroup['category_type'];

export const colorNames: Readonly<Record<Color, string>> = {
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
};

export const typeNames: Readonly<Record<Type, string>> = { music: 'Music', bed: 'Bed', hidden: 'Hidden', advert: 'Advert', other: 'Other' };

export const typeHelp: Readonly<Record<Type, string>> = {
  music: 'Songs and other music',
  bed: 'Music and sounds under speech',
  hidden: 'Never shown to listeners',
  advert: 'Commercials and sponsorships',
  other: 'Speech and everything else',
};

export const groupDialogMessages = {
  createTitle: 'Create new category group',
  editTitle: 'Edit category group',
  name: 'Name',
  type: 'Type',
  color: 'Colour',
  flags: 'What players may do with its audio',
  cancel: 'Cancel',
  create: 'Create',
  save: 'Save',
  saving: 'Saving',
  offline: 'You are offline. The group is saved as soon as the connection is back.',
  gone: 'Somebody deleted this group in the meantime. Close this and create it anew.',
} as const;

export const deleteGroupMessages = {
  title: 'Delete category group',
  question: (name: string) => `Delete the group “${name}”?`,
  empty: 'It holds no categories.',
  categories: (count: number, names: string) =>
    count === 1 ? `Its category ${names} becomes unassigned.` : `Its ${count} categories become unassigned: ${names}.`,
  audio: 'Audio that is logged keeps its category, but loses the group’s colour.',
  confirm: 'Delete',
} as const;

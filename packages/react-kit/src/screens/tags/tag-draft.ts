import type { Tag } from '@postkit/sdk/schema';
import type { Catalogue } from '../../words/catalogue.ts';
import { tagDialogMessages } from './tags.messages.ts';

/** The form values of the tag dialog; `id` is null for a new tag. */
export interface TagDraft {
  id: Tag['id'] | null;
  name: string;
}

export const newTag: Readonly<TagDraft> = { id: null, name: '' };

export function isNew({ id }: Pick<TagDraft, 'id'>): boolean {
  return id === null;
}

/** Title and help of the dialog, for a new tag or an edit. */
export function dialogTexts(draft: TagDraft, catalogue: Catalogue): { title: string; help: string } {
  const messages = catalogue.wordsOf(tagDialogMessages);
  return isNew(draft)
    ? { title: messages.newTitle, help: messages.newHelp }
    : { title: messages.editTitle, help: messages.editHelp };
}

import { defineMessages } from '../../words/define-messages.ts';
export const tagInputMessages = defineMessages('ui/tag-input', {
  remove: (tag: string) => `Remove ${tag}`,
});

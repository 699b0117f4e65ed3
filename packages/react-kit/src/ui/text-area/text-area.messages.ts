import { defineMessages } from '../../words/define-messages.ts';
export const textAreaMessages = defineMessages('ui/text-area', {
  count: (length: number, limit: number) => `${length} of ${limit} characters`,
});

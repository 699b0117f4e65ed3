import { defineMessages } from '../../../words/define-messages.ts';

export const putBackMessages = defineMessages('episodes/put-back', {
  done: 'Undone.',
  isBack: {
    published: (name: string) => `“${name}” is published as it was before.`,
    scheduled: (name: string) => `“${name}” is scheduled as it was before.`,
  },
  failed: 'Could not undo the change.',
});

import { defineMessages } from '../../../words/define-messages.ts';
export const proposalMessages = defineMessages('episodes/publish/propose-chapters', {
  name: 'Chapters',
  propose: 'Propose from the events',
  replace: 'Replace by the events',
  failed: 'Could not propose chapters.',
});

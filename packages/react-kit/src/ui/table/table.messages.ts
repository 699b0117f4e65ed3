import { defineMessages } from '../../words/define-messages.ts';
export const tableMessages = defineMessages('ui/table', {
  loading: (label: string) => `${label}: loading`,
  empty: 'Nothing here yet',
  selectAll: 'Select all',
  select: (name: string) => `Select ${name}`,
});

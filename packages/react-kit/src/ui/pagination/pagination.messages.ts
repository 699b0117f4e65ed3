import { defineMessages } from '../../words/define-messages.ts';
export const paginationMessages = defineMessages('ui/pagination', {
  first: 'First',
  previous: 'Prev',
  next: 'Next',
  last: 'Last',
  page: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
});

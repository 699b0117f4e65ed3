export const paginationMessages = {
  first: 'First',
  previous: 'Prev',
  next: 'Next',
  last: 'Last',
  page: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
};

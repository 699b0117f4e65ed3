export const optionSearchMessages = { search: 'Search' };

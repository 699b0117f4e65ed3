export const selectMessages = {
  placeholder: 'Select',
  empty: 'No results',
};

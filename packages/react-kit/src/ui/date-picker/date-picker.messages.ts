export const datePickerMessages = {
  open: (label: string) => `Choose ${label.toLocaleLowerCase()} in a calendar`,
  notLoaded: 'The calendar could not be loaded. Type the date.',
};

export const datePickerMessages = {
  open: (label: string) => `Choose ${label.toLocaleLowerCase()} in a calendar`,
};

export const passwordFieldMessages = {
  showButton: 'Show',
  hideButton: 'Hide',
};

export const multiSelectMessages = { placeholder: 'All' };

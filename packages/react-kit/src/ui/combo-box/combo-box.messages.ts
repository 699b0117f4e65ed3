export const comboBoxMessages = { empty: 'No results' };

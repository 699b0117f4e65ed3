export const messageBarMessages = { label: 'Messages', close: 'Close message', undo: 'Undo' };

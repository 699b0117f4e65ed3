export const drawerMessages = { close: 'Close', resize: 'Resize panel' };

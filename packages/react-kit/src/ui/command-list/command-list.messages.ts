export const commandListMessages = { close: 'Close' } as const;

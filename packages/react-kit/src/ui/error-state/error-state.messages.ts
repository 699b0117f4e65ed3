export const errorStateMessages = { retry: 'Retry' };

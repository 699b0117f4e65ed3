export const reportFailureMessages = {
  unreachable: 'Unable to talk to server',
} as const;

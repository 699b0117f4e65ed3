export const confirmDialogMessages = { cancel: 'Cancel' };

import { defineMessages } from '../../words/define-messages.ts';
export const uploadsMessages = defineMessages('uploads', {
  failedUpload: (title: string, reason: string) => `"${title}" failed to upload: ${reason}.`,
  name: 'Upload',
  ready: (count: number) =>
    count === 1 ? 'Your upload is in the library.' : `Your ${count} uploads are in the library.`,
});

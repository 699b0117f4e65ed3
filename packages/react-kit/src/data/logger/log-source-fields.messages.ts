import { defineMessages } from '../../words/define-messages.ts';

export const logSourceFieldsMessages = defineMessages('logger/log-source-fields', {
  address: 'Enter an address that starts with http:// or https://',
  stream: 'Enter an address that starts with http://, https://, srt:// or rtp://',
  long: 'This address is longer than 2048 characters.',
  sameAddress: 'Enter an address other than the main one.',
  noAddress: 'Enter the address of the stream to record it.',
  contains: 'Enter the text that the title contains.',
  category: 'Enter a category.',
  minutes: 'Enter 1 to 1440 minutes.',
  emails: 'Enter at most 20 addresses.',
  email: (text: string) => `“${text}” is not an email address.`,
});

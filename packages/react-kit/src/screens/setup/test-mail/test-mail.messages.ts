import { defineMessages } from '../../../words/define-messages.ts';

export const testMailMessages = defineMessages('test-mail/card/test-mail', {
  heading: 'Mail',
  about: 'PostKit mails password resets, invitations, and notices of outages and backups.',
  to: 'Send a test mail to',
  send: 'Send a test mail',
  sending: 'Sending…',
  sent: (to: string, server: string, from: string) =>
    `${server} has accepted a mail to ${to} from ${from}. Look for it there, also among junk mail.`,
});

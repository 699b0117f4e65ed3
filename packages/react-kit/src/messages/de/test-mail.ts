import type { Area } from '../kit-messages.ts';

export const testMail: Area<'test-mail'> = {
  'test-mail/card/test-mail': {
    heading: 'E-Mail',
    about:
      'PostKit verschickt E-Mails: neue Passwörter, Einladungen und Meldungen über Ausfälle und Sicherungen.',
    to: 'Test-E-Mail senden an',
    send: 'Test-E-Mail senden',
    sending: 'Wird gesendet…',
    sent: (to, server, from) =>
      `${server} hat eine E-Mail an ${to} von ${from} angenommen. Sehen Sie dort nach, auch im Spam-Ordner.`,
  },
};

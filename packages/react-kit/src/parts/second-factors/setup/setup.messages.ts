import { defineMessages } from '../../../words/define-messages.ts';

export const setupMessages = defineMessages('second-factors/setup', {
  scan: 'Scan this code with an authenticator app, such as the one of your phone or password manager.',
  qr: 'QR code for the app',
  secret: 'Or type this key into the app',
  copy: 'Copy',
  copyFailed: 'Your browser blocked copying. Select the text and copy it with the keyboard.',
  code: 'Code of the app',
  codeHint: 'Six digits that change every 30 seconds.',
  codeMissing: 'Enter the code.',
  confirmApp: 'Turn on',
  confirming: 'Checking...',
  codesIntro:
    'Each of these recovery codes signs you in once when you do not have your phone. Keep them like a password: they are not shown again.',
  codesLabel: 'Recovery codes',
  copyCodes: 'Copy the codes',
  download: 'Download',
  codesFile: (names: string) => `Recovery codes of ${names}. Each works once.`,
  wrong: 'This code is wrong, or was used already. Enter the newest one.',
  expired: 'This took too long, or was completed already. Start again.',
  tooOften: 'Too many attempts. Wait a few minutes, then try again.',
});

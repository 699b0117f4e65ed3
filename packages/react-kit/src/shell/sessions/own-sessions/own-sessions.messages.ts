import { defineMessages } from '../../../words/define-messages.ts';

export const ownSessionsMessages = defineMessages('sessions/own-sessions', {
  title: 'Where you are signed in',
  intro:
    'Each row is a browser or program that is signed in as you. End those that you do not know, then change your password.',
  columns: {
    browser: 'Browser',
    network: 'Network',
    used: 'Last used',
    created: 'Signed in',
    actions: 'Actions',
  },
  unknown: 'Unknown browser',
  current: 'This browser',
  byKey: (name: string) => `Begun by the API key “${name}”`,
  onSite: (origin: string) => `On ${origin}`,
  failed: 'Unable to fetch your sessions from the server',
  none: 'No sessions',
  end: (browser: string, network: string) => `End ${browser} ${network}`,
  endTitle: 'End this session?',
  endText: 'The browser or program has to sign in again. Work that it has not saved may be lost.',
  endOthers: 'End all others',
  endOthersTitle: 'End all other sessions?',
  endOthersText:
    'Every other browser has to sign in again. API keys still work; revoke them in the account menu.',
  confirm: 'End',
  endFailed: 'Could not end the session.',
  ended: 'The session has ended.',
  othersEnded: 'All other sessions have ended.',
  close: 'Close',
});

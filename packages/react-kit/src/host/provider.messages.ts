import { defineMessages } from '../words/define-messages.ts';
export const providerMessages = defineMessages('host/provider', {
  screenFailed: 'This screen stopped working',
  screenFailedDetails: 'Your saved work is safe. Try again, and reload the page if it happens twice.',
  notLoaded: 'This screen could not be loaded',
  notLoadedDetails: 'The station does not respond. The screen opens automatically when it does.',
  outdated: 'A new version is available',
  outdatedDetails: 'Reload the page to open this screen.',
  reload: 'Reload the page',
  partNotLoaded: 'This part could not be loaded',
  partNotLoadedDetails: 'A new version may have been installed, or the connection failed.',
  partFailed: 'This part stopped working',
  partFailedDetails: 'Try again, and reload the page if it happens twice.',
  draftSaved: 'Your draft is saved.',
  retry: 'Try again',
  reloadPart: 'Reload',
});

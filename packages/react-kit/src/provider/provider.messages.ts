export const providerMessages = {
  screenFailed: 'This screen stopped working',
  screenFailedDetails: 'What you saved is safe. Try it again, and reload the page if it happens twice.',
  notLoaded: 'This screen could not be loaded',
  notLoadedDetails: 'The station does not answer. The screen opens by itself as soon as it does.',
  outdated: 'A newer version is there',
  outdatedDetails: 'Reload the page to open this screen with it.',
  reload: 'Reload the page',
} as const;

import type { CommandGroup } from '../../core/command-entry.ts';

export const feeds: CommandGroup = {
  name: 'feeds',
  summary: 'RSS feeds of shows',
  commands: [
    {
      name: 'list',
      summary: 'list feeds with their addresses',
      load: async () => (await import('./feeds.ts')).listFeeds,
    },
    {
      name: 'show',
      summary: 'print the XML of a feed',
      load: async () => (await import('./feeds.ts')).showFeed,
    },
    {
      name: 'check',
      summary: 'check any feed against the rules of directories',
      load: async () => (await import('./check.ts')).checkFeed,
    },
    {
      name: 'filter',
      summary: 'choose which episodes a feed lists',
      load: async () => (await import('./filter.ts')).filterFeed,
    },
    {
      name: 'all-shows',
      summary: 'list the episodes of every other public feed in a feed',
      load: async () => (await import('./all-shows.ts')).setAllShows,
    },
    {
      name: 'move',
      summary: 'announce a new address of a feed, or redirect to it',
      load: async () => (await import('./move.ts')).moveFeed,
    },
    {
      name: 'private',
      summary: 'make a feed private, or public again',
      load: async () => (await import('./private.ts')).setFeedPrivacy,
    },
    {
      name: 'subscriptions',
      summary: 'list the listeners of a private feed with their downloads and addresses',
      load: async () => (await import('./subscriptions.ts')).listSubscriptions,
    },
    {
      name: 'subscribe',
      summary: 'give a listener access to a private feed and print their address',
      load: async () => (await import('./subscriptions.ts')).addSubscription,
    },
    {
      name: 'revoke',
      summary: 'revoke the access of listeners to a private feed',
      load: async () => (await import('./subscriptions.ts')).revokeSubscriptions,
    },
    {
      name: 'rewrite',
      summary: 'rewrite feeds, and notify the subscribers of those that changed',
      load: async () => (await import('./feeds.ts')).rewriteFeeds,
    },
  ],
};

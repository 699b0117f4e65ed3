import { z } from 'zod';
import { listenerQuery, listenerToken } from '../common/listener-token.ts';
import { stationIdParams } from '../common/params.ts';
import { queryBoolean, queryInteger } from '../common/scalars.ts';
import { anyone, podcastUsers } from '../operation-builders.ts';
import { feedCheck, feedCheckInput } from './feed-check.ts';
import { feedCount, feedCountInput } from './feed-count.ts';
import { feedSubscription, feedSubscriptionInput, feedSubscriptionList } from './feed-subscription.ts';

export const feedQuery = z.object({
  page: queryInteger.pipe(z.int().min(1)).optional(),
  /** Returns every episode on one page. */
  all: queryBoolean.optional(),
  /** Includes unpublished and deleted episodes. */
  show_deleted: queryBoolean.optional(),
  /** Password of a listener of a private feed. */
  token: listenerToken.optional(),
});

const subscriptions = '/{station}/api/v1/feed/{id}/subscription/';

export const feedOperations = {
  get: anyone.read('feeds.get', '/{station}/rss/{id}.xml', {
    summary: 'The RSS feed of an rss connection',
    query: feedQuery,
    errors: [401],
  }),
  check: podcastUsers.submit('feeds.check', '/{station}/api/v1/feed_check.json', {
    scope: 'station',
    summary: 'Check a feed of this or any other host against the rules of directories',
    body: feedCheckInput,
    response: feedCheck,
    errors: [502, 503],
  }),
  count: podcastUsers.submit('feeds.count', '/{station}/api/v1/feed_count.json', {
    scope: 'station',
    summary: 'Count the episodes that a feed would list with a filter',
    body: feedCountInput,
    response: feedCount,
  }),
  listSubscriptions: podcastUsers.read('feeds.listSubscriptions', subscriptions, {
    scope: 'station',
    summary: 'List the listeners of a private feed with their addresses',
    response: feedSubscriptionList,
  }),
  addSubscription: podcastUsers.create('feeds.addSubscription', subscriptions, {
    scope: 'station',
    summary: 'Give a listener access to a private feed, at an address of their own',
    body: feedSubscriptionInput,
    response: feedSubscription,
    errors: [409],
  }),
  revokeSubscription: podcastUsers.remove('feeds.revokeSubscription', `${subscriptions}{subscription}/`, {
    scope: 'station',
    summary: 'Revoke the access of a listener at once',
    params: stationIdParams.extend({ subscription: queryInteger }),
    worksOnFullDisk: true,
  }),
  chapters: anyone.read('feeds.chapters', '/{station}/chapters/{id}.json', {
    summary: 'The chapters of a published episode, which feeds link to',
    query: listenerQuery,
    errors: [410],
  }),
} as const;

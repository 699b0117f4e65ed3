import { z } from 'zod';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { createGuardedFetch } from '../../platform/fetch/guarded-fetch.ts';

export interface FeedPings {
  /** Notifies every hub and Podping that a feed changed, after the commit or that many seconds later. */
  notify(transaction: Transaction, topic: string, delay?: number): Promise<void>;
}

interface PingContext extends Pick<StationContext, 'clock' | 'http' | 'jobs' | 'log'> {
  readonly config: Pick<StationContext['config'], 'allowPrivateFetch' | 'podping'>;
}

/** Milliseconds to collect changes before hubs are notified: an episode and its audio often change close together. */
const collectMs = 2000;

/** WebSub and Podping notifications as jobs, so that a service that is down is notified later. Does nothing without any. */
export function createFeedPings(
  { config, clock, http, jobs, log }: PingContext,
  hubUrls: readonly string[],
): FeedPings {
  const { podping } = config;
  if (hubUrls.length === 0 && !podping) return { notify: async () => {} };
  const fetch = createGuardedFetch({ allowPrivate: config.allowPrivateFetch });
  http.addHook('onClose', () => fetch.close());

  const ping = jobs.define('feeds.ping', {
    payload: z.object({ hub: z.url(), topic: z.url() }),
    concurrency: 2,
    retries: 6,
    async run({ hub, topic }, { signal }) {
      const body = new URLSearchParams({
        'hub.mode': 'publish',
        'hub.url': topic,
        'hub.topic': topic,
      }).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const response = await fetch(hub, {
        method: 'POST',
        headers,
        body,
        limitBytes: 64_000,
        timeoutMs: 20_000,
        signal,
      });
      await response.cancel();
      if (response.status >= 300) throw new Error(`The hub responded with ${response.status}.`);
      log.info({ hub, topic }, 'a hub was notified of a changed feed');
    },
  });

  const sendPodping = jobs.define('feeds.podping', {
    payload: z.object({ topic: z.url() }),
    concurrency: 2,
    retries: 6,
    async run({ topic }, { signal }) {
      // The token may be removed while a job waits.
      if (!podping) return;
      const address = new URL(podping.url);
      for (const [name, value] of Object.entries({ url: topic, reason: 'update', medium: 'podcast' }))
        address.searchParams.set(name, value);
      const headers = { authorization: podping.token };
      const response = await fetch(address.href, {
        headers,
        limitBytes: 64_000,
        timeoutMs: 20_000,
        maxRedirects: 0,
        signal,
      });
      await response.cancel();
      if (response.status >= 300) throw new Error(`Podping responded with ${response.status}.`);
      log.info({ topic }, 'Podping was notified of a changed feed');
    },
  });

  return {
    async notify(transaction, topic, delay = 0) {
      const runAt = clock.now() + delay * 1000 + collectMs;
      // Each episode that waits has a moment of its own, to the second.
      const moment = delay === 0 ? '' : ` ${Math.floor(runAt / 1000)}`;
      if (podping) await sendPodping.add(transaction, { topic }, { key: `${topic}${moment}`, runAt });
      for (const hub of hubUrls)
        await ping.add(transaction, { hub, topic }, { key: `${hub} ${topic}${moment}`, runAt });
    },
  };
}

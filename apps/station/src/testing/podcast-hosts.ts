import { afterAll } from 'vitest';
import { startPodcastHost, type HostedItem, type PodcastHost } from './podcast-host.ts';

/** Returns a function that starts podcast hosts, which end after the tests of the file. */
export function podcastHosts(): (items: readonly HostedItem[]) => Promise<PodcastHost> {
  const hosts: PodcastHost[] = [];
  afterAll(async () => {
    for (const host of hosts) await host[Symbol.asyncDispose]();
  });
  return async (items) => {
    const host = await startPodcastHost(items);
    hosts.push(host);
    return host;
  };
}

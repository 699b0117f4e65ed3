import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { wavTone } from './wav-tone.ts';

/** An item of the feed; optional fields default to the plain case. */
export interface HostedItem {
  readonly title: string;
  /** Empty for none; derived from the title by default. */
  readonly guid?: string;
  readonly pubDate?: string;
  /** Further elements, as XML. */
  readonly more?: string;
  /** Path of its audio; derived from the title by default, null for none. */
  readonly audio?: string | null;
  /** Media type of the audio; WAV by default. */
  readonly type?: string;
}

/** A podcast on another host: a feed with its audio on its own web server. */
export interface PodcastHost extends AsyncDisposable {
  readonly origin: string;
  /** Address of the feed. */
  readonly feed: string;
  /** The current items of the feed. */
  items: readonly HostedItem[];
  /** Number of requests for a path. */
  asked(path: string): number;
  /** Responds to a path by `how`, instead of with the feed or two seconds of audio. */
  answer(path: string, how: (response: ServerResponse) => void): void;
}

export async function startPodcastHost(
  items: readonly HostedItem[],
  title = 'Tide Tables',
): Promise<PodcastHost> {
  const tone = wavTone(2);
  const answers = new Map<string, (response: ServerResponse) => void>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const how = answers.get(path);
    if (how) return how(response);
    if (path === '/feed.xml')
      return response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(feedText(host, title));
    if (path.startsWith('/audio/'))
      return response
        .writeHead(200, { 'content-type': 'audio/wav', 'content-length': tone.length })
        .end(tone);
    return response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const host: PodcastHost = {
    origin,
    feed: `${origin}/feed.xml`,
    items,
    asked: (path) => asked.filter((one) => one === path).length,
    answer: (path, how) => void answers.set(path, how),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return host;
}

function feedText({ items }: PodcastHost, title: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>${title}</title>
${items.map(itemText).join('\n')}
</channel></rss>`;
}

function itemText({ title, guid = `guid of ${title}`, pubDate, more = '', ...file }: HostedItem) {
  const { audio = `/audio/${encodeURIComponent(title)}.wav`, type = 'audio/wav' } = file;
  return `<item><title>${title}</title>${guid && `<guid isPermaLink="false">${guid}</guid>`}${pubDate ? `<pubDate>${pubDate}</pubDate>` : ''}${
    audio === null ? '' : `<enclosure url="${audio}" length="0" type="${type}"/>`
  }${more}</item>`;
}

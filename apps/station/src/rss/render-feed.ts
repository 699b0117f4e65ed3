import { channelElements } from './channel-elements.ts';
import type { Feed } from './feed.ts';
import { itemElement } from './item-element.ts';
import { orderItems } from './order-items.ts';

const head = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"
 xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"
 xmlns:podcast="https://podcastindex.org/namespace/1.0"
 xmlns:atom="http://www.w3.org/2005/Atom"
 xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
`;
const foot = '</channel>\n</rss>\n';

/**
 * Writes one page of a podcast feed as RSS 2.0 with the itunes, podcast and atom namespaces, UTF-8.
 *
 * The text is a function of the value alone: no clock, no locale, and items in any order give the same bytes,
 * so a hash of it is a true ETag. It is well-formed for any value, but only `preflight` checks whether
 * directories will accept it.
 */
export function renderFeed(feed: Feed): string {
  let text = '';
  for (const part of feedParts(feed)) text += part;
  return text;
}

/** The same for a feed of thousands of items. @param pause lets other work run; called between items */
export async function renderLongFeed(feed: Feed, pause: () => Promise<void>): Promise<string> {
  let text = '';
  for (const part of feedParts(feed)) {
    text += part;
    await pause();
  }
  return text;
}

function* feedParts(feed: Feed): Generator<string> {
  yield head + channelElements(feed);
  for (const item of orderItems(feed.items, feed.type)) yield itemElement(item);
  yield foot;
}

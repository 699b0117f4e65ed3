import type { FeedFinding } from './feed-finding.ts';
import type { Feed } from './feed.ts';
import { preflightChannel } from './preflight-channel.ts';
import { itemName, preflightItem } from './preflight-item.ts';

export type { FeedFinding } from './feed-finding.ts';

function repeated(feed: Feed): FeedFinding[] {
  const findings: FeedFinding[] = [];
  const guids = new Set<string>();
  const addresses = new Set<string>();
  for (const [index, { guid, title, enclosure }] of feed.items.entries()) {
    const name = itemName({ title, guid, url: enclosure.url, index });
    if (guid !== '' && guids.has(guid))
      findings.push({
        rule: 'I2',
        level: 'error',
        message: `${name} has the same guid as another episode.`,
        field: null,
        guid,
      });
    if (enclosure.url !== '' && addresses.has(enclosure.url))
      findings.push({
        rule: 'I3',
        level: 'error',
        message: `${name} has the same audio address as another episode.`,
        field: null,
        guid,
      });
    guids.add(guid);
    addresses.add(enclosure.url);
  }
  return findings;
}

/** Checks a feed against the rules of directories, channel first, then items in the given order. Returns no findings for a valid feed. */
export function preflight(feed: Feed): FeedFinding[] {
  return [
    ...preflightChannel(feed),
    ...feed.items.flatMap((item, index) => preflightItem(item, feed.type, index)),
    ...repeated(feed),
  ];
}

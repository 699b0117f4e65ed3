// Writes a feed of 1,000 episodes with PostKit's renderer and with feedsmith, alternately in one run.
// node --conditions=postkit-source apps/station/bench/feed.bench.ts
import { generateRssFeed } from 'feedsmith';
import { podcastGuid, renderFeed, type Feed, type FeedItem } from '../src/rss/index.ts';

const count = 1000;
const rounds = 60;
const warmUp = 15;
const root = 'https://station.example';

function benchItem(index: number) {
  const number = index + 1;
  return {
    guid: `5f0c1d3e-0000-4000-8000-${String(number).padStart(12, '0')}`,
    title: `Morning & Evening ${number}: what the “river” said`,
    link: `${root}/shows/morning/${number}`,
    pubDate: 1_760_000_000 + index * 86_400,
    description:
      `<p>Episode ${number} with <strong>Ana &amp; Björn</strong> on the river, the harbour and the price of bread.</p>` +
      `<ul><li>00:00 News</li><li>12:30 <a href="${root}/guests/${number}?a=1&amp;b=2">The guest</a></li></ul><p>Write to us &lt;3</p>`,
    enclosure: { url: `${root}/media/${number}.mp3`, length: 20_000_000 + number, type: 'audio/mpeg' },
    duration: 1800 + (index % 600),
    image: `${root}/images/${number}.jpg`,
    explicit: false,
    season: { number: 1 + Math.floor(index / 100) },
    episode: { number: 1 + (index % 100) },
    transcripts: [{ url: `${root}/media/${number}.vtt`, type: 'text/vtt', language: 'en' }],
    chapters: `${root}/media/${number}.json`,
  } satisfies FeedItem;
}

function benchFeed() {
  return {
    title: 'Morning',
    description: 'What happened.',
    link: `${root}/shows/morning`,
    selfUrl: `${root}/rss/1.xml`,
    hubUrls: [],
    language: 'en',
    author: 'Station',
    owner: { name: 'Station', email: 'feed@station.example' },
    categories: [{ name: 'News', subcategory: 'Daily News' }],
    explicit: false,
    image: { url: `${root}/cover.jpg` },
    type: 'serial' as const,
    podcastGuid: podcastGuid(`${root}/rss/1.xml`),
    lastBuildDate: 1_900_000_000,
    items: Array.from({ length: count }, (_, index) => benchItem(index)),
  } satisfies Feed;
}

/** The same facts in feedsmith's shape; it writes descriptions unchanged, without sanitising them. */
function peerFeed(feed: ReturnType<typeof benchFeed>): Parameters<typeof generateRssFeed>[0] {
  return {
    title: feed.title,
    link: feed.link,
    description: feed.description,
    language: feed.language,
    lastBuildDate: new Date(feed.lastBuildDate * 1000),
    atom: { links: [{ href: feed.selfUrl, rel: 'self', type: 'application/rss+xml' }] },
    itunes: {
      author: feed.author,
      explicit: feed.explicit,
      image: feed.image.url,
      type: feed.type,
      categories: [{ text: 'News' }],
    },
    podcast: { guid: feed.podcastGuid, locked: { value: true } },
    items: feed.items.map((item) => ({
      title: item.title,
      link: item.link,
      description: item.description,
      guid: { value: item.guid, isPermaLink: false },
      pubDate: new Date(item.pubDate * 1000),
      enclosures: [item.enclosure],
      itunes: {
        duration: item.duration,
        image: item.image,
        explicit: item.explicit,
        season: item.season.number,
        episode: item.episode.number,
        episodeType: 'full',
      },
      podcast: {
        season: item.season,
        episode: item.episode,
        transcripts: item.transcripts.map((transcript) => ({ ...transcript, rel: 'captions' })),
        chapters: { url: item.chapters, type: 'application/json+chapters' },
      },
    })),
  };
}

function timed(work: () => string): number {
  const start = performance.now();
  if (work().length < 100_000) throw new Error('The feed is too short to be true.');
  return performance.now() - start;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

// Descriptions in the form that the station stores; untidy ones, as from an import, go through the HTML parser.
const feed = benchFeed();
const untidy = {
  ...feed,
  items: feed.items.map((item) => ({ ...item, description: `<div>${item.description}</div>` })),
};
const peer = peerFeed(feed);
const ourTimes: number[] = [];
const untidyTimes: number[] = [];
const peerTimes: number[] = [];
for (let round = 0; round < warmUp + rounds; round += 1) {
  const ours = timed(() => renderFeed(feed));
  const theirs = timed(() => generateRssFeed(peer));
  const parsed = timed(() => renderFeed(untidy));
  if (round < warmUp) continue;
  untidyTimes.push(parsed);
  ourTimes.push(ours);
  peerTimes.push(theirs);
}
const ours = median(ourTimes);
const theirs = median(peerTimes);
const sizes = [renderFeed(feed), generateRssFeed(peer)].map((text) =>
  (Buffer.byteLength(text) / 1024).toFixed(0),
);
console.log(
  `PostKit ${sizes[0]} kB, feedsmith ${sizes[1]} kB; every description parsed anew: ${median(untidyTimes).toFixed(2)} ms`,
);
console.log(
  JSON.stringify({
    name: 'feed of 1,000 items: generate',
    ours: Number(ours.toFixed(2)),
    peer: Number(theirs.toFixed(2)),
    unit: 'ms',
    ratio: Number((ours / theirs).toFixed(3)),
    budget: '<= 10 ms and <= 0.333',
  }),
);

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { createFeedReader, type FeedReader, type FeedReaderSettings } from './create-feed-reader.ts';
import { decodeFeed } from './decode-feed.ts';
import { readPodcast } from './read-podcast.ts';

const address = 'https://example.com/feed.xml';
const readers: FeedReader[] = [];
afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.close();
});

function open(settings: FeedReaderSettings = {}): FeedReader {
  const reader = createFeedReader(settings);
  readers.push(reader);
  return reader;
}

function documentOf(text: string) {
  return { bytes: new TextEncoder().encode(text), contentType: null, address };
}

const item = '<item><title>Fog</title><enclosure url="/fog.mp3" type="audio/mpeg"/></item>';
const feed = (items: string) =>
  documentOf(`<rss><channel><title>Tide Tables</title>${items}</channel></rss>`);
/** Takes the reader a large part of a second. */
const large = feed(item.repeat(9000));
const never = new AbortController().signal;

describe('createFeedReader', () => {
  it('reads a document without blocking the event loop', async () => {
    const reader = open();
    let turns = 0;
    let reading = true;
    const read = reader.read(large, never).finally(() => (reading = false));
    while (reading) {
      await new Promise((resolve) => setImmediate(resolve));
      turns += 1;
    }
    expect((await read)?.items).toHaveLength(9000);
    expect(turns).toBeGreaterThan(10);
  });

  it('resolves to null for a document that is not RSS', async () => {
    expect(await open().read(documentOf('<html/>'), never)).toBeNull();
  });

  it('rejects a document beyond the limits with a message, and reads the next one', async () => {
    const reader = open();
    const nested = documentOf(`<rss><channel>${'<a>'.repeat(1_000_000)}`);
    await expect(reader.read(nested, never)).rejects.toThrow(
      'This feed nests its elements too deeply to be read.',
    );
    expect((await reader.read(feed(item), never))?.items).toHaveLength(1);
  });

  it('stops reading a document that takes too long, and reads the next one', async () => {
    // The thread alone takes longer than this to start.
    const hasty = open({ timeoutMs: 1 });
    await expect(hasty.read(large, never)).rejects.toThrow('This feed takes too long to be read.');
    const patient = open();
    const given = new AbortController();
    const read = patient.read(large, given.signal);
    given.abort(new Error('The user left.'));
    await expect(read).rejects.toThrow('The user left.');
    expect((await patient.read(feed(item), never))?.items).toHaveLength(1);
  });

  it('stops reading a document that needs too much memory, and reads the next one', async () => {
    const reader = open({ memoryMb: 12 });
    await expect(reader.read(large, never)).rejects.toThrow('This feed is too large to be read.');
    expect((await reader.read(feed(item), never))?.items).toHaveLength(1);
  });

  it('rejects a document when too many others wait', async () => {
    const reader = open({ maxPending: 2 });
    const first = [reader.read(feed(item), never), reader.read(feed(item), never)];
    await expect(reader.read(feed(item), never)).rejects.toMatchObject({ status: 503 });
    expect((await Promise.all(first)).map((podcast) => podcast?.title)).toEqual([
      'Tide Tables',
      'Tide Tables',
    ]);
    expect(await reader.read(feed(item), never)).toMatchObject({ title: 'Tide Tables' });
  });
});

// Feeds collected from public repositories; they are stored beside the checkout, not in it.
const folder = new URL('../../../../../shared/data/feeds/', import.meta.url);

describe('createFeedReader: real feeds', () => {
  it('reads each of them as the main thread would', async ({ skip }) => {
    skip(!existsSync(folder), 'the feeds are not beside this checkout');
    const reader = open();
    const names = readdirSync(folder).filter((name) => name.endsWith('.xml'));
    for (const name of names) {
      const bytes = readFileSync(new URL(name, folder));
      const { text, doubts: textDoubts } = decodeFeed(bytes);
      const podcast = readPodcast(text, address);
      expect(await reader.read({ bytes, contentType: null, address }, never)).toEqual(
        podcast && { ...podcast, textDoubts },
      );
    }
    expect(names.length).toBeGreaterThan(10);
  });
});

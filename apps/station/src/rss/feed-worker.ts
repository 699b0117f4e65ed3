import { parentPort } from 'node:worker_threads';
import { checkFeed, type FeedReport } from './check-feed.ts';
import { decodeFeed } from './decode-feed.ts';
import type { ReceivedPodcast } from './podcast.ts';
import { type ChaptersFile, readChaptersFile } from './read-chapters-file.ts';
import { readPodcast } from './read-podcast.ts';
import { UnreadableFeed } from './unreadable-feed.ts';

// The thread of the feed reader: see create-feed-reader.

/** A document as it was received from its address. */
export interface FeedDocument {
  readonly bytes: Uint8Array;
  readonly contentType: string | null;
  readonly address: string;
  /** Reads the podcast for an import, checks the feed against the rules of directories, or reads a chapters file. */
  readonly purpose: 'import' | 'check' | 'chapters';
}

/** The contents of a document; a rejection is sent as its message, because errors lose their class between threads. */
export type FeedReading =
  | { readonly podcast: ReceivedPodcast | null }
  | { readonly report: FeedReport | null }
  | { readonly chapters: ChaptersFile }
  | { readonly refusal: string };

function readDocument({ bytes, contentType, address, purpose }: FeedDocument): FeedReading {
  try {
    if (purpose === 'chapters') return { chapters: readChaptersFile(bytes, contentType) };
    const { text, doubts: textDoubts } = decodeFeed(bytes, contentType);
    if (purpose === 'check') return { report: checkFeed(text, address) };
    const podcast = readPodcast(text, address);
    return { podcast: podcast && { ...podcast, textDoubts } };
  } catch (error) {
    if (error instanceof UnreadableFeed) return { refusal: error.message };
    throw error;
  }
}

parentPort?.on('message', (document: FeedDocument) => parentPort?.postMessage(readDocument(document)));

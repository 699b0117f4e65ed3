import { createParseThread, type ParseThreadSettings } from '../platform/parse-thread.ts';
import type { FeedReport } from './check-feed.ts';
import type { FeedDocument, FeedReading } from './feed-worker.ts';
import type { ReceivedPodcast } from './podcast.ts';
import type { ChaptersFile } from './read-chapters-file.ts';
import { UnreadableFeed } from './unreadable-feed.ts';

/** A document without its purpose. */
type Received = Omit<FeedDocument, 'purpose'>;

/** Reads feeds and chapters of other hosts in a thread, within limits. */
export interface FeedReader {
  /**
   * Resolves to null for a document that is not RSS.
   * @throws UnreadableFeed beyond the limits, service.unavailable when too many documents wait, the reason of the signal
   */
  read(document: Received, signal: AbortSignal): Promise<ReceivedPodcast | null>;
  /** The findings about a feed, with the same errors; null for a document that is not a feed. */
  check(document: Received, signal: AbortSignal): Promise<FeedReport | null>;
  /** The chapters in a JSON file of `podcast:chapters`, with the same errors; UnreadableFeed also for another format. */
  chapters(document: Received, signal: AbortSignal): Promise<ChaptersFile>;
  close(): Promise<void>;
}

export type FeedReaderSettings = Pick<ParseThreadSettings, 'timeoutMs' | 'memoryMb' | 'maxPending'>;

/** One document at a time, in one thread that starts with the first document. */
export function createFeedReader(settings: FeedReaderSettings = {}): FeedReader {
  const thread = createParseThread<FeedDocument, FeedReading>({
    program: 'feed-worker',
    what: 'feeds',
    refuse: (reason, options) => new UnreadableFeed(`This feed ${reason}.`, options),
    ...settings,
  });

  async function readAs(purpose: FeedDocument['purpose'], document: Received, signal: AbortSignal) {
    const reading = await thread.read({ ...document, purpose }, signal);
    if ('refusal' in reading) throw new UnreadableFeed(reading.refusal);
    return reading;
  }

  return {
    async read(document, signal) {
      const reading = await readAs('import', document, signal);
      return 'podcast' in reading ? reading.podcast : null;
    },
    async check(document, signal) {
      const reading = await readAs('check', document, signal);
      return 'report' in reading ? reading.report : null;
    },
    async chapters(document, signal) {
      const reading = await readAs('chapters', document, signal);
      return 'chapters' in reading ? reading.chapters : { chapters: [], skipped: 0 };
    },
    close: thread.close,
  };
}

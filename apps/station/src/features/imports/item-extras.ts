import type { StationContext } from '../../context.ts';
import type { GuardedResponse } from '../../platform/fetch/guarded-fetch.ts';
import { charsetOf } from '../../platform/text/decode-text.ts';
import type { FeedReader } from '../../rss/index.ts';
import { type Station, wholeStation } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import type { Transcripts } from '../transcripts/index.ts';
import { joinWarnings } from './audio-damage.ts';
import { credentialHeaders } from './feed-credentials.ts';
import type { ItemFileDeps, ItemOfImport } from './fetch-item-file.ts';
import { chaptersOfItem, type ItemChapters } from './item-chapters.ts';
import { readDetails } from './item-details.ts';
import { type ReadableTranscript, storeTranscriptOfItem } from './item-transcript.ts';

const largestChapters = 500_000;
const largestTranscript = 5_000_000;

export interface ItemExtrasDeps extends ItemFileDeps {
  readonly audioEvents: AudioEvents;
  readonly transcripts: Transcripts;
  readonly feedReader: FeedReader;
}

/** The chapters of an item, and the faults of its chapters and transcript; empty for none. */
export type ItemExtras = ItemChapters;

/** Fetches the chapters of an item, and stores its transcript with its event. A file that fails is left out, with a warning. */
export type FetchItemExtras = (
  station: Station,
  row: ItemOfImport,
  eventId: number,
  signal: AbortSignal,
) => Promise<ItemExtras>;

export function createItemExtras({ log }: StationContext, deps: ItemExtrasDeps): FetchItemExtras {
  const { audioEvents, feedReader, guardedFetch, credentialsOf, transcripts } = deps;

  async function fetchFile(
    { of }: ItemOfImport,
    url: string,
    limitBytes: number,
    signal: AbortSignal,
  ): Promise<GuardedResponse> {
    const response = await guardedFetch(url, {
      limitBytes,
      signal,
      headers: credentialHeaders(credentialsOf(of), url),
    });
    if (response.status === 200) return response;
    await response.cancel();
    throw new Error(`The address responded with status ${response.status}.`);
  }

  async function readChapters(row: ItemOfImport, address: string, signal: AbortSignal) {
    const file = await fetchFile(row, address, largestChapters, signal);
    const contentType = file.headers.get('content-type');
    return feedReader.chapters({ bytes: await file.bytes(), contentType, address }, signal);
  }

  async function storeTranscript(
    station: Station,
    row: ItemOfImport,
    eventId: number,
    { url, format, language }: ReadableTranscript,
    signal: AbortSignal,
  ): Promise<string> {
    const event = await audioEvents.find(wholeStation(station.id), eventId);
    if (!event) throw new Error('The audio of the item is gone.');
    const response = await fetchFile(row, url, largestTranscript, signal);
    const charset = charsetOf(response.headers.get('content-type'));
    const file = await response.bytes();
    return transcripts.importForEvent(station, event, {
      format,
      file,
      charset,
      language: language.slice(0, 20),
    });
  }

  return async (station, row, eventId, signal) => {
    const details = readDetails(row.item);
    if (!details) return { chapters: [], warning: '' };
    const warnings: string[] = [];
    const report = (part: string, error: unknown) => {
      signal.throwIfAborted();
      log.warn(
        { err: error, station: station.slug, import_id: row.of.id, item_id: row.item.id },
        `an imported item lacks its ${part}`,
      );
      warnings.push(`Its ${part} could not be read`);
    };
    const { chapters, warning } = await chaptersOfItem(details, (address) =>
      readChapters(row, address, signal),
    ).catch((error: unknown) => {
      report('chapters', error);
      return { chapters: [], warning: '' };
    });
    signal.throwIfAborted();
    warnings.push(warning);
    if (details.transcripts.length > 0) {
      const store = (transcript: ReadableTranscript) =>
        storeTranscript(station, row, eventId, transcript, signal);
      await storeTranscriptOfItem(details.transcripts, store).then(
        (fault) => warnings.push(fault),
        (error: unknown) => report('transcript', error),
      );
    }
    return { chapters, warning: joinWarnings(...warnings) };
  };
}

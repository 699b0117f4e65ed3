import type { EpisodeInput } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { GuardedResponse } from '../../platform/fetch/guarded-fetch.ts';
import type { FeedReader } from '../../rss/index.ts';
import { type Station, wholeStation } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import type { Transcripts } from '../transcripts/index.ts';
import { credentialHeaders } from './feed-credentials.ts';
import type { ItemFileDeps, ItemOfImport } from './fetch-item-file.ts';
import { type ItemDetails, readDetails } from './item-details.ts';

const largestChapters = 500_000;
const largestTranscript = 5_000_000;
const mostChapters = 500;
/** In the order in which they are preferred. */
const formats = ['vtt', 'srt', 'json'] as const;

export interface ItemExtrasDeps extends ItemFileDeps {
  readonly audioEvents: AudioEvents;
  readonly transcripts: Transcripts;
  readonly feedReader: FeedReader;
}

/** The chapters of an item, and the reason why its chapters or transcript are missing; empty for none. */
export interface ItemExtras {
  readonly chapters: NonNullable<EpisodeInput['chapter_markers']>;
  readonly warning: string;
}

/** Fetches the chapters of an item, and stores its transcript with its event. A file that fails is left out, with a warning. */
export type FetchItemExtras = (station: Station, row: ItemOfImport, eventId: number, signal: AbortSignal) => Promise<ItemExtras>;

export function createItemExtras({ log }: StationContext, deps: ItemExtrasDeps): FetchItemExtras {
  const { audioEvents, feedReader, guardedFetch, credentialsOf, transcripts } = deps;

  async function fetchFile({ of }: ItemOfImport, url: string, limitBytes: number, signal: AbortSignal): Promise<GuardedResponse> {
    const response = await guardedFetch(url, { limitBytes, signal, headers: credentialHeaders(credentialsOf(of), url) });
    if (response.status === 200) return response;
    await response.cancel();
    throw new Error(`The address responded with status ${response.status}.`);
  }

  async function chaptersOf(row: ItemOfImport, { chapters, inlineChapters }: ItemDetails, signal: AbortSignal) {
    if (chapters === '') return inlineChapters.map(({ start, title }) => ({ start, title }));
    const file = await fetchFile(row, chapters, largestChapters, signal);
    const contentType = file.headers.get('content-type');
    return feedReader.chapters({ bytes: await file.bytes(), contentType, address: chapters }, signal);
  }

  async function storeTranscript(station: Station, row: ItemOfImport, eventId: number, signal: AbortSignal): Promise<void> {
    const files = readDetails(row.item)?.transcripts ?? [];
    const [best] = formats.flatMap((format) => files.filter((file) => formatOf(file) === format).map((file) => ({ ...file, format })));
    const event = best && (await audioEvents.find(wholeStation(station.id), eventId));
    if (!event) throw new Error('The feed has no transcript as VTT, SRT or JSON.');
    const file = await (await fetchFile(row, best.url, largestTranscript, signal)).text();
    await transcripts.importForEvent(station, event, { format: best.format, file, language: best.language.slice(0, 20) });
  }

  return async (station, row, eventId, signal) => {
    const details = readDetails(row.item);
    if (!details) return { chapters: [], warning: '' };
    const missing: string[] = [];
    async function attempt<Result>(part: string, call: () => Promise<Result>): Promise<Result | null> {
      try {
        return await call();
      } catch (error) {
        signal.throwIfAborted();
        log.warn({ err: error, station: station.slug, import_id: row.of.id, item_id: row.item.id }, `an imported item lacks its ${part}`);
        missing.push(`Its ${part} could not be read`);
        return null;
      }
    }
    const found = (await attempt('chapters', () => chaptersOf(row, details, signal))) ?? [];
    if (details.transcripts.length > 0) await attempt('transcript', () => storeTranscript(station, row, eventId, signal));
    const chapters = found.slice(0, mostChapters).map(({ start, title }) => ({ start, title: title.slice(0, 200) }));
    return { chapters: chapters.toSorted((a, b) => a.start - b.start), warning: missing.join('. ') };
  };
}

function formatOf({ type, url }: ItemDetails['transcripts'][number]): (typeof formats)[number] | null {
  const name = `${type} ${URL.parse(url)?.pathname ?? ''}`.toLowerCase();
  if (name.includes('vtt')) return 'vtt';
  if (/srt|subrip/.test(name)) return 'srt';
  return name.includes('json') ? 'json' : null;
}

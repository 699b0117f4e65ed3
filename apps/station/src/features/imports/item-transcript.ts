import type { PodcastItem } from '../../rss/index.ts';
import { joinWarnings } from './audio-damage.ts';

/** In the order in which they are preferred. */
const formats = ['vtt', 'srt', 'json'] as const;
type TranscriptFormat = (typeof formats)[number];

type Transcript = PodcastItem['transcripts'][number];
/** A transcript whose format the station can read. */
export type ReadableTranscript = Transcript & { readonly format: TranscriptFormat };

/**
 * Stores the best transcript of an item that can be stored, and returns its faults as sentences without a full stop at the end;
 * empty for none. If one fails, the next one is used whole; two are never mixed.
 * @param store fetches, reads and stores one, and returns what was assumed about it and left out of it, in sentences
 * @throws the first error of `store` if none could be stored; an error if none has a known format
 */
export async function storeTranscriptOfItem(
  transcripts: readonly Transcript[],
  store: (transcript: ReadableTranscript) => Promise<string>,
): Promise<string> {
  const errors: unknown[] = [];
  for (const transcript of inOrder(transcripts)) {
    try {
      const notice = await store(transcript);
      const instead = `Its first transcript could not be read. The one as ${transcript.format.toUpperCase()} is used instead`;
      return joinWarnings(
        errors.length === 0 ? '' : instead,
        notice === '' ? '' : `Its transcript: ${notice.replace(/\.$/, '')}`,
      );
    } catch (error) {
      errors.push(error);
    }
  }
  throw errors[0] ?? new Error('The feed has no transcript as VTT, SRT or JSON.');
}

function inOrder(transcripts: readonly Transcript[]): ReadableTranscript[] {
  return formats.flatMap((format) =>
    transcripts.filter((each) => formatOf(each) === format).map((each) => ({ ...each, format })),
  );
}

/** The format by its type or, if that says nothing, by the ending of its address. */
function formatOf({ type, url }: Transcript): TranscriptFormat | null {
  const ending = /\.([a-z]+)$/i.exec(URL.parse(url)?.pathname ?? '')?.[1] ?? '';
  return formatNamed(type) ?? formatNamed(ending);
}

function formatNamed(name: string): TranscriptFormat | null {
  if (/vtt/i.test(name)) return 'vtt';
  if (/srt|subrip/i.test(name)) return 'srt';
  return /json/i.test(name) ? 'json' : null;
}

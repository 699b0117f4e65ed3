import type { StreamCue } from '../live-source.ts';
import type { HlsPlaylist, HlsSegment } from './read-playlist.ts';
import { id3Key, type SegmentMetadata } from './segment-metadata.ts';

/** Ids of date ranges, and sections, that are known at most. */
const mostKnown = 500;
/** Later lines of one date range that are kept beside the one that begins it. */
const mostLines = 4;
/** Bytes of a cue at most, because each is a message of the journal. */
const longest = 100_000;
/** Tags and sections of a segment at most. */
const mostInSegment = 20;

const endTag = /^#EXT-X-(?:CUE-IN|SCTE35:.*CUE-IN=YES)/;
const startTag = /^#EXT-X-(?:CUE-OUT|CUE(?=:|$)|SCTE35:.*CUE-OUT=YES)/;
const splitDates = /\b((?:START|END)-DATE)="([^"]*)"/g;

/** A date range or a break with its tags. */
interface OpenBreak {
  readonly at_ms: number;
  readonly lines: readonly string[];
}

/**
 * The cues of an HLS stream, each once, as small playlists and as ID3 tags, at the time of their sound. It remembers what it has passed
 * on, across connections.
 */
export class HlsCues {
  readonly #ranges = new Map<string, string[]>();
  readonly #sections = new Set<string>();
  readonly #noted: StreamCue[] = [];
  #tag = '';
  #open: OpenBreak | undefined;

  /** Takes the cues of segments that are listed but not recorded, so that the end of their break is understood. */
  skip(segment: Pick<HlsSegment, 'tags'>, at_ms: number): void {
    this.#follow(segment.tags, at_ms);
  }

  /**
   * Notes the cues of a playlist that were not passed on yet, and of one of its segments, whether its audio can be loaded or not.
   * @param at_ms Unix milliseconds of the first sample of the segment
   */
  note(
    { tags, dated_ms }: Pick<HlsSegment, 'tags' | 'dated_ms'>,
    { ranges }: Pick<HlsPlaylist, 'ranges'>,
    at_ms: number,
  ): void {
    // The dates of a playlist whose clock is wrong are moved to that of the recording.
    const moved_ms = dated_ms === undefined ? 0 : at_ms - dated_ms;
    this.#add(this.#newRanges(ranges, moved_ms).join('\n'), at_ms);
    this.#add(this.#follow(tags, at_ms), at_ms);
  }

  /** The cues that were noted, and those in the audio of a segment. */
  take(metadata: SegmentMetadata, at_ms: number): StreamCue[] {
    for (const text of this.#newSections(metadata, at_ms)) this.#add(text, at_ms);
    return [...this.#noted.splice(0), ...this.#newTags(metadata, at_ms)];
  }

  #add(text: string, at_ms: number): void {
    const bytes = Buffer.from(`#EXTM3U\n${text}\n`);
    // While no segment can be loaded, they wait.
    if (text !== '' && bytes.length <= longest && this.#noted.length < mostKnown)
      this.#noted.push({ form: 'hls', bytes, at_ms });
  }

  #newRanges(ranges: readonly string[], moved_ms: number): string[] {
    return ranges.flatMap((line) => {
      const [, id = line] = /\bID="([^"]*)"/.exec(line) ?? [];
      const known = this.#ranges.get(id) ?? [];
      if (known.includes(line)) return [];
      // The line that begins it says what it is: later ones may not.
      const lines = [...known.slice(0, 1), ...known.slice(1).slice(-mostLines), line];
      remember(this.#ranges, id, lines);
      return lines.map((written) => withMovedDates(written, moved_ms));
    });
  }

  /** The tags with their time, and before the end of a break those that began it. */
  #follow(tags: readonly string[], at_ms: number): string {
    if (tags.length === 0) return '';
    const isEnd = tags.some((line) => endTag.test(line));
    const begun = isEnd && this.#open ? [datedAt(this.#open.at_ms), ...this.#open.lines] : [];
    if (tags.some((line) => startTag.test(line))) this.#open = { at_ms, lines: tags };
    else if (isEnd) this.#open = undefined;
    return [...begun, datedAt(at_ms), ...tags].join('\n');
  }

  #newSections({ splices }: SegmentMetadata, at_ms: number): string[] {
    return splices.slice(0, mostInSegment).flatMap(({ bytes, offset_ms }) => {
      const section = bytes.toString('base64');
      if (this.#sections.has(section)) return [];
      this.#sections.add(section);
      const [oldest] = this.#sections;
      if (this.#sections.size > mostKnown && oldest !== undefined) this.#sections.delete(oldest);
      return [`${datedAt(at_ms + offset_ms)}\n#EXT-X-SCTE35:CUE="${section}"`];
    });
  }

  /** Packed audio repeats its tag in each segment. */
  #newTags({ tags }: SegmentMetadata, at_ms: number): StreamCue[] {
    return tags.slice(0, mostInSegment).flatMap(({ bytes, offset_ms }) => {
      const key = id3Key(bytes);
      if (key === this.#tag || bytes.length > longest) return [];
      this.#tag = key;
      return [{ form: 'id3' as const, bytes, at_ms: at_ms + offset_ms }];
    });
  }
}

function remember(ranges: Map<string, string[]>, id: string, lines: string[]): void {
  ranges.delete(id);
  ranges.set(id, lines);
  const [oldest] = ranges.keys();
  if (ranges.size > mostKnown && oldest !== undefined) ranges.delete(oldest);
}

function datedAt(ms: number): string {
  return `#EXT-X-PROGRAM-DATE-TIME:${new Date(ms).toISOString()}`;
}

function withMovedDates(line: string, moved_ms: number): string {
  if (moved_ms === 0) return line;
  return line.replaceAll(splitDates, (whole, name: string, date: string) => {
    const ms = Date.parse(date);
    return Number.isNaN(ms) ? whole : `${name}="${new Date(ms + moved_ms).toISOString()}"`;
  });
}

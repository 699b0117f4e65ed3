import { AudioError } from '../../audio-error.ts';
import type { LiveFormat } from '../../engine/media-jobs.ts';
import type { LiveChunk } from '../live-source.ts';
import type { HlsPosition } from './hls-position.ts';
import { loadBytes, type HlsRequests } from './load-bytes.ts';
import type { ByteRange, HlsPlaylist, HlsSegment } from './read-playlist.ts';
import { decryptSegment, segmentAudio } from './segment-audio.ts';
import type { TimedTitle } from './segment-metadata.ts';

const segmentBytes = 32_000_000;
const keyBytes = 16;
/** Bytes that are sent to the encoder at once. */
const chunkBytes = 256 * 1024;
/** A stream's clock is applied again after this time, because it drifts against the number of its samples. */
const runMs = 600_000;
/** From this difference on, the times of two segments show that audio is missing between them. */
const leastJumpMs = 1000;

interface ReaderOptions extends HlsRequests {
  readonly idleMs: number;
  readonly position: HlsPosition;
  /** The encoding of titles that name none, by the user's setting; null to find it out. */
  readonly charset: string | null;
}

/** Loads the segments of one connection, in order. */
export class SegmentReader {
  readonly #options: ReaderOptions;
  /** Keys and beginnings by address; a stream changes them rarely. */
  #file: { name: string; bytes: Uint8Array } | undefined;
  #key: { url: string; bytes: Uint8Array } | undefined;
  #run: { format: LiveFormat; map: string | undefined; at_ms: number } | undefined;
  #title: string | undefined;

  constructor(options: ReaderOptions) {
    this.#options = options;
  }

  /** The audio of a segment with its time. A segment without audio yields nothing, and leaves a gap. */
  async *read(
    segment: HlsSegment,
    playlist: HlsPlaylist,
    loaded_ms: number,
  ): AsyncGenerator<LiveChunk, void, undefined> {
    const { position, charset } = this.#options;
    const at_ms = position.clock.timeOf(segment, playlist, loaded_ms);
    const expected_ms = position.clock.end_ms;
    // Also if it cannot be loaded, so that a missing segment does not hold up those after it.
    position.advance(segment, at_ms);
    position.cues.note(segment, playlist, at_ms);
    if (segment.isGap) return;
    const header = segment.map && (await this.#load(segment.map.url, segment.map.range, segment));
    const { format, bytes, metadata } = segmentAudio(await this.#loadSegment(segment), header, charset);
    const run = this.#run;
    const map = segment.map && nameOf(segment.map.url, segment.map.range);
    const isNew = !run || segment.isDiscontinuity || run.format !== format || run.map !== map;
    const isJump = expected_ms === undefined || Math.abs(at_ms - expected_ms) > leastJumpMs;
    const begins = isNew ? 'stream' : isJump || at_ms - run.at_ms > runMs ? 'clock' : undefined;
    if (begins) this.#run = { format, map, at_ms };
    const { opening, later } = this.#announced(metadata.titles);
    const cues = position.cues.take(metadata, at_ms);
    // The times of titles must be known before their audio.
    for (const { title, offset_ms } of later)
      yield { titles: [title], audio: [], format, at_ms: at_ms + offset_ms };
    yield { ...opening, titles: [], cues, audio: piecesOf(bytes), format, begins, at_ms, header };
  }

  /** The titles that differ from the one before. The first title of a connection was announced before it. */
  #announced(titles: readonly TimedTitle[]): { opening: Pick<LiveChunk, 'opening'>; later: TimedTitle[] } {
    const isFirst = this.#title === undefined;
    const later = titles.filter(({ title }) => {
      const isNew = title !== this.#title;
      this.#title = title;
      return isNew;
    });
    const opening = isFirst ? later.shift()?.title : undefined;
    return { opening: opening === undefined ? {} : { opening }, later };
  }

  async #loadSegment(segment: HlsSegment): Promise<Uint8Array> {
    const { url, durationMs, range } = segment;
    const timeoutMs = Math.max(this.#options.idleMs, durationMs);
    const { bytes } = await loadBytes(url, { limitBytes: segmentBytes, timeoutMs, range }, this.#options);
    return this.#decrypt(bytes, segment);
  }

  async #load(url: string, range: ByteRange | undefined, segment: HlsSegment): Promise<Uint8Array> {
    const name = nameOf(url, range);
    if (this.#file?.name !== name) {
      const wanted = { limitBytes: segmentBytes, timeoutMs: this.#options.idleMs, range };
      const { bytes } = await loadBytes(url, wanted, this.#options);
      this.#file = { name, bytes: await this.#decrypt(bytes, segment) };
    }
    return this.#file.bytes;
  }

  async #decrypt(bytes: Uint8Array, { key, sequence }: HlsSegment): Promise<Uint8Array> {
    if (!key) return bytes;
    if (this.#key?.url !== key.url) {
      const loaded = await loadBytes(
        key.url,
        { limitBytes: 1024, timeoutMs: this.#options.idleMs },
        this.#options,
      );
      if (loaded.bytes.length !== keyBytes)
        throw new AudioError('stream_unavailable', 'the key of the stream is invalid');
      this.#key = { url: key.url, bytes: loaded.bytes };
    }
    return decryptSegment(bytes, this.#key.bytes, key.iv, sequence);
  }
}

function nameOf(url: string, range: ByteRange | undefined): string {
  return range ? `${url} ${range.offset} ${range.length}` : url;
}

function piecesOf(bytes: Uint8Array): Uint8Array[] {
  return Array.from({ length: Math.ceil(bytes.length / chunkBytes) }, (_, n) =>
    bytes.subarray(n * chunkBytes, (n + 1) * chunkBytes),
  );
}

import type { PostKitClient } from '@postkit/sdk';
import { audioEventOperations } from '@postkit/sdk/operations';
import { frameSamples, framesOf, segmentLengths, toAdts } from './aac-frames.ts';
import { type Pcm, sampleRate } from './pcm.ts';

/** A cache of pending and resolved values that drops the one unused for longest. Rejected values are not kept. */
class LeastRecent<Value extends Promise<unknown>> {
  readonly #most: number;
  readonly #values = new Map<string, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string, load: () => Value): Value {
    const value = this.#values.get(key) ?? load();
    this.#values.delete(key);
    this.#values.set(key, value);
    value.catch(() => this.#values.get(key) === value && this.#values.delete(key));
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= this.#most) break;
      this.#values.delete(oldest);
    }
    return value;
  }
}

/** A segment of an event, numbered from 0. */
export interface SegmentPlace {
  eventId: number;
  n: number;
}

/** Where the transport gets its audio. */
export interface SegmentSource {
  /** Samples of each segment of an event. */
  lengthsOf(eventId: number): Promise<readonly number[]>;
  /** Decodes a segment as it sounds after `before`, because an AAC frame overlaps the one that plays before it. */
  load(place: SegmentPlace, before: SegmentPlace | null): Promise<Pcm>;
}

type Decode = (adts: ArrayBuffer) => Promise<Pick<AudioBuffer, 'getChannelData'>>;

/** Frames of the segment before that prime the decoder. */
const primingFrames = 2;

/** The stored audio of events. */
export interface StoredAudio {
  lengthsOf(eventId: number): Promise<readonly number[]>;
  /** The fMP4 segment. */
  read(place: SegmentPlace): Promise<Response>;
}

/** The station's archive, for a signed-in user. */
export function archiveOf({ transport }: PostKitClient): StoredAudio {
  return {
    lengthsOf: async (id) =>
      segmentLengths(await (await transport.open(audioEventOperations.playlist, { params: { id } })).text()),
    read: ({ eventId, n }) => transport.open(audioEventOperations.segment, { params: { id: eventId, n } }),
  };
}

/** Decodes stored audio. Keeps a minute of bytes and 40 seconds of samples, about 15 MB. */
export function createSegmentSource(stored: StoredAudio, decode: Decode = decodeAudio): SegmentSource {
  const lengths = new LeastRecent<Promise<readonly number[]>>(64);
  const frames = new LeastRecent<Promise<Uint8Array<ArrayBuffer>[]>>(12);
  const decoded = new LeastRecent<Promise<Pcm>>(8);

  const framesAt = (place: SegmentPlace) =>
    frames.get(`${place.eventId}/${place.n}`, async () =>
      framesOf(new Uint8Array(await (await stored.read(place)).arrayBuffer())),
    );

  async function decodeAfter(place: SegmentPlace, before: SegmentPlace | null): Promise<Pcm> {
    const own = await framesAt(place);
    const priming = before ? (await framesAt(before)).slice(-primingFrames) : [];
    const buffer = await decode(toAdts([...priming, ...own]));
    const from = priming.length * frameSamples;
    const channel = (index: number) =>
      buffer.getChannelData(index).slice(from, from + own.length * frameSamples);
    return [channel(0), channel(1)];
  }

  return {
    lengthsOf: (eventId) => lengths.get(`${eventId}`, () => stored.lengthsOf(eventId)),
    load: (place, before) =>
      decoded.get(`${place.eventId}/${place.n} after ${before ? `${before.eventId}/${before.n}` : ''}`, () =>
        decodeAfter(place, before),
      ),
  };
}

const sources = new WeakMap<PostKitClient, SegmentSource>();

/** One source for everything on a page that reads decoded samples without playing them. */
export function sharedSegmentSource(client: PostKitClient): SegmentSource {
  const source = sources.get(client) ?? createSegmentSource(archiveOf(client));
  sources.set(client, source);
  return source;
}

async function decodeAudio(adts: ArrayBuffer): Promise<AudioBuffer> {
  // Decoding resamples to the rate of the context, so a context of the archive's rate keeps every sample.
  return new OfflineAudioContext(2, 1, sampleRate).decodeAudioData(adts);
}

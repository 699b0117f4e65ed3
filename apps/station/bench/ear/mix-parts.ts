import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SeededRandom } from '../../src/audio/demo/seeded-random.ts';
import { type Clip, decode, level, rate } from './decode.ts';
import { joined, type Sound } from './join-sounds.ts';
import type { Part, TrueKind } from './part.ts';
import { wear } from './wear-part.ts';

interface Sources {
  /** Folder of the unpacked packages. */
  readonly files: string;
  /** The clips of each speaker. */
  readonly clips: readonly (readonly Clip[])[];
  readonly music: readonly { readonly name: string; readonly samples: Float32Array }[];
  /** Of the full length, from 0 to 1. */
  readonly share: number;
  readonly seed: number;
}

const minute = 60 * rate;
const run = promisify(execFile);

/** Mixes the parts of the material one after another: speech, music, speech over music, a programme, wear, and special sounds. */
export async function* mixParts(sources: Sources): AsyncGenerator<Part> {
  const mixer = new Mixer(sources);
  const { share } = sources;
  const parts: Part[] = [];
  const add = (part: Part): Part => (parts.push(part), part);
  yield add(mixer.speech(25 * share * minute));
  yield add(mixer.musicOfEach(25 * share * minute));
  for (const bed of [6, 12, 18, 24]) yield add(mixer.over(bed, 7.5 * share * minute));
  yield mixer.programme(30 * share * minute);
  yield await wear(parts);
  yield await special(sources, mixer);
}

class Mixer {
  readonly random: SeededRandom;
  readonly #sources: Sources;
  /** The next clip of each speaker, and where the next stretch of each track begins. */
  readonly #nextClip: number[];
  readonly #nextSample: number[];

  constructor(sources: Sources) {
    this.#sources = sources;
    this.random = new SeededRandom(sources.seed);
    this.#nextClip = sources.clips.map(() => 0);
    this.#nextSample = sources.music.map(() => 0);
  }

  /** Clips of one speaker with pauses of 0.3 to 1.3 s, over a noise of a room between -80 and -60 dBFS. */
  talk(speaker: number, length: number): Sound {
    const clips = this.#sources.clips[speaker] ?? [];
    const samples = new Float32Array(length);
    const noise = 10 ** (this.random.between(-80, -60) / 20) * Math.sqrt(3);
    let at = Math.round(this.random.between(0, 0.2) * rate);
    while (at < length) {
      const next = this.#nextClip[speaker] ?? 0;
      this.#nextClip[speaker] = next + 1;
      const clip = clips[next % clips.length]?.samples ?? new Float32Array(rate);
      samples.set(clip.subarray(0, length - at), at);
      at += clip.length + Math.round(this.random.between(0.3, 1.3) * rate);
    }
    for (let sample = 0; sample < length; sample += 1)
      samples[sample] = (samples[sample] ?? 0) + noise * this.random.between(-1, 1);
    return { samples, kind: 'speech', of: [clips[0]?.language ?? ''] };
  }

  /** The next stretch of a track, without its quiet start and end. */
  song(track: number, length: number): Sound {
    const { name = '', samples = new Float32Array() } = this.#sources.music[track] ?? {};
    const [from, to] = [5 * rate, samples.length - 5 * rate];
    const result = new Float32Array(length);
    let at = 0;
    while (at < length) {
      const begin = from + (this.#nextSample[track] ?? 0);
      const piece = samples.subarray(begin, Math.min(to, begin + length - at));
      result.set(piece, at);
      at += piece.length;
      this.#nextSample[track] = begin + piece.length >= to ? 0 : begin + piece.length - from;
    }
    return { samples: result, kind: 'music', of: [name] };
  }

  talkOver(speaker: number, track: number, { length, bed }: { length: number; bed: number }): Sound {
    const talk = this.talk(speaker, length);
    const music = level(this.song(track, length).samples, 0.1 * 10 ** (-bed / 20));
    return {
      samples: talk.samples.map((value, at) => value + (music[at] ?? 0)),
      kind: 'speech_over_music',
      of: [...talk.of, this.#sources.music[track]?.name ?? ''],
    };
  }

  anySpeaker(): number {
    return this.random.whole(0, this.#sources.clips.length - 1);
  }

  anyTrack(): number {
    return this.random.whole(0, this.#sources.music.length - 1);
  }

  speech(length: number): Part {
    const each = Math.round(length / this.#sources.clips.length);
    return joined(
      'speech',
      this.#sources.clips.map((_, speaker) => this.talk(speaker, each)),
    );
  }

  musicOfEach(length: number): Part {
    const each = Math.round(length / this.#sources.music.length);
    return joined(
      'music',
      this.#sources.music.map((_, track) => this.song(track, each)),
    );
  }

  /** Every speaker over every other track. */
  over(bed: number, length: number): Part {
    const pairs = this.#sources.clips.flatMap((_, speaker) =>
      this.#sources.music.flatMap((_track, track) =>
        (track + speaker + bed / 6) % 2 === 0 ? [[speaker, track] as const] : [],
      ),
    );
    const each = Math.round(length / pairs.length);
    return joined(
      `over-${bed}`,
      pairs.map(([speaker, track]) => this.talkOver(speaker, track, { length: each, bed })),
    );
  }

  /** Talk, songs, talk over beds, openings that duck under the talk, jingles and silences, with hard cuts and crossfades. */
  programme(length: number): Part {
    const sounds: Sound[] = [];
    let [total, kind] = [0, ''];
    while (total < length) {
      const next = this.random.pick(['talk', 'song', 'over', 'opening', 'jingle', 'silence', 'talk', 'song']);
      if (next === kind) continue;
      kind = next;
      const seconds = (low: number, high: number) => Math.round(this.random.between(low, high) * rate);
      const bed = this.random.pick([6, 12, 18]);
      if (next === 'talk') sounds.push(this.talk(this.anySpeaker(), seconds(10, 90)));
      if (next === 'song') sounds.push(this.song(this.anyTrack(), seconds(20, 150)));
      if (next === 'over')
        sounds.push(this.talkOver(this.anySpeaker(), this.anyTrack(), { length: seconds(10, 45), bed }));
      if (next === 'opening') sounds.push(...this.#opening());
      if (next === 'jingle') sounds.push(this.song(this.anyTrack(), seconds(3, 8)));
      if (next === 'silence')
        sounds.push({ samples: new Float32Array(seconds(1, 3)), kind: 'silence', of: ['silence'] });
      total = sounds.reduce((sum, { samples }) => sum + samples.length, 0);
    }
    return joined('programme', sounds, this.random);
  }

  /** A theme at full level that ducks by 18 dB within half a second as the talk begins. */
  #opening(): Sound[] {
    const [before, after] = [this.random.whole(5, 12) * rate, this.random.whole(10, 30) * rate];
    const track = this.anyTrack();
    const theme = this.song(track, before + after);
    const talk = this.talk(this.anySpeaker(), after);
    const low = 10 ** (-18 / 20);
    const under = talk.samples.map((value, at) => {
      const gain = low ** Math.min(1, at / (rate / 2));
      return value + gain * (theme.samples[before + at] ?? 0);
    });
    return [
      { ...theme, samples: theme.samples.slice(0, before) },
      { samples: under, kind: 'speech_over_music', of: [...talk.of, ...theme.of] },
    ];
  }
}

const sentences = [
  'Good morning, it is eight o clock and here is the news from the harbour and the city council.',
  'The weather stays dry until the evening, with a light wind from the north west and eighteen degrees.',
  'Traffic is slow on the bridge after an accident, so please leave the left lane free for the police.',
  'In the second half of the programme we speak to a baker who has changed the recipe of her bread.',
];

/** Synthetic voices, alone and over music, and sounds that are neither: tones, noise and silence. */
async function special({ files }: Sources, mixer: Mixer): Promise<Part> {
  const sounds: Sound[] = [];
  for (const voice of ['rms', 'slt', 'awb', 'kal16']) {
    const spoken: Float32Array[] = [];
    for (const sentence of sentences) spoken.push(level(await speak(files, voice, sentence), 0.1));
    const length = spoken.reduce((sum, samples) => sum + samples.length, 0);
    const samples = new Float32Array(length);
    let at = 0;
    for (const part of spoken) {
      samples.set(part, at);
      at += part.length;
    }
    sounds.push({ samples, kind: 'speech', of: [`flite ${voice}`] });
    const bed = level(mixer.song(mixer.anyTrack(), length).samples, 0.1 * 10 ** (-12 / 20));
    sounds.push({
      samples: samples.map((value, index) => value + (bed[index] ?? 0)),
      kind: 'speech_over_music',
      of: [`flite ${voice} over music at -12 dB`],
    });
  }
  const length = 20 * rate;
  const sines = [220, 277.2, 329.6].map(
    (hertz) => (at: number) => 0.05 * Math.sin((2 * Math.PI * hertz * at) / rate),
  );
  const make = (kind: TrueKind, of: string, value: (at: number) => number) =>
    sounds.push({ samples: Float32Array.from({ length }, (_, at) => value(at)), kind, of: [of] });
  make('tone', 'steady chord', (at) => sines.reduce((sum, sine) => sum + sine(at), 0));
  make('noise', 'white noise at -30 dBFS', () => 0.055 * mixer.random.between(-1, 1));
  make('silence', 'digital silence', () => 0);
  make('silence', 'noise at -70 dBFS', () => 0.00055 * mixer.random.between(-1, 1));
  return joined('special', sounds);
}

async function speak(files: string, voice: string, sentence: string): Promise<Float32Array> {
  const program = join(files, 'usr/bin/flite');
  const file = join(files, 'spoken.wav');
  const env = { LD_LIBRARY_PATH: join(files, 'usr/lib/x86_64-linux-gnu') };
  await run(program, ['-voice', voice, '-t', sentence, '-o', file], { env });
  return decode(['-i', file]);
}

import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { mergeResponse } from '@postkit/sdk/schema';
import { SAMPLE_RATE, type EpisodePart } from '../../audio/index.ts';
import { decodeFile, runFfmpeg } from '../../audio/testing/run-ffmpeg.ts';
import { temporaryFolder } from '../../audio/testing/temporary-folder.ts';
import { firstStation } from '../../testing/index.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { stationTest } from '../../testing/station-test.ts';
import { wholeStation } from '../accounts/index.ts';
import type { AudioEventRow } from '../audio-events/index.ts';
import { ingestFile } from './ingest-file.ts';

const { server } = stationTest();

/** Two tones that repeat together after 4,410 samples, at a quarter of full scale each. */
const toneAt = (at: number) =>
  Math.round(
    8192 *
      (Math.sin((2 * Math.PI * 440 * at) / SAMPLE_RATE) + Math.sin((2 * Math.PI * 1230 * at) / SAMPLE_RATE)),
  );

async function merge(events: readonly AudioEventRow[]): Promise<AudioEventRow> {
  const json = { events: events.map(({ id }) => id) };
  const response = await server.call(`/${server.slug}/event/merge/`, {
    method: 'POST',
    as: await server.signIn(),
    json,
  });
  const { id } = mergeResponse.parse(await response.json());
  const [event] = await server.features.audioEvents.byIds(wholeStation(firstStation(server).id), [id]);
  if (!event) throw new Error('No event was merged.');
  return event;
}

let streams = 0;

/** Uploads samples `from` to `to` of the tone as a file. */
async function upload(from: number, to: number, encoder: readonly string[] = []): Promise<AudioEventRow> {
  using folder = temporaryFolder();
  const samples = Int16Array.from({ length: 2 * (to - from) }, (_, index) => toneAt(from + (index >> 1)));
  await writeFile(folder.file('samples'), samples);
  const input = ['-f', 's16le', '-ar', '44100', '-ac', '2', '-i', folder.file('samples')];
  await runFfmpeg(...input, ...(encoder.length > 0 ? encoder : ['-f', 'wav']), folder.file('upload'));
  const { context, features } = server;
  streams += 1;
  const { segments } = await ingestFile(
    context,
    { stream: `joined-${streams}`, file: folder.file('upload') },
    {},
  );
  const [event] = await context.db.transaction(async (transaction) =>
    features.audioEvents.add(transaction, firstStation(server), [
      {
        type_name: 'UPLOAD',
        origin: 'upload',
        title: 'Part',
        category: 'Talk',
        started_at: Math.floor(context.clock.now() / 1000),
        ranges: [await features.audioEvents.addAudio(transaction, firstStation(server).id, segments)],
      },
    ]),
  );
  if (!event) throw new Error('No event was created.');
  return event;
}

async function partsOf(events: readonly AudioEventRow[]): Promise<EpisodePart[]> {
  const parts: EpisodePart[] = [];
  for (const event of events) parts.push(...(await server.features.audioEvents.partsOf(event)));
  return parts;
}

async function render(
  parts: readonly EpisodePart[],
  format: 'aac' | 'mp3',
  options: { precision?: 'sample' } = {},
) {
  using folder = temporaryFolder();
  const output = folder.file(`out.${format}`);
  const { archive, engine } = server.context;
  const result = await engine.render({ archive, parts, output, format, mp3: { bitrate: 320 }, ...options });
  return { result, samples: await decodeFile(output) };
}

/** Decibels by which what differs from the tone is below it, in the 10 ms around a sample; the tone is `late` samples late. */
function exactness(samples: Int16Array, at: number, late = 0): number {
  let [signal, noise] = [0, 0];
  for (let index = at - 220; index < at + 220; index += 1) {
    const wanted = toneAt(index - late);
    signal += wanted ** 2;
    noise += ((samples[2 * index] ?? 0) - wanted) ** 2;
  }
  return 10 * Math.log10(signal / noise);
}

/** Codecs at these rates are this close to the tone; one sample too much or too few leaves about 18 dB. */
const exact = 23;

/** Whether the audio around a sample is the tone, rather than the tone one sample early or late. */
function isExact(samples: Int16Array, at: number, least = exact): boolean {
  const found = exactness(samples, at);
  return found > least && found > exactness(samples, at, 1) + 2 && found > exactness(samples, at, -1) + 2;
}

describe('uploads that continue each other', () => {
  it.each<[name: string, lengths: readonly number[]]>([
    ['of five seconds', [220_500, 220_500]],
    ['that end with a frame', [215 * 1024, 100_000]],
    ['that end with a segment', [214 * 1024, 214 * 1024, 50_000]],
    ['that end one sample behind a frame', [100 * 1024 + 1, 90_000]],
    ['that end one sample before a frame', [100 * 1024 - 1, 90_000]],
    ['of a second, four of them', [44_100, 44_100, 44_100, 44_100]],
  ])('%s are joined to the sample', async (_name, lengths) => {
    const ends: number[] = [];
    const events: AudioEventRow[] = [];
    for (const length of lengths) {
      const from = ends.at(-1) ?? 0;
      events.push(await upload(from, from + length));
      ends.push(from + length);
    }
    const parts = await partsOf(events);
    const whole = ends.at(-1) ?? 0;
    const merged = await merge(events);
    for (const all of [parts, await partsOf([merged])]) {
      for (const format of ['aac', 'mp3'] as const) {
        const { samples, result } = await render(all, format);
        for (const end of ends.slice(0, -1)) {
          expect([format, end, isExact(samples, end)]).toEqual([format, end, true]);
        }
        // The last frame is whole.
        expect(samples.length / 2 - whole).toBeGreaterThanOrEqual(0);
        expect(samples.length / 2 - whole).toBeLessThan(2 * 1024);
        expect(result.parts.map(({ offset_samples }) => offset_samples)).toEqual([0, ...ends.slice(0, -1)]);
      }
    }
  });

  it.each([
    ['flac', ['-f', 'flac']],
    ['mp3', ['-b:a', '320k', '-f', 'mp3']],
    ['48 kHz', ['-ar', '48000', '-f', 'wav']],
  ])('are joined to the sample as %s', async (_name, encoder) => {
    const parts = await partsOf([await upload(0, 88_200, encoder), await upload(88_200, 176_400, encoder)]);
    const { samples } = await render(parts, 'mp3');
    expect(isExact(samples, 88_200, 20)).toBe(true);
  });

  it('are joined to the sample in a clip, and where the first was cut at its start and the second at its end', async () => {
    const events = [await upload(0, 220_500), await upload(220_500, 441_000)];
    const [first, second] = await partsOf(events);
    if (!first || !second) throw new Error('two parts');
    const trimmed = [
      { ...first, trim_start_ms: (10 * 1024 * 1000) / SAMPLE_RATE },
      { ...second, trim_end_ms: (20 * 1024 * 1000) / SAMPLE_RATE },
    ];
    for (const precision of [undefined, 'sample'] as const) {
      const { samples } = await render(trimmed, 'mp3', precision ? { precision } : {});
      const shifted = Int16Array.from(
        { length: samples.length + 20 * 1024 },
        (_, index) => samples[index - 20 * 1024] ?? 0,
      );
      expect(isExact(shifted, 220_500)).toBe(true);
    }
  });
});

describe('other joins', () => {
  it('copy the frames of an upload behind or before the log, and of audio of older versions', async () => {
    const plain = await makeEvent(server, { segments: 1 });
    const own = await upload(0, 100_000);
    for (const events of [[own, plain], [plain, own], [plain, plain], [own]]) {
      const parts = await partsOf(events);
      const { result } = await render(parts, 'aac');
      const frames = events.reduce((sum, event) => sum + event.frames, 0);
      expect(result.samples).toBe(frames * 1024);
      // Levels are measured only if samples were encoded again.
      expect(result.levels).toBeUndefined();
    }
  });

  it('keep an end that was cut', async () => {
    const [first, second] = await partsOf([await upload(0, 100_000), await upload(100_000, 200_000)]);
    if (!first || !second) throw new Error('two parts');
    const cutEnd = await render([{ ...first, trim_end_ms: 2000 }, second], 'aac');
    const cutStart = await render([first, { ...second, trim_start_ms: 2000 }], 'aac');
    expect(cutEnd.result.levels).toBeUndefined();
    expect(cutStart.result.levels).toBeUndefined();
  });
});

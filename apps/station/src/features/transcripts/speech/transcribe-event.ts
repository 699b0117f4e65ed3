import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { StationContext } from '../../../context.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import type { AudioEventRow, AudioEvents, NewWords } from '../../audio-events/index.ts';
import type { CaptionFile, CaptionWord } from '../captions/caption.ts';
import { type AudioChunk, audioChunks, wordsOfChunk } from './audio-chunks.ts';
import { type SpeechAdapter, SpeechError } from './speech-adapter.ts';

interface EventTranscription {
  readonly job: Pick<JobContext, 'signal' | 'turn'>;
  /** Receives 0 to 100. */
  readonly onProgress: (percent: number) => Promise<void>;
}

/** Sends the audio of an event to the speech service, ten minutes at a time. @throws SpeechError, also without words */
export async function transcribeEvent(
  context: StationContext,
  { audioEvents, speech }: { audioEvents: Pick<AudioEvents, 'partsOf'>; speech: SpeechAdapter },
  event: AudioEventRow,
  { job, onProgress }: EventTranscription,
): Promise<NewWords> {
  const chunks = audioChunks(await audioEvents.partsOf(event));
  const words: CaptionWord[] = [];
  let [timing, language]: [NewWords['timing'], string] = ['words', ''];
  for (const [index, chunk] of chunks.entries()) {
    const read = await transcribeChunk(context, speech, chunk, job);
    words.push(...wordsOfChunk(chunk, read.words));
    if (read.timing === 'captions' && read.words.length > 0) timing = 'captions';
    language ||= read.language;
    await onProgress(Math.round(((index + 1) / chunks.length) * 100));
  }
  if (words.length === 0)
    throw new SpeechError('The speech service heard no words in this audio.', { isTemporary: false });
  return { words, timing, language };
}

async function transcribeChunk(
  { archive, storage, engine }: StationContext,
  speech: SpeechAdapter,
  { parts }: AudioChunk,
  { signal, turn }: EventTranscription['job'],
): Promise<CaptionFile> {
  const folder = await storage.scratch();
  try {
    const file = join(folder, 'audio.mp3');
    await engine.render(
      { archive, parts, output: file, format: 'mp3', mp3: { bitrate: 64 } },
      { signal, turn },
    );
    return await speech({ file, signal });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

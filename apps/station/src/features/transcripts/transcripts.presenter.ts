import type { Transcript, TranscriptionState } from '@postkit/sdk/schema';
import type { TranscriptionRow } from './transcript-tables.ts';
import type { TranscriptWords } from './transcript-words.ts';

export function presentTranscription(row: TranscriptionRow | undefined): TranscriptionState {
  if (!row) return { status: 'none', progress: 0, error: '' };
  return { status: row.status, progress: row.progress, error: row.error };
}

export function presentTranscript(
  { words, timing, language }: TranscriptWords,
  transcription: TranscriptionState,
  canTranscribe: boolean,
): Transcript {
  const speakers = new Map<string, { label: string; name: string; index: number }>();
  const indexOf = (label: string | null, name: string | null): number | null => {
    if (label === null || name === null) return null;
    const key = `${label}\n${name}`;
    const known = speakers.get(key) ?? { label, name, index: speakers.size };
    speakers.set(key, known);
    return known.index;
  };
  const shown = words.map(({ start, end, text, cut, label, speaker }) => ({
    start,
    end,
    text,
    cut,
    speaker: indexOf(label, speaker),
  }));
  return {
    words: shown,
    speakers: [...speakers.values()].map(({ label, name }) => ({ label, name })),
    timing,
    language,
    transcription,
    can_transcribe: canTranscribe,
  };
}

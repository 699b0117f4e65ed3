import { z } from 'zod';
import { percentage, text } from '../common/scalars.ts';

/** A spoken word. Times are milliseconds from the start of the audio. */
export const transcriptWord = z.object({
  /** Milliseconds from the start of the audio. */
  start: z.int().min(0),
  /** Milliseconds from the start of the audio. */
  end: z.int().min(0),
  /** The word, with its punctuation. It ends in a space where its script has one that is not between all words, as Thai has. */
  text: z.string(),
  /** Index in the speakers of the transcript; null if unknown. */
  speaker: z.int().min(0).nullable(),
  /** The word was cut out of the audio at `start`; it is not heard. */
  cut: z.boolean(),
});
export type TranscriptWord = z.output<typeof transcriptWord>;

/** A voice: its label in the source, and the name that screens show. */
export const transcriptSpeaker = z.object({
  /** Label that the speech service gave the speaker. */
  label: z.string(),
  /** Name that a user gave the speaker; empty if none has. */
  name: z.string(),
});
export type TranscriptSpeaker = z.output<typeof transcriptSpeaker>;

/**
 * How exact the times are: measured for each word, measured for each caption (words are placed in it by their length),
 * or estimated from the text alone.
 */
export const transcriptTiming = z.enum(['words', 'captions', 'estimated']);
export type TranscriptTiming = z.output<typeof transcriptTiming>;

/** The state of a transcription by the speech service; `none` if none was requested or the last one succeeded. */
export const transcriptionState = z.object({
  /** State of the transcription. */
  status: z.enum(['none', 'waiting', 'running', 'failed']),
  /** Progress of the transcription. */
  progress: percentage,
  /** Why it failed, and what to do; empty otherwise. */
  error: z.string(),
});
export type TranscriptionState = z.output<typeof transcriptionState>;

/** The words of an event or an episode, derived from the audio that it plays. */
export const transcript = z.object({
  /** Words in order. */
  words: z.array(transcriptWord),
  /** Speakers of the words. */
  speakers: z.array(transcriptSpeaker),
  /** The least exact of its parts; null without words. */
  timing: transcriptTiming.nullable(),
  /** Language tag such as `en`; empty if unknown. */
  language: z.string(),
  transcription: transcriptionState,
  /** Whether the installation has a speech service. */
  can_transcribe: z.boolean(),
});
export type Transcript = z.output<typeof transcript>;

/** The words after a file was imported. */
export const importedTranscript = transcript.extend({
  /** Assumptions of the station about the file, and the captions that it left out, in sentences; empty for none. */
  notice: z.string(),
});
export type ImportedTranscript = z.output<typeof importedTranscript>;

/** File formats of a transcript. */
export const transcriptFormat = z.enum(['vtt', 'srt', 'json', 'txt']);
export type TranscriptFormat = z.output<typeof transcriptFormat>;

/** The longest file to import, in characters. */
export const longestTranscriptFile = 2_000_000;

/** The longest file to import as bytes. */
export const longestTranscriptBytes = 3_000_000;

/** A transcript to import: its text as `file`, or its bytes as `file_base64`, which the station decodes. */
export const transcriptInput = z
  .object({
    /** Format of the file. */
    format: z.enum(['vtt', 'srt', 'json']),
    /** The text of the file. */
    file: z
      .string()
      .min(1, 'The file is empty.')
      .max(longestTranscriptFile, 'The file is longer than 2 million characters.')
      .optional(),
    /** The bytes of the file as base64, instead of `file`: UTF-8, UTF-16 or another encoding, which the station recognises. */
    file_base64: z
      .base64('The file is not in base64.')
      .min(1, 'The file is empty.')
      .max(Math.ceil(longestTranscriptBytes / 3) * 4, 'The file is larger than 3 MB.')
      .optional(),
    /** Encoding of the bytes, such as that of a `Content-Type`; empty if unknown. It counts if the bytes agree. */
    charset: text(40).default(''),
    /** Language tag; empty if unknown. */
    language: text(35).default(''),
  })
  .refine(({ file, file_base64 }) => (file === undefined) !== (file_base64 === undefined), {
    path: ['file'],
    message: 'Send the text of the file as file, or its bytes as file_base64.',
  });

export const speakerInput = z.object({
  /** `event` names the speaker wherever that audio is used; `episode` and `show` only there. */
  scope: z.enum(['event', 'episode', 'show']),
  id: z.int().positive(),
  /** Label that the speech service gave the speaker. */
  label: z.string().min(1).max(100),
  /** Empty to show the label again. */
  name: text(100),
});

export const transcriptSettingsInput = z.object({
  /** The station transcribes the events of the show’s new episodes by itself. */
  automatic: z.boolean(),
});

export const transcriptSettings = transcriptSettingsInput.extend({
  /** Whether the installation has a speech service; without one, `automatic` has no effect. */
  can_transcribe: z.boolean(),
});
export type TranscriptSettings = z.output<typeof transcriptSettings>;

/** A place in a published episode at which the searched words are spoken. */
export const transcriptHit = z.object({
  playlist_id: z.int(),
  /** Title of the episode. */
  title: z.string(),
  /** Address of its page. */
  url: z.string(),
  /** Seconds from the start of the episode. */
  start: z.number().min(0),
  /** The words around it. The found ones are at `marks`, as pairs of offsets in UTF-16 units. */
  snippet: z.string(),
  /** First character and end of each match in the text. */
  marks: z.array(z.tuple([z.int(), z.int()])),
});
export type TranscriptHit = z.output<typeof transcriptHit>;

export const transcriptSearch = z.object({
  /** Matches of the page, best first. */
  hits: z.array(transcriptHit),
  /** Number of matches. */
  total: z.int().min(0),
});

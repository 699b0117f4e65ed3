import { z } from 'zod';
import { calendarDate, unixSeconds } from '../common/scalars.ts';
import { playoutFindingLevels } from './playout-reading.ts';

/** Forms of logs of what aired, whose readers the station has. */
export const asRunForms = [
  'rivendell-log',
  'delta-flex',
  'npr-playlist',
  'sound-exchange',
  'bmi-emr',
  'suisa-report',
  'results-recon',
  'station-playlist-log',
  'master-control',
  'radio-traffic',
] as const;

/** Characters of a log of what aired at most, as text or base64. */
export const mostAsRunCharacters = 3_000_000;

const offset = z.int().min(-600_000).max(600_000);

/** A log of what aired. */
export const asRunFile = z.object({
  /** The file: text, or base64 of its bytes. */
  file: z.string().min(1, 'Choose a file.').max(mostAsRunCharacters, 'The file is too large.'),
  /** Whether `file` is base64. */
  is_base64: z.boolean().optional(),
  /** Name of the file, for the list of corrections. */
  name: z.string().trim().max(200).optional(),
  /** Its form; absent to recognise it. */
  form: z.enum(asRunForms).optional(),
  /** Day of a file that does not say it, in the station's time zone. */
  date: calendarDate.optional(),
  /** Milliseconds by which the sound is recorded later than the file says; that of the first input by default. */
  offset_ms: offset.optional(),
});

/** The source of a correction: a file, or the inputs by now, with another offset if that is given. */
export const playoutCorrectionSource = z.object({
  /** Start of the span in unix seconds; by default that of the file. */
  start: unixSeconds.optional(),
  /** End of the span in unix seconds, at most 48 hours later; by default that of the file. */
  end: unixSeconds.optional(),
  /** Log of what aired; absent for the inputs. */
  as_run: asRunFile.optional(),
  /** Input whose offset is another one in this span; its setting stays. */
  input: z.int().optional(),
  /** Milliseconds by which the sound was recorded later than the input said; with `input`. */
  offset_ms: offset.optional(),
});
/** As clients write it. */
export type PlayoutCorrectionSource = z.input<typeof playoutCorrectionSource>;

/**
 * - `unchanged`: an event stays
 * - `no_row`: an event stays because the source says nothing of its time
 * - `renamed`: the same audio under another cart
 * - `recut`: an event gets other bounds
 * - `added`: a new event
 * - `gone`: an event whose audio others get
 * - `no_audio`: a row whose time was not recorded
 */
export const playoutCorrectionKinds = [
  'unchanged',
  'no_row',
  'renamed',
  'recut',
  'added',
  'gone',
  'no_audio',
] as const;

const correctedPiece = z.object({
  /** Unix milliseconds of its first sound. */
  start_ms: z.number(),
  /** Unix milliseconds of its end. */
  end_ms: z.number(),
  /** Title of the cart. */
  title: z.string(),
  /** Performer; empty for none. */
  artist: z.string(),
  /** Identifier of the cart. */
  identifier: z.string(),
  /** Name of its category. */
  category: z.string(),
  /** Kind of part; null for an event that no playout system named. */
  kind: z.enum(['element', 'talk', 'unknown']).nullable(),
});

/** A line of a correction. */
export const playoutCorrectionLine = z.object({
  /** Number of the line, from 0. */
  index: z.int(),
  /** Kind of change. */
  kind: z.enum(playoutCorrectionKinds),
  /** Lines of one group are applied together, because they share bounds. */
  group: z.int(),
  /** The event; null for a new one, and for a row without audio. */
  event_id: z.int().nullable(),
  /** As it is; null for a new event. */
  before: correctedPiece.nullable(),
  /** As it becomes; null for an event that goes. */
  after: correctedPiece.nullable(),
  /** Number of uses. The bounds of an event that is used never move. */
  users: z.object({
    /** Episodes, with their earlier audio. */
    episodes: z.int(),
    /** Drafts. */
    drafts: z.int(),
    /** Others, such as schedules, shows and links to slots. */
    others: z.int(),
  }),
});
export type PlayoutCorrectionLine = z.output<typeof playoutCorrectionLine>;

/** Number of lines by kind. */
const counts = z.object({
  /** Events that stay. */
  unchanged: z.int(),
  /** Events of whose time the source says nothing. */
  no_row: z.int(),
  /** Events that get another cart. */
  renamed: z.int(),
  /** Events that get other bounds. */
  recut: z.int(),
  /** New events. */
  added: z.int(),
  /** Events that go. */
  gone: z.int(),
  /** Rows without audio. */
  no_audio: z.int(),
});

/** The changes that a correction would make. */
export const playoutCorrectionPreview = z.object({
  /** Of the log and the lines, for `apply`. */
  version: z.string(),
  /** Unix seconds at which the span starts. */
  start: unixSeconds,
  /** Unix seconds at which the span ends. */
  end: unixSeconds,
  /** Form of the file; null without one. */
  form: z.enum(asRunForms).nullable(),
  /** Remarks of the reader of the file. */
  findings: z.array(
    z.object({
      /** Kind of remark. */
      level: z.enum(playoutFindingLevels),
      /** A sentence. */
      text: z.string(),
    }),
  ),
  /** Number of lines by kind. */
  counts,
  /** In the order of the log. */
  lines: z.array(playoutCorrectionLine),
});
export type PlayoutCorrectionPreview = z.output<typeof playoutCorrectionPreview>;

/** A correction to apply, as it was previewed. */
export const playoutCorrectionCreate = playoutCorrectionSource.extend({
  /** Of the preview. */
  version: z.string().min(1).max(100),
  /** Indexes of the lines to apply, with those of their groups; absent for all. */
  lines: z.array(z.int()).max(50_000).optional(),
});
/** As clients write it. */
export type PlayoutCorrectionCreate = z.input<typeof playoutCorrectionCreate>;

/** A correction of the log. */
export const playoutCorrection = z.object({
  id: z.int(),
  /** Whether a file or the inputs corrected the log. */
  source: z.enum(['as_run', 'inputs']),
  /** A proposed one waits for a user, because events of its span are used. */
  state: z.enum(['applied', 'undone', 'proposed']),
  /** Name of the file, or the reason of a proposal; else empty. */
  name: z.string(),
  /** Unix seconds at which its span starts. */
  start: unixSeconds,
  /** Unix seconds at which its span ends. */
  end: unixSeconds,
  /** Unix seconds at which it was applied or proposed. */
  made_at: unixSeconds,
  /** Name of the user; empty for the station. */
  made_by: z.string(),
  /** Number of lines by kind. */
  counts,
  /** Whether it can be undone: it is the last one that concerns its events, and the log still has its span. */
  can_undo: z.boolean(),
});
export type PlayoutCorrection = z.output<typeof playoutCorrection>;

/** The effect of an undone correction. */
export const playoutCorrectionUndone = z.object({
  correction: playoutCorrection,
  /** Events that stay as the correction made them, because they are used by now. */
  kept: z.array(
    z.object({
      /** Id of the event. */
      event_id: z.int(),
      /** Its title. */
      title: z.string(),
    }),
  ),
});
export type PlayoutCorrectionUndone = z.output<typeof playoutCorrectionUndone>;

/**
 * - `played`: every element, with the episodes that contain it
 * - `sound-exchange`: songs by their number of plays, for the report of use to SoundExchange
 * - `suisa`: songs with their times, for the broadcast report to SUISA
 * - `spots`: adverts with their planned and aired lengths, and whether the audio is in the archive
 */
export const playoutReports = ['played', 'sound-exchange', 'suisa', 'spots'] as const;

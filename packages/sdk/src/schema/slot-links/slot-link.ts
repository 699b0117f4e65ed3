import { z } from 'zod';
import { resourceUri, text, unixSeconds } from '../common/scalars.ts';

/** Seconds of the longest slot. */
export const longestSlot = 6 * 3600;
/** Days for which a link may be valid. */
export const longestSlotDays = 14;

/**
 * `open` until the presenter submits it, `submitted` until an editor decides, `sent_back` to the presenter with a reply, `approved`: it is a
 * draft, `revoked`: the link is void, `expired`: it was not submitted in time.
 */
export const slotStates = ['open', 'submitted', 'sent_back', 'approved', 'revoked', 'expired'] as const;
export type SlotState = (typeof slotStates)[number];

const title = text(300);
const description = z.string().max(8000);

/** The part of a slot to keep, in seconds from its start. */
const trim = {
  /** Seconds into the slot at which the piece starts. */
  trim_start: z.number().min(0),
  /** Seconds into the slot at which the piece ends. */
  trim_end: z.number().min(0),
};

/** A part of the log that a presenter trims and titles without an account, as editors see it. */
export const slotLink = z.object({
  id: z.int(),
  resource_uri: resourceUri,
  show_id: z.int(),
  /** Name of the presenter. */
  presenter: z.string(),
  /** The editor's words to the presenter. */
  note: z.string(),
  /** Start of the slot. */
  start: unixSeconds,
  /** End of the slot. */
  end: unixSeconds,
  /** Seconds of its audio; less than `end - start` if the recording has gaps. */
  seconds: z.number(),
  /** Title that the presenter gave it. */
  title: z.string(),
  /** Description that the presenter gave it. */
  description: z.string(),
  ...trim,
  /** State of the link. */
  state: z.enum(slotStates),
  /** Why it was sent back. */
  reply: z.string(),
  created_by: z.string(),
  created_at: unixSeconds,
  expires_at: unixSeconds,
  /** When the presenter submitted it; null before. */
  submitted_at: unixSeconds.nullable(),
  /** Name of the user who approved it or sent it back; empty before. */
  decided_by: z.string(),
  /** When it was approved or sent back; null before. */
  decided_at: unixSeconds.nullable(),
  /** The draft that it became. Null before it is approved. */
  playlist_id: z.int().nullable(),
});
export type SlotLink = z.output<typeof slotLink>;

const days = z.int().min(1).max(longestSlotDays);

export const slotLinkInput = z
  .object({
    /** Path of the show. */
    show: resourceUri,
    /** A range of the broadcast, as `logger.copy` takes it. */
    start: z.number().min(0),
    /** End of the range in unix seconds. */
    end: z.number().min(0),
    /** Name of the presenter. */
    presenter: text(100).refine((name) => name.trim() !== '', 'Enter the name of the presenter.'),
    /** Words to the presenter. */
    note: z.string().max(1000).default(''),
    /** Title to start with. */
    title: title.default(''),
    /** Days until the link stops working; 3 when absent. */
    days: days.default(3),
  })
  .refine(({ start, end }) => end > start, { path: ['end'], message: 'The end must be after the start.' })
  .refine(({ start, end }) => end - start <= longestSlot, {
    path: ['end'],
    message: 'A slot has at most 6 hours. Choose a shorter range.',
  });

export const slotLinkRenewal = z.object({
  /** Days until the link stops working; 3 when absent. */
  days: days.default(3),
});
export const slotReply = z.object({
  /** Words to the presenter. */
  reply: z.string().trim().min(1, 'Write what the presenter should change.').max(1000),
});

/** A new link. The station stores only the hash of the token: it is in no later response. */
export const newSlotLink = z.object({
  slot_link: slotLink,
  /** Token of the link. Only this response contains it. */
  token: z.string(),
});
export type NewSlotLink = z.output<typeof newSlotLink>;

/** Part of an address that the browser does not send, so it is in no log of a server. */
export const slotToken = z.object({
  /** Token of the link. */
  token: z.string().min(1).max(200),
});

const level = z.array(z.int());

/** Audio of one title of the slot. */
export const slotPiece = z.object({
  /** Title of the piece. */
  title: z.string(),
  /** Artist of the piece; empty if none is known. */
  artist: z.string(),
  /** Length in seconds. */
  seconds: z.number(),
  /** Samples of each segment, at 44,100 Hz. */
  segments: z.array(z.int()),
  /** The waveform in equal parts, −128 to 127. */
  min: level,
  /** Loudest sample of each column. */
  max: level,
  /** Mean level of each column. */
  rms: level,
});
export type SlotPiece = z.output<typeof slotPiece>;

/** A slot as its presenter sees it. */
export const slot = slotLink
  .pick({
    presenter: true,
    note: true,
    start: true,
    end: true,
    seconds: true,
    title: true,
    description: true,
    trim_start: true,
    trim_end: true,
    state: true,
    reply: true,
    created_by: true,
    expires_at: true,
  })
  .extend({
    /** Title of the station. */
    station: z.string(),
    timezone: z.string(),
    /** Title of the show. */
    show: z.string(),
    /** Address of the show's cover; empty for none. */
    cover: z.string(),
    /** Rises with every change. A save states the version it is based on. */
    version: z.int(),
    /** Pieces of the broadcast in the slot, in order. */
    pieces: z.array(slotPiece),
  });
export type Slot = z.output<typeof slot>;

export const slotSave = slotToken
  .extend({
    version: z.int(),
    /** Title that the presenter gave it. */
    title,
    /** Description that the presenter gave it. */
    description,
    ...trim,
  })
  .refine(({ trim_start, trim_end }) => trim_end - trim_start >= 1, {
    path: ['trim_end'],
    message: 'Keep at least a second.',
  });
export type SlotSave = z.output<typeof slotSave>;

export const slotSubmit = slotToken.extend({ version: z.int() });
/** A segment of a piece, both numbered from 0. */
export const slotSegment = slotToken.extend({
  /** Number of the piece, from 0. */
  piece: z.int().min(0),
  /** Number of the segment in the piece, from 0. */
  n: z.int().min(0),
});

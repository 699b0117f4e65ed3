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
const trim = { trim_start: z.number().min(0), trim_end: z.number().min(0) };

/** A part of the log that a presenter trims and titles without an account, as editors see it. */
export const slotLink = z.object({
  id: z.int(),
  resource_uri: resourceUri,
  show_id: z.int(),
  presenter: z.string(),
  /** The editor's words to the presenter. */
  note: z.string(),
  start: unixSeconds,
  end: unixSeconds,
  /** Seconds of its audio; less than `end - start` if the recording has gaps. */
  seconds: z.number(),
  title: z.string(),
  description: z.string(),
  ...trim,
  state: z.enum(slotStates),
  /** Why it was sent back. */
  reply: z.string(),
  created_by: z.string(),
  created_at: unixSeconds,
  expires_at: unixSeconds,
  submitted_at: unixSeconds.nullable(),
  decided_by: z.string(),
  decided_at: unixSeconds.nullable(),
  /** The draft that it became. */
  playlist_id: z.int().nullable(),
});
export type SlotLink = z.output<typeof slotLink>;

const days = z.int().min(1).max(longestSlotDays);

export const slotLinkInput = z
  .object({
    show: resourceUri,
    /** A range of the broadcast, as `logger.copy` takes it. */
    start: z.number().min(0),
    end: z.number().min(0),
    presenter: text(100).refine((name) => name.trim() !== '', 'Enter the name of the presenter.'),
    note: z.string().max(1000).default(''),
    title: title.default(''),
    days: days.default(3),
  })
  .refine(({ start, end }) => end > start, { path: ['end'], message: 'The end must be after the start.' })
  .refine(({ start, end }) => end - start <= longestSlot, {
    path: ['end'],
    message: 'A slot has at most 6 hours. Choose a shorter range.',
  });

export const slotLinkRenewal = z.object({ days: days.default(3) });
export const slotReply = z.object({ reply: z.string().trim().min(1, 'Write what the presenter should change.').max(1000) });

/** A new link. The station stores only the hash of the token: it is in no later response. */
export const newSlotLink = z.object({ slot_link: slotLink, token: z.string() });
export type NewSlotLink = z.output<typeof newSlotLink>;

/** Part of an address that the browser does not send, so it is in no log of a server. */
export const slotToken = z.object({ token: z.string().min(1).max(200) });

const level = z.array(z.int());

/** Audio of one title of the slot. */
export const slotPiece = z.object({
  title: z.string(),
  artist: z.string(),
  seconds: z.number(),
  /** Samples of each segment, at 44,100 Hz. */
  segments: z.array(z.int()),
  /** The waveform in equal parts, −128 to 127. */
  min: level,
  max: level,
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
    station: z.string(),
    timezone: z.string(),
    show: z.string(),
    /** Address of the show's cover; empty for none. */
    cover: z.string(),
    /** Rises with every change. A save states the version it is based on. */
    version: z.int(),
    pieces: z.array(slotPiece),
  });
export type Slot = z.output<typeof slot>;

export const slotSave = slotToken
  .extend({ version: z.int(), title, description, ...trim })
  .refine(({ trim_start, trim_end }) => trim_end - trim_start >= 1, { path: ['trim_end'], message: 'Keep at least a second.' });
export type SlotSave = z.output<typeof slotSave>;

export const slotSubmit = slotToken.extend({ version: z.int() });
/** A segment of a piece, both numbered from 0. */
export const slotSegment = slotToken.extend({ piece: z.int().min(0), n: z.int().min(0) });

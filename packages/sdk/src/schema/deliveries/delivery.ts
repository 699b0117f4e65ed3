import { z } from 'zod';
import { unixSeconds } from '../common/scalars.ts';
import { connectionType } from '../connections/connection.ts';

export const deliveryStatuses = ['waiting', 'sending', 'delivered', 'failed', 'withdrawn'] as const;
/** State of a delivery. `withdrawn`: removed from the destination. */
export const deliveryStatus = z.enum(deliveryStatuses);
export type DeliveryStatus = z.output<typeof deliveryStatus>;

/** The checks of a proof, in their order. */
export const proofChecks = [
  'feed',
  'item',
  'enclosure',
  'head',
  'range',
  'length',
  'type',
  'duration',
] as const;

/** One check of a try: of the feed, the episode in it, or the audio file that it names. */
export const proofCheck = z.object({
  /** The part that was checked. */
  check: z.enum(proofChecks),
  /** Whether it passed; null if it was skipped because an earlier check failed. */
  passed: z.boolean().nullable(),
  /** A sentence with the finding. */
  message: z.string(),
  /** A sentence that says what to do; empty unless it failed. */
  fix: z.string(),
});
export type ProofCheck = z.output<typeof proofCheck>;

/** A try to fetch a published episode from outside. */
export const proofTry = z.object({
  /** When it ended. */
  at: unixSeconds,
  /** Whether every check passed. */
  passed: z.boolean(),
  /** The result of each check. */
  checks: z.array(proofCheck),
});
export type ProofTry = z.output<typeof proofTry>;

/** States of a proof. `failed` may be retried: see `next_at`. */
export const proofStates = ['waiting', 'passed', 'failed'] as const;

/** The proof that a feed and its audio file can be fetched at their public addresses. */
export const publicationProof = z.object({
  /** State of the proof. */
  state: z.enum(proofStates),
  /** When the station tries next. Null if no try is planned. */
  next_at: unixSeconds.nullable(),
  /** The tries, latest first, at most 20. */
  tries: z.array(proofTry),
  /** Whether the feed is private. It is then fetched with a password of the station, and no address of a listener is checked. */
  is_private: z.boolean(),
});
export type PublicationProof = z.output<typeof publicationProof>;

/** The latest proofs of an episode at all its feeds in one. */
export const episodeProof = z.object({
  /** `failed` if a feed is not reachable, else `waiting` if one is not checked yet. A failed one may be retried. */
  state: z.enum(proofStates),
  /** The first failed check and what to do; empty unless it failed. */
  message: z.string(),
});
export type EpisodeProof = z.output<typeof episodeProof>;

/** The delivery of an episode to one of its destinations. */
export const delivery = z.object({
  playlist_id: z.int(),
  /** Id of the destination. */
  connection_id: z.int(),
  /** Type of the destination. */
  type: connectionType,
  /** Title of the destination. */
  title: z.string(),
  /** State of the delivery. */
  status: deliveryStatus,
  /** A message for the user: what it waits for, or why it failed. Empty otherwise. */
  message: z.string(),
  /** Attempts since the delivery was requested. */
  attempts: z.int().min(0),
  /** When the station retries. Null if it does not retry. */
  retry_at: unixSeconds.nullable(),
  /** Whether a user can request it again. */
  can_retry: z.boolean(),
  /** The latest request; null if none was sent. `url` is the link that it contained, `bytes` the size of the file sent with it. */
  sent: z
    .object({
      /** Title that was sent. */
      title: z.string(),
      /** Text that was sent. */
      text: z.string(),
      /** Link that was sent. */
      url: z.string(),
      /** Size of the file in bytes; null without a file. */
      bytes: z.int().nullable(),
      /** When. */
      at: unixSeconds,
    })
    .nullable(),
  /** The latest response: its HTTP status (null if the station itself is the destination), and the episode's id and address there. */
  received: z
    .object({
      /** HTTP status; null if the station itself is the destination. */
      status: z.int().nullable(),
      id: z.string(),
      /** Address of the episode there; empty if the platform gives none. */
      url: z.string(),
      /** When. */
      at: unixSeconds,
    })
    .nullable(),
  /** The proof of publication. Null for destinations that are not feeds, and until the episode is published there. */
  proof: publicationProof.nullable(),
  /** Null before the first attempt. */
  updated_at: unixSeconds.nullable(),
});
export type Delivery = z.output<typeof delivery>;

/** The latest delivery to a destination that arrived or failed. */
export const latestDelivery = delivery
  .pick({ playlist_id: true, connection_id: true, message: true })
  .extend({
    /** Whether it arrived. */
    status: z.enum(['delivered', 'failed']),
    updated_at: unixSeconds /** Of the episode. */,
    /** Name of the episode. */
    name: z.string(),
  });
export type LatestDelivery = z.output<typeof latestDelivery>;

/** A changed delivery, and how many of the episode's deliveries have failed. */
export const deliveryChange = delivery
  .pick({ playlist_id: true, connection_id: true, type: true, title: true, status: true, message: true })
  .extend({
    /** Name of the episode. */
    name: z.string(),
    /** Number of the episode's deliveries that failed. */
    failed_deliveries: z.int().min(0),
  });

// Written by `npm run generate`.

import type { ConnectionType } from '../connections/wire-types.ts';

/** State of a delivery. `withdrawn`: removed from the destination. */
export type DeliveryStatus = 'waiting' | 'sending' | 'delivered' | 'failed' | 'withdrawn';

/** One check of a try: of the feed, the episode in it, or the audio file that it names. */
export interface ProofCheck {
  /** The part that was checked. */
  check: 'feed' | 'item' | 'enclosure' | 'head' | 'range' | 'length' | 'type' | 'duration';
  /** Whether it passed; null if it was skipped because an earlier check failed. */
  passed: boolean | null;
  /** A sentence with the finding. */
  message: string;
  /** A sentence that says what to do; empty unless it failed. */
  fix: string;
}

/** A try to fetch a published episode from outside. */
export interface ProofTry {
  /** When it ended. Unix seconds, UTC. */
  at: number;
  /** Whether every check passed. */
  passed: boolean;
  /** The result of each check. */
  checks: ProofCheck[];
}

/** The proof that a feed and its audio file can be fetched at their public addresses. */
export interface PublicationProof {
  /** State of the proof. */
  state: 'waiting' | 'passed' | 'failed';
  /** When the station tries next. Null if no try is planned. Unix seconds, UTC. */
  next_at: number | null;
  /** The tries, latest first, at most 20. */
  tries: ProofTry[];
  /** Whether the feed is private. It is then fetched with a password of the station, and no address of a listener is checked. */
  is_private: boolean;
}

/** The latest proofs of an episode at all its feeds in one. */
export interface EpisodeProof {
  /** `failed` if a feed is not reachable, else `waiting` if one is not checked yet. A failed one may be retried. */
  state: 'waiting' | 'passed' | 'failed';
  /** The first failed check and what to do; empty unless it failed. */
  message: string;
}

/** The delivery of an episode to one of its destinations. */
export interface Delivery {
  /** Id of the episode. */
  playlist_id: number;
  /** Id of the destination. */
  connection_id: number;
  /** Type of the destination. */
  type: ConnectionType;
  /** Title of the destination. */
  title: string;
  /** State of the delivery. */
  status: DeliveryStatus;
  /** A message for the user: what it waits for, or why it failed. Empty otherwise. */
  message: string;
  /** Attempts since the delivery was requested. */
  attempts: number;
  /** When the station retries. Null if it does not retry. Unix seconds, UTC. */
  retry_at: number | null;
  /** Whether a user can request it again. */
  can_retry: boolean;
  /** The latest request; null if none was sent. `url` is the link that it contained, `bytes` the size of the file sent with it. */
  sent: {
    /** Title that was sent. */
    title: string;
    /** Text that was sent. */
    text: string;
    /** Link that was sent. */
    url: string;
    /** Size of the file in bytes; null without a file. */
    bytes: number | null;
    /** When. Unix seconds, UTC. */
    at: number;
  } | null;
  /** The latest response: its HTTP status (null if the station itself is the destination), and the episode's id and address there. */
  received: {
    /** HTTP status; null if the station itself is the destination. */
    status: number | null;
    /** Number that identifies it at the station. */
    id: string;
    /** Address of the episode there; empty if the platform gives none. */
    url: string;
    /** When. Unix seconds, UTC. */
    at: number;
  } | null;
  /** The proof of publication. Null for destinations that are not feeds, and until the episode is published there. */
  proof: PublicationProof | null;
  /** Null before the first attempt. Unix seconds, UTC. */
  updated_at: number | null;
}

/** The latest delivery to a destination that arrived or failed. */
export interface LatestDelivery extends Pick<Delivery, 'playlist_id' | 'connection_id' | 'message'> {
  /** Whether it arrived. */
  status: 'delivered' | 'failed';
  /** When it was last changed. Unix seconds, UTC. */
  updated_at: number;
  /** Name of the episode. */
  name: string;
}

/** A changed delivery, and how many of the episode's deliveries have failed. */
export interface DeliveryChange {
  /** Id of the episode. */
  playlist_id: number;
  /** Id of the destination. */
  connection_id: number;
  /** Type of the destination. */
  type: ConnectionType;
  /** Title of the destination. */
  title: string;
  /** State of the delivery. */
  status: DeliveryStatus;
  /** A message for the user: what it waits for, or why it failed. Empty otherwise. */
  message: string;
  /** Name of the episode. */
  name: string;
  /** Number of the episode's deliveries that failed. */
  failed_deliveries: number;
}

/** Response of the operation `deliveries.list`. */
export interface DeliveriesListResponse {
  /** The deliveries. */
  deliveries: Delivery[];
}

/** Response of the operation `deliveries.latest`. */
export interface DeliveriesLatestResponse {
  /** The deliveries. */
  deliveries: LatestDelivery[];
}

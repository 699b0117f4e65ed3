import type { Generated, Selectable } from 'kysely';
import type { PublicationProof } from '@postkit/sdk/schema';

export interface ProofTables {
  /** The proof that an episode can be fetched from a feed, while it is published there. */
  publication_proofs: {
    episode_id: number;
    connection_id: number;
    station_id: number;
    state: PublicationProof['state'];
    /** Tries since the proof was requested. */
    attempts: number;
    /** Unix seconds. */
    next_at: number | null;
    /** The version of the episode that is proven. */
    fingerprint: string;
  };
  publication_proof_tries: {
    id: Generated<number>;
    episode_id: number;
    connection_id: number;
    /** Unix seconds. */
    at: number;
    /** 0 or 1. */
    passed: number;
    /** JSON of the results. */
    checks: string;
  };
}

export type ProofRow = Selectable<ProofTables['publication_proofs']>;
export type ProofTryRow = Selectable<ProofTables['publication_proof_tries']>;
export type ProofKey = Pick<ProofRow, 'episode_id' | 'connection_id'>;

import type { Tables } from '../../../platform/db/database.ts';
import type { ProofKey, ProofRow, ProofTables, ProofTryRow } from './proof-tables.ts';

export async function proofsOf(db: Tables, episodeId: number): Promise<ProofRow[]> {
  return db
    .tables<ProofTables>()
    .selectFrom('publication_proofs')
    .selectAll()
    .where('episode_id', '=', episodeId)
    .execute();
}

export async function proofOf(
  db: Tables,
  { episode_id, connection_id }: ProofKey,
): Promise<ProofRow | undefined> {
  const rows = db
    .tables<ProofTables>()
    .selectFrom('publication_proofs')
    .selectAll()
    .where('episode_id', '=', episode_id);
  return rows.where('connection_id', '=', connection_id).executeTakeFirst();
}

/** Inserts a proof, or replaces the one of the same episode and feed. */
export async function saveProof(db: Tables, row: ProofRow): Promise<void> {
  const { episode_id: _episode, connection_id: _destination, ...rest } = row;
  const insert = db.tables<ProofTables>().insertInto('publication_proofs').values(row);
  await insert
    .onConflict((conflict) => conflict.columns(['episode_id', 'connection_id']).doUpdateSet(rest))
    .execute();
}

export async function deleteProof(db: Tables, { episode_id, connection_id }: ProofKey): Promise<void> {
  const rows = db.tables<ProofTables>().deleteFrom('publication_proofs').where('episode_id', '=', episode_id);
  await rows.where('connection_id', '=', connection_id).execute();
}

/** The states of the proofs of episodes. */
export async function proofStatesOf(
  db: Tables,
  episodeIds: readonly number[],
): Promise<Pick<ProofRow, 'episode_id' | 'connection_id' | 'state'>[]> {
  const rows = db
    .tables<ProofTables>()
    .selectFrom('publication_proofs')
    .select(['episode_id', 'connection_id', 'state']);
  return rows.where('episode_id', 'in', episodeIds).orderBy('connection_id').execute();
}

/** The latest try at each feed of episodes, in the order of the feeds. */
export async function latestTries(db: Tables, episodeIds: readonly number[]): Promise<ProofTryRow[]> {
  const tries = db.tables<ProofTables>().selectFrom('publication_proof_tries');
  const newest = tries
    .select((row) => row.fn.max('id').as('id'))
    .where('episode_id', 'in', episodeIds)
    .groupBy(['episode_id', 'connection_id']);
  return tries.selectAll().where('id', 'in', newest).orderBy('connection_id').execute();
}

export async function insertTry(db: Tables, row: Omit<ProofTryRow, 'id'>): Promise<void> {
  await db.tables<ProofTables>().insertInto('publication_proof_tries').values(row).execute();
}

/** The tries of an episode at one feed, latest first. */
export async function triesOf(
  db: Tables,
  { episode_id, connection_id }: ProofKey,
  limit: number,
): Promise<ProofTryRow[]> {
  const rows = db
    .tables<ProofTables>()
    .selectFrom('publication_proof_tries')
    .selectAll()
    .where('episode_id', '=', episode_id);
  return rows.where('connection_id', '=', connection_id).orderBy('id', 'desc').limit(limit).execute();
}

export async function forgetProofs(db: Tables, destinationId: number): Promise<void> {
  for (const table of ['publication_proofs', 'publication_proof_tries'] as const) {
    await db.tables<ProofTables>().deleteFrom(table).where('connection_id', '=', destinationId).execute();
  }
}

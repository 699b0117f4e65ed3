import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../../platform/db/database.ts';
import type { AccountTables } from '../account-tables.ts';
import type { SingleSignOnTables } from './single-sign-on-tables.ts';

const tablesOf = (db: Tables) => db.tables<SingleSignOnTables & AccountTables>();

type Identity = Selectable<SingleSignOnTables['provider_identities']>;
export type ProviderSession = Selectable<SingleSignOnTables['provider_sessions']>;

export async function identityOf(db: Tables, issuer: string, subject: string): Promise<Identity | undefined> {
  const identities = tablesOf(db).selectFrom('provider_identities').selectAll();
  return identities.where('issuer', '=', issuer).where('subject', '=', subject).executeTakeFirst();
}

/** Whether a user at the provider is bound to the account already. */
export async function isBound(db: Tables, issuer: string, userId: number): Promise<boolean> {
  const identities = tablesOf(db).selectFrom('provider_identities').select('subject');
  return (
    (await identities.where('issuer', '=', issuer).where('user_id', '=', userId).executeTakeFirst()) !==
    undefined
  );
}

export async function insertIdentity(
  db: Tables,
  identity: Insertable<SingleSignOnTables['provider_identities']>,
): Promise<void> {
  await tablesOf(db).insertInto('provider_identities').values(identity).execute();
}

/** The users among these who have signed in by single sign-on. */
export async function usersWithIdentity(
  db: Tables,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const identities = tablesOf(db).selectFrom('provider_identities').select('user_id');
  const rows = await identities.where('user_id', 'in', db.dialect.numbers(userIds)).execute();
  return new Set(rows.map((row) => row.user_id));
}

export async function insertProviderSession(
  db: Tables,
  session: Insertable<SingleSignOnTables['provider_sessions']>,
): Promise<void> {
  await tablesOf(db).insertInto('provider_sessions').values(session).execute();
}

export async function providerSessionOf(
  db: Tables,
  sessionHash: string,
): Promise<ProviderSession | undefined> {
  return tablesOf(db)
    .selectFrom('provider_sessions')
    .selectAll()
    .where('session_hash', '=', sessionHash)
    .executeTakeFirst();
}

export interface ProviderSessionSearch {
  readonly issuer: string;
  /** Null for every user of the session. */
  readonly subject: string | null;
  /** Null for every session of the user. */
  readonly sid: string | null;
}

/** Ends the sessions of a sign-in at the provider, or of a user there. @returns the ids of their users */
export async function deleteProviderSessions(
  db: Tables,
  { issuer, subject, sid }: ProviderSessionSearch,
): Promise<readonly number[]> {
  if (subject === null && sid === null) return [];
  let found = tablesOf(db)
    .selectFrom('provider_sessions')
    .select('session_hash')
    .where('issuer', '=', issuer);
  if (subject !== null) found = found.where('subject', '=', subject);
  if (sid !== null) found = found.where('sid', '=', sid);
  const ended = await tablesOf(db)
    .deleteFrom('sessions')
    .where('id_hash', 'in', found)
    .returning('user_id')
    .execute();
  return [...new Set(ended.map((row) => row.user_id))];
}

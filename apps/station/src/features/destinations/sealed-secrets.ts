import type { Database } from '../../platform/db/database.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { StoredDestination } from './destination-tables.ts';
import { unsealedSecrets, updateDestination } from './destinations.repository.ts';

type Secrets = Pick<StoredDestination, 'token' | 'app_secret'>;
type AllSecrets = Secrets & Pick<StoredDestination, 'refresh_token'>;

/** Seals the given secrets of a destination before they are stored; an empty one stays empty. */
export function sealSecrets<Given extends Partial<AllSecrets>>(box: SecretBox, given: Given): Given {
  const filled = Object.entries(given).map(([name, value]) => [name, value ? box.seal(value) : value]);
  return Object.fromEntries(filled) as Given;
}

/** The secrets of a destination; empty for none, and if they were sealed with another key. */
export function openSecrets(box: SecretBox, { token, app_secret }: Secrets): Secrets {
  return { token: box.open(token) ?? '', app_secret: box.open(app_secret) ?? '' };
}

/** Seals the secrets that older versions stored as plain text. */
export async function sealStoredSecrets(db: Database, box: SecretBox): Promise<void> {
  await db.transaction(async (transaction) => {
    for (const { id, ...secrets } of await unsealedSecrets(transaction)) {
      await updateDestination(transaction, id, { ...sealSecrets(box, secrets), secrets_sealed: 1 });
    }
  });
}

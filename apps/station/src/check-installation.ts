import { createHmac } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { serverSecret } from './features/accounts/index.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';

interface InstallationTables {
  /** Facts that all processes of the installation agree on. */
  installation: { name: string; value: string };
}

const name = 'secret';

/**
 * Checks that this process has the server secret of the installation, and so its data folder, where several processes may
 * share the database. The first process stores a fingerprint.
 * @throws an Error with a message for the operator
 */
export async function checkInstallation(
  db: Database,
  config: Pick<Config, 'dataDir' | 'serverSecret'>,
): Promise<void> {
  if (!db.peers) return;
  const rows = db.tables<InstallationTables>();
  const findStored = () =>
    rows.selectFrom('installation').select('value').where('name', '=', name).executeTakeFirst();
  const path = join(config.dataDir, 'server-secret');
  if (config.serverSecret === null && (await findStored()) && !(await exists(path)))
    throw new Error(problem(`There is no file ${path}.`));
  const value = createHmac('sha256', await serverSecret(config))
    .update('installation')
    .digest('base64url');
  await rows
    .insertInto('installation')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if ((await findStored())?.value !== value)
    throw new Error(problem('The server secret of this machine is another one.'));
}

function problem(found: string): string {
  return `${found} Set POSTKIT_DATA to the folder that all machines of this installation share, or POSTKIT_SERVER_SECRET to their secret. If the secret is lost, delete the row 'secret' of the table installation: all users must then sign in again.`;
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../platform/config.ts';

const bytes = 32;

/**
 * The secret behind every session key: a setting, or read from the data folder, created at the first start, readable by
 * the server's own account only.
 * @throws if the file exists but is truncated
 */
export async function serverSecret({
  dataDir,
  serverSecret: setting,
}: Pick<Config, 'dataDir' | 'serverSecret'>): Promise<Buffer> {
  if (setting !== null) return setting;
  const path = join(dataDir, 'server-secret');
  const secret = (await read(path)) ?? (await makeSecret(path, dataDir));
  if (secret.length !== bytes)
    throw new Error(`${path} is damaged. Remove it; all users must sign in again.`);
  return secret;
}

async function read(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
}

/** Creates the file atomically, and never replaces an existing one. */
async function makeSecret(path: string, dataDir: string): Promise<Buffer> {
  await mkdir(dataDir, { recursive: true });
  const temporary = `${path}.${randomBytes(6).toString('hex')}`;
  const secret = randomBytes(bytes);
  const file = await open(temporary, 'wx', 0o600);
  try {
    await file.writeFile(secret);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(temporary, path);
  } catch (error) {
    // A process that starts at the same time was first.
    const other = await read(path);
    if (other) return other;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
  return secret;
}

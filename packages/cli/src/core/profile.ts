import { chmod, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { CliError } from './cli-error.ts';

/** A stored sign-in: station, user and key. */
export interface Profile {
  url: string;
  station: string;
  username: string;
  apiKey: string;
  /** Id of the key, so that logging out can revoke it. */
  keyId?: number;
}

type ProfileFile = Record<string, Profile>;

/** `$XDG_CONFIG_HOME/postkit/profiles.json`, or under `~/.config`. */
export function profilePath(env: NodeJS.ProcessEnv): string {
  return join(env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'postkit', 'profiles.json');
}

async function readProfiles(path: string): Promise<ProfileFile> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  try {
    return JSON.parse(text) as ProfileFile;
  } catch (error) {
    throw new CliError(
      'failure',
      `${path} is not valid JSON. Fix or delete it, then run \`postkit login\`.`,
      { cause: error },
    );
  }
}

/** Writes a temporary file with mode 600 and renames it, so that a crash leaves neither a partial file nor a readable secret. */
async function writeProfiles(path: string, profiles: ProfileFile): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await chmod(dirname(path), 0o700);
  const part = `${path}.${process.pid}.part`;
  const file = await open(part, 'w', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(profiles, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, path);
}

/** The stored profile, or undefined. Warns if other users can read the file. */
export async function loadProfile(
  path: string,
  name: string,
  warn: (text: string) => void,
): Promise<Profile | undefined> {
  const profile = (await readProfiles(path))[name];
  if (!profile) return undefined;
  const { mode } = await stat(path);
  if (mode & 0o077) warn(`${path} can be read by others on this machine. Run: chmod 600 ${path}`);
  return profile;
}

export async function saveProfile(path: string, name: string, profile: Profile): Promise<void> {
  await writeProfiles(path, { ...(await readProfiles(path)), [name]: profile });
}

export async function removeProfile(path: string, name: string): Promise<void> {
  const { [name]: _removed, ...rest } = await readProfiles(path);
  if (Object.keys(rest).length > 0) await writeProfiles(path, rest);
  else await rm(path, { force: true });
}

import { isHttpError } from '@postkit/sdk';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { loadProfile, profilePath, removeProfile } from '../../core/profile.ts';
import { openSession, profileName } from '../../core/session.ts';

/** Revokes the key on the station and deletes it here. */
async function signOut(context: CommandContext, options: GlobalOptions): Promise<void> {
  const path = profilePath(context.env);
  const name = profileName(options, context.env);
  const stored = await loadProfile(path, name, () => {});
  if (!stored) {
    context.terminal.err('You are not signed in.\n');
    return;
  }
  const { client } = await openSession(context, options);
  if (stored.keyId !== undefined) {
    await client.apiKeys.revoke(stored.keyId).catch((error: unknown) => {
      // The station has revoked this key already.
      if (!isHttpError(error, 401) && !isHttpError(error, 404)) throw error;
    });
  }
  await removeProfile(path, name);
  context.terminal.err(`Signed out of ${stored.url}.\n`);
}

export const logout = defineCommand({ run: signOut });

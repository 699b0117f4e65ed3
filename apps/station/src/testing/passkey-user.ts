import { type AuditEntry, auditPage } from '@postkit/sdk/schema';
import type { Tampering } from './authenticator.ts';
import { makeUser } from './builders.ts';
import { ownFactors, startBrowser } from './second-factor.ts';
import type { SignedIn } from './sign-in.ts';
import type { TestStation } from './station.ts';

/** A user with a passkey, who is signed in and confirmed. */
export async function userWithPasskey(server: TestStation) {
  const user = await makeUser(server);
  const factors = ownFactors(server, await user.signIn());
  const { authenticator, codes } = await factors.addPasskey(user.password);
  return { ...user, server, factors, authenticator, codes };
}

export type PasskeyUser = Awaited<ReturnType<typeof userWithPasskey>>;

/** The status of a sign-in with the user's passkey alone. */
export async function signInAlone(
  { server, authenticator }: PasskeyUser,
  tampering: Tampering = {},
): Promise<number> {
  const browser = startBrowser(server);
  const { ticket, options } = await browser.startPasskeySignIn();
  return (await browser.completeWithPasskey(ticket, authenticator.use(options, tampering))).status;
}

/** The user's own entries in the audit log, newest first, as an admin reads them. */
export async function auditEntriesOf({ id, server }: PasskeyUser, admin: SignedIn): Promise<AuditEntry[]> {
  const response = await server.call(`/${server.slug}/api/v1/audit/?user=${id}`, { as: admin });
  return auditPage.parse(await response.json()).entries.filter(({ actor }) => actor.user_id === id);
}

import { invitationDays, type InvitationInput, type NewInvitation, type User } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { SignedInUser } from '../../platform/http/access.ts';
import { hashToken, newLinkToken } from '../../platform/link-token.ts';
import type { Mail, MailMessage } from '../../platform/mail/create-mail.ts';
import { userDisplayName, type Accounts } from '../accounts/index.ts';
import { putReset } from './password-resets.repository.ts';

const product = 'POST';

/** The mail with the link of an invitation. */
function invitationMail(to: string, link: string, { by, name }: { by: string; name: string }): MailMessage {
  const first = `${by} invites you to work in ${product}.`;
  const last = `The link works once, for ${invitationDays} days. If you do not know ${by}, ignore this email.`;
  return {
    to,
    subject: `${by} invites you to ${product}`,
    text: `Hello ${name},\n\n${first}\n\nChoose your password here:\n${link}\n\n${last}\n`,
    html: [
      '<!doctype html><html lang="en"><body style="font: 16px/1.5 sans-serif; max-width: 34em">',
      `<p>Hello ${escapeHtml(name)},</p>`,
      `<p>${escapeHtml(first)}</p>`,
      `<p><a href="${escapeHtml(link)}">Choose your password</a></p>`,
      `<p>${escapeHtml(last)}</p>`,
      '</body></html>',
    ].join('\n'),
  };
}

/** Invitations of users, who choose their own passwords. */
export interface Invitations {
  /** Creates the user, and a link that is also mailed if the installation can. */
  invite(person: SignedInUser, input: InvitationInput): Promise<NewInvitation>;
  /** Replaces the link. @throws resource.absent, users.accepted once the user has a password */
  renew(person: SignedInUser, userId: number): Promise<NewInvitation>;
}

const dayMs = 86_400_000;
/** Milliseconds that the admin waits for the mail server. */
const mailMs = 10_000;

/** @param mail null if the installation cannot send mail */
export function createInvitations(
  context: StationContext,
  { accounts, mail }: { accounts: Accounts; mail: Mail | null },
): Invitations {
  const { db, clock, log } = context;
  const expiry = () => clock.now() + invitationDays * dayMs;

  async function linkFor(person: SignedInUser, user: User, expiresMs: number): Promise<NewInvitation> {
    const account = await accounts.openAccount(user.username);
    if (account?.id !== user.id)
      throw new Error(`User ${user.id} was disabled while the invitation was made.`);
    const token = newLinkToken();
    const invited_by = await userDisplayName(accounts, person);
    const link = {
      user_id: user.id,
      token_hash: hashToken(token),
      seal: account.seal,
      expires_at: expiresMs,
      invited_by,
    };
    await putReset(db, link, clock.now());
    const message = invitationMail(account.email, `${context.publicUrl}/login#reset=${token}`, {
      by: invited_by,
      name: user.first_name,
    });
    return { user, token, expires_at: Math.floor(expiresMs / 1000), is_mailed: await isMailed(message) };
  }

  async function isMailed(message: ReturnType<typeof invitationMail>): Promise<boolean> {
    if (!mail) return false;
    try {
      await mail.send(message, AbortSignal.timeout(mailMs));
      return true;
    } catch (error) {
      log.warn({ err: error }, 'an invitation could not be mailed; the admin has its link');
      return false;
    }
  }

  return {
    async invite(person, input) {
      const expiresMs = expiry();
      return linkFor(
        person,
        await accounts.invitedUsers.invite(person, input, Math.floor(expiresMs / 1000)),
        expiresMs,
      );
    },
    async renew(person, userId) {
      const expiresMs = expiry();
      return linkFor(
        person,
        await accounts.invitedUsers.extendInvitation(person, userId, Math.floor(expiresMs / 1000)),
        expiresMs,
      );
    },
  };
}

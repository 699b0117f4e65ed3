import type { AdminCommand } from './admin-command.ts';
import { countOf } from './format-table.ts';
import { readNewPassword } from './read-new-password.ts';

type ChangedUser = Awaited<ReturnType<Parameters<AdminCommand['run']>[0]['makeCompanyAdmin']>>;

const ofUser = { takesUser: true, takesId: false, options: [] } as const;

/** Commands that change how a user signs in, and their rights. */
export const accessCommands: Readonly<Record<string, AdminCommand>> = {
  'set-password': {
    ...ofUser,
    options: ['revoke-api-keys'],
    async run(operator, { user, options }) {
      // An unknown user is refused before the operator types a password.
      const password = await readNewPassword(await operator.titleOf(user), process);
      const revokeApiKeys = options.has('revoke-api-keys');
      const changed = await operator.setPassword(user, password, { revokeApiKeys });
      const keys = revokeApiKeys
        ? 'API keys are revoked.'
        : 'API keys still work; --revoke-api-keys revokes them.';
      const state = changed.isDisabled ? ' The user is still disabled: enable the user too.' : '';
      return { text: `${changed.title} has a new password. Every session has ended. ${keys}${state}\n` };
    },
  },
  'remove-second-factors': {
    ...ofUser,
    async run(operator, { user }) {
      const { title, factors } = await operator.removeSecondFactors(user);
      const removed = [
        countOf(factors.apps, 'app'),
        countOf(factors.passkeys, 'passkey'),
        countOf(factors.recoveryCodes, 'recovery code'),
      ].join(', ');
      return {
        text: `${title} has no second factor any more. Removed: ${removed}. Every session has ended.\n`,
      };
    },
  },
  'make-company-admin': {
    ...ofUser,
    async run(operator, { user }) {
      const { title } = await operator.makeCompanyAdmin(user);
      return { text: `${title} is a company admin, and works at every station.\n` };
    },
  },
  enable: {
    ...ofUser,
    async run(operator, { user }) {
      const changed = await operator.setDisabled(user, false);
      return {
        text: `${changed.title} may sign in again, with the password from before. Stations: ${stationsOf(changed)}.\n`,
      };
    },
  },
  disable: {
    ...ofUser,
    async run(operator, { user }) {
      const { title } = await operator.setDisabled(user, true);
      return { text: `${title} is disabled. Every session has ended, and API keys are revoked.\n` };
    },
  },
};

function stationsOf({ stations }: ChangedUser): string {
  return stations.map(({ slug, isAdmin }) => (isAdmin ? `${slug} (admin)` : slug)).join(', ') || 'none';
}

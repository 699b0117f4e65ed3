import type { ListedKey, ListedSession } from '../features/accounts/index.ts';
import type { AdminCommand } from './admin-command.ts';
import { countOf, formatTable, formatTime } from './format-table.ts';

const list = { takesUser: true, takesId: false, options: ['json'] } as const;
const end = { takesUser: true, takesId: true, options: ['all'] } as const;

/** Commands that list and end the sessions and API keys of a user. */
export const credentialCommands: Readonly<Record<string, AdminCommand>> = {
  sessions: {
    ...list,
    async run(operator, { user }) {
      const sessions = await operator.sessions(user);
      return { text: sessionTable(sessions), json: sessions.map(presentSession) };
    },
  },
  'end-sessions': {
    ...end,
    async run(operator, { user, id }) {
      const { title, count } = await operator.endSessions(user, id);
      return { text: `${countOf(count, 'session')} of ${title} ended.\n` };
    },
  },
  'api-keys': {
    ...list,
    async run(operator, { user }) {
      const keys = await operator.apiKeys(user);
      return { text: keyTable(keys), json: keys.map(presentKey) };
    },
  },
  'revoke-api-keys': {
    ...end,
    async run(operator, { user, id }) {
      const { title, count } = await operator.revokeApiKeys(user, id);
      return { text: `${countOf(count, 'API key')} of ${title} revoked.\n` };
    },
  },
};

function sessionTable(sessions: readonly ListedSession[]): string {
  const titles = ['SESSION', 'SIGNED IN (UTC)', 'LAST USED', 'EXPIRES'];
  const rows = sessions.map(({ id, createdAt, seenAt, expiresAt }) => [
    id,
    ...[createdAt, seenAt, expiresAt].map(formatTime),
  ]);
  return rows.length === 0 ? 'No session.\n' : formatTable(titles, rows);
}

function keyTable(keys: readonly ListedKey[]): string {
  const titles = ['KEY', 'NAME', 'BEGINS WITH', 'CREATED (UTC)', 'LAST USED'];
  const rows = keys.map(({ id, name, prefix, createdAt, lastUsedAt }) => [
    id,
    name,
    prefix,
    formatTime(createdAt),
    formatTime(lastUsedAt),
  ]);
  return rows.length === 0 ? 'No API key.\n' : formatTable(titles, rows);
}

const seconds = (ms: number) => Math.floor(ms / 1000);

function presentSession({ id, createdAt, seenAt, expiresAt }: ListedSession) {
  return {
    id,
    created_at: seconds(createdAt),
    last_used_at: seconds(seenAt),
    expires_at: seconds(expiresAt),
  };
}

function presentKey({ id, name, prefix, createdAt, lastUsedAt }: ListedKey) {
  const used = lastUsedAt === null ? null : seconds(lastUsedAt);
  return { id: Number(id), name, prefix, created_at: seconds(createdAt), last_used_at: used };
}

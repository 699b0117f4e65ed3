import { identifyAuditActor } from '../../../platform/audit/audit-scope.ts';
import type { Tables } from '../../../platform/db/database.ts';
import { defineErrors } from '../../../platform/errors/define-errors.ts';
import { sealOf } from '../account-passwords.ts';
import type { UserRow } from '../account-tables.ts';
import { userById } from '../accounts.repository.ts';
import { nameOfUser } from '../name-of-user.ts';
import type { Ticket } from './tickets.ts';

export const failTicket = defineErrors({
  'sessions.ticket-void': { status: 410, message: 'This sign-in cannot continue. Start again.' },
});

/** The user of a ticket. @throws sessions.ticket-void once the password or email has changed */
export async function userOfTicket(db: Tables, ticket: Pick<Ticket, 'userId' | 'seal'>): Promise<UserRow> {
  const user = await userById(db, ticket.userId);
  if (!user || user.disabled === 1 || sealOf(user) !== ticket.seal) throw failTicket('sessions.ticket-void');
  identifyAuditActor({ id: user.id, name: nameOfUser(user) });
  return user;
}

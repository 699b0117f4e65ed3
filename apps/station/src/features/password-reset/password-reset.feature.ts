import { sessionOperations, userOperations } from '@postkit/sdk/schema';
import type { Feature, StationContext } from '../../context.ts';
import { createMail } from '../../platform/mail/create-mail.ts';
import { type Accounts, refusePasswords } from '../accounts/index.ts';
import { createInvitations } from './invitations.service.ts';
import { createPasswordResets } from './password-reset.service.ts';
import { defineResetMail } from './reset-mail.jobs.ts';

/** Links by which a user sets a password: after forgetting it, and as an invitation. */
export function createPasswordReset(context: StationContext, { accounts }: { accounts: Accounts }): Feature {
  const { register, config } = context;
  const mail = config.mail ? createMail(config.mail) : null;
  const mailJob = mail && defineResetMail(context, accounts, mail);
  const resets = createPasswordResets(context, { accounts, mailJob });
  const invitations = createInvitations(context, { accounts, mail });
  return {
    routes() {
      register(sessionOperations.requestPasswordReset, ({ body, request }) => {
        refusePasswords(config);
        return resets.request(body.name, request.ip);
      });
      register(sessionOperations.readPasswordLink, ({ body, request }) => {
        refusePasswords(config);
        return resets.read(body.token, request.ip);
      });
      register(userOperations.invite, ({ body, person }) => {
        refusePasswords(config);
        return invitations.invite(person, body);
      });
      register(userOperations.renewInvitation, ({ params, person }) => {
        refusePasswords(config);
        return invitations.renew(person, params.id);
      });
      register(sessionOperations.resetPassword, ({ body, request }) => {
        refusePasswords(config);
        return resets.confirm(body, request.ip);
      });
    },
  };
}

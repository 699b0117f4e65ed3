import { sessionOperations } from '@postkit/sdk/schema';
import type { Feature, StationContext } from '../../context.ts';
import { createMail } from '../../platform/mail/create-mail.ts';
import type { Accounts } from '../accounts/index.ts';
import { createPasswordResets } from './password-reset.service.ts';
import { defineResetMail } from './reset-mail.jobs.ts';

/** Resets a forgotten password with a link sent by mail. */
export function createPasswordReset(context: StationContext, { accounts }: { accounts: Accounts }): Feature {
  const { register, config } = context;
  const mailJob = config.mail ? defineResetMail(context, accounts, createMail(config.mail)) : null;
  const resets = createPasswordResets(context, { accounts, mailJob });
  return {
    routes() {
      register(sessionOperations.requestPasswordReset, ({ body, request }) => resets.request(body.name, request.ip));
      register(sessionOperations.resetPassword, ({ body, request }) => resets.confirm(body, request.ip));
    },
  };
}

import type { Config } from '../../platform/config.ts';
import { defineErrors } from '../../platform/errors/define-errors.ts';

const fail = defineErrors({
  'sessions.single-sign-on': {
    status: 403,
    message:
      'This station has no passwords: it signs users in by single sign-on only. Scripts use an API key.',
  },
});

/** @throws sessions.single-sign-on if the installation signs users in at its provider only */
export function refusePasswords({ singleSignOn }: Pick<Config, 'singleSignOn'>): void {
  if (singleSignOn?.isOnly)
    throw fail('sessions.single-sign-on', { body: { single_sign_on: singleSignOn.name } });
}

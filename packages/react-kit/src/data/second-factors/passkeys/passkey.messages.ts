import { defineMessages } from '../../../words/define-messages.ts';

export const passkeyMessages = defineMessages('second-factors/passkeys', {
  unsupported: 'This browser does not support passkeys.',
  elsewhere: (address: string) => `Passkeys work only at ${address}.`,
  cancelled: 'No passkey was used.',
  known: 'This device already has your passkey.',
  failed: 'The browser could not use a passkey. Try again.',
  refused: 'The station did not accept this passkey.',
  unavailable: 'Passkeys do not work at this address: they need https and a domain.',
});

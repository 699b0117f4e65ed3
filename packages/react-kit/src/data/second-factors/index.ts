export { createPasskey, requestPasskey } from './passkeys/browser-passkeys.ts';
export { passkeyFailure } from './passkeys/passkey-failure.ts';
export { passkeyMessages } from './passkeys/passkey.messages.ts';

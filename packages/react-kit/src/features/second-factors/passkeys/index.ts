export { createPasskey, requestPasskey } from './browser-passkeys.ts';
export { passkeyFailure } from './passkey-failure.ts';
export { passkeyMessages } from './passkey.messages.ts';

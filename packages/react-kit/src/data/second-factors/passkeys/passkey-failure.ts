import type { Words } from '../../../words/define-messages.ts';
import { PasskeyError } from './passkey-error.ts';
import type { passkeyMessages } from './passkey.messages.ts';

/** Why a browser gave no passkey, in words; null for other failures. */
export function passkeyFailure(error: unknown, messages: Words<typeof passkeyMessages>): string | null {
  if (!(error instanceof PasskeyError)) return null;
  return error.code === 'elsewhere' ? messages.elsewhere(error.origin) : messages[error.code];
}

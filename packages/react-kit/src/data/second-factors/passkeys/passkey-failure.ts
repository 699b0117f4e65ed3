import type { Catalogue } from '../../../words/catalogue.ts';
import { PasskeyError } from './passkey-error.ts';
import { passkeyMessages } from './passkey.messages.ts';

/** Why a browser gave no passkey, in words; null for other failures. */
export function passkeyFailure(error: unknown, catalogue: Catalogue): string | null {
  const messages = catalogue.wordsOf(passkeyMessages);
  if (!(error instanceof PasskeyError)) return null;
  return error.code === 'elsewhere' ? messages.elsewhere(error.origin) : messages[error.code];
}

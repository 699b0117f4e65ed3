import { isHttpError } from '@postkit/sdk';
import { failureText } from '../../../host/report-failure.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { setupMessages } from './setup.messages.ts';

/** Why a code was refused, in words. */
export function factorFailure(error: unknown, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(setupMessages);
  if (isHttpError(error, 422)) return messages.wrong;
  if (isHttpError(error, 410)) return messages.expired;
  return isHttpError(error, 429) ? messages.tooOften : failureText(error, catalogue);
}

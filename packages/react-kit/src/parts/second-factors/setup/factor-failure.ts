import { isHttpError } from '@postkit/sdk';
import type { reportFailureMessages } from '../../../host/report-failure.messages.ts';
import { failureText } from '../../../host/report-failure.ts';
import type { Words } from '../../../words/define-messages.ts';
import type { setupMessages } from './setup.messages.ts';

/** Why a code was refused, in words. */
export function factorFailure(
  error: unknown,
  messages: Words<typeof setupMessages>,
  failures: Words<typeof reportFailureMessages>,
): string {
  if (isHttpError(error, 422)) return messages.wrong;
  if (isHttpError(error, 410)) return messages.expired;
  return isHttpError(error, 429) ? messages.tooOften : failureText(error, failures);
}

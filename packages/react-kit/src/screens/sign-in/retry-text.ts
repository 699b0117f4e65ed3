import type { Words } from '../../words/define-messages.ts';
import type { retryMessages } from './retry.messages.ts';

/** When a rate-limited user may retry; `seconds` as the station asks, undefined if it names no time. */
export function retryText(seconds: number | undefined, messages: Words<typeof retryMessages>): string {
  if (seconds === undefined) return messages.inAWhile;
  if (seconds < 1) return messages.now;
  return seconds < 60 ? messages.seconds(Math.ceil(seconds)) : messages.minutes(Math.ceil(seconds / 60));
}

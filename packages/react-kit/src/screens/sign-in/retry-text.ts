import type { Catalogue } from '../../words/catalogue.ts';
import { retryMessages } from './retry.messages.ts';

/** When a rate-limited user may retry; `seconds` as the station asks, undefined if it names no time. */
export function retryText(seconds: number | undefined, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(retryMessages);
  if (seconds === undefined) return messages.inAWhile;
  if (seconds < 1) return messages.now;
  return seconds < 60 ? messages.seconds(Math.ceil(seconds)) : messages.minutes(Math.ceil(seconds / 60));
}

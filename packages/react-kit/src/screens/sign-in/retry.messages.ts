import { defineMessages } from '../../words/define-messages.ts';

/** Completes “Try again …”. */
export const retryMessages = defineMessages('sessions/retry', {
  inAWhile: 'in a while',
  now: 'now',
  seconds: (count: number) => (count === 1 ? 'in 1 second' : `in ${count} seconds`),
  minutes: (count: number) => (count === 1 ? 'in a minute' : `in ${count} minutes`),
});

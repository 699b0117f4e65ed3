import type { GuardedResponse } from '../../platform/fetch/guarded-fetch.ts';
import type { WebhookRow } from './webhook-tables.ts';

/** Seconds from each failed attempt to the next, 21 hours in all. */
const pauses = [30, 120, 600, 1800, 7200, 21_600, 43_200];
const longestPause = 86_400;

/** Seconds without a success after which a webhook is disabled, once a message has used all its attempts. */
const patience = 5 * 86_400;

/** Seconds until the attempt after that many, longer if the receiver asks; null if there is none. */
export function pauseAfter(attempts: number, asked: number | null): number | null {
  const pause = pauses[attempts - 1];
  return pause === undefined ? null : Math.min(longestPause, Math.max(pause, asked ?? 0));
}

type Secrets = Pick<WebhookRow, 'secret' | 'old_secret' | 'old_secret_until'>;

/** The sealed secrets that sign a message, the present one first. @param now Unix seconds */
export function secretsOf({ secret, old_secret, old_secret_until }: Secrets, now: number): readonly string[] {
  return old_secret !== null && (old_secret_until ?? 0) > now ? [secret, old_secret] : [secret];
}

/** Why a webhook is disabled after a failure; null if it is not. @param now Unix seconds */
export function reasonToDisable(
  { failing_since, state }: Pick<WebhookRow, 'failing_since' | 'state'>,
  { status, isLast, now }: { status: number | null; isLast: boolean; now: number },
): string | null {
  if (state !== 'active') return null;
  if (status === 410) return 'The receiver responded 410: this webhook is gone.';
  if (isLast && failing_since !== null && now - failing_since >= patience)
    return 'No attempt has succeeded for five days.';
  return null;
}

/** Why a response is not a success; empty if it is one. */
export function problemOf(status: number): string {
  if (status >= 200 && status < 300) return '';
  if (status >= 300 && status < 400) return 'The address redirects elsewhere. Enter its final address.';
  return `The receiver responded ${status}.`;
}

/** `Retry-After` in seconds; null without one. @param now Unix seconds */
export function askedPause(headers: GuardedResponse['headers'], now: number): number | null {
  const text = headers.get('retry-after')?.trim();
  if (!text) return null;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil(moment / 1000 - now));
}

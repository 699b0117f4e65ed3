import { privateRefusal } from './address-problem.ts';
import { addressRefused, redirectRefused } from './refuse-address.ts';

const reasons: readonly (readonly [part: string, reason: string])[] = [
  ['port', 'The station fetches from the ports 80, 443 and those above 1023 only.'],
  [
    'credentials',
    'The address leads to one with a user name and password, which the station does not follow.',
  ],
  ['private', privateRefusal],
  ['https to http', 'The address redirects from https to http, which the station does not follow.'],
  ['redirects', 'The address redirects in a circle, or too often.'],
  ['Not an address', 'The address redirects to something that is not a web address.'],
];

/**
 * The reason, as a sentence, why a fetch would fail every time: an address that the station never connects to, or a
 * redirect that it does not follow. Null for failures that may pass.
 */
export function finalRefusal(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code, message } = at as Error & { code?: unknown };
    if (code !== addressRefused && code !== redirectRefused) continue;
    return (
      reasons.find(([part]) => message.includes(part))?.[1] ??
      'The station does not fetch this kind of address.'
    );
  }
  return null;
}

import type { AppSetup } from '@postkit/sdk/schema';
import type { UserRow } from '../account-tables.ts';

/** Seconds that an app shows a code. */
const period = 30;
/** Steps before and after the current one whose codes count, for clocks that differ. */
const leeway = 1;

/** Name of the account in the user's app. */
const issuer = 'POST';

// Loaded by the first user with an app: most installations start without one.
const load = () => import('otpauth');

/** A new secret of 160 bits, base 32. */
export async function newAppSecret(): Promise<string> {
  const { Secret } = await load();
  return new Secret({ size: 20 }).base32;
}

/** The secret as an app takes it: typed, opened or scanned. */
export async function presentAppSetup(secret: string, { email }: Pick<UserRow, 'email'>): Promise<AppSetup> {
  const [{ TOTP }, { encode }] = await Promise.all([load(), import('uqr')]);
  const address = new TOTP({ issuer, label: email, secret, period }).toString();
  const { size, data } = encode(address, { ecc: 'M', border: 2 });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { secret, address, qr: { size, path: modules.join('') } };
}

/**
 * The step of 30 seconds whose code this is; null for a wrong code, and for one of `lastStep` or before, which was used.
 * Compares in constant time. @param now milliseconds
 */
export async function stepOfCode(
  code: string,
  app: { secret: string; lastStep: number },
  now: number,
): Promise<number | null> {
  if (!/^\d{6}$/.test(code)) return null;
  const { Secret, TOTP } = await load();
  const totp = new TOTP({ secret: Secret.fromBase32(app.secret), period });
  const delta = totp.validate({ token: code, timestamp: now, window: leeway });
  const step = delta === null ? null : TOTP.counter({ period, timestamp: now }) + delta;
  return step === null || step <= app.lastStep ? null : step;
}

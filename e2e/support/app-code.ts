import { Secret, TOTP } from 'otpauth';

/** The code that an app shows now, or in some steps of 30 seconds; the station accepts the next one, too. */
export function appCode(secret: string, stepsAhead = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  return totp.generate({ timestamp: Date.now() + stepsAhead * 30_000 });
}

import { describe, expect, it } from 'vitest';
import { webhookSecretProblem } from './webhook-secret.ts';

const secretOf = (bytes: number) => `whsec_${Buffer.alloc(bytes, 251).toString('base64')}`;
const accepts = (secret: string) => webhookSecretProblem(secret) === null;

describe('webhookSecretProblem', () => {
  it('accepts 24 to 64 bytes, or nothing', () => {
    const lengths = Array.from({ length: 100 }, (_, bytes) => bytes).filter((bytes) =>
      accepts(secretOf(bytes)),
    );
    expect(lengths).toEqual(Array.from({ length: 41 }, (_, index) => 24 + index));
    expect(accepts('')).toBe(true);
  });

  it.each([
    ['without its prefix', secretOf(32).slice(6)],
    ['with text before it', `a ${secretOf(32)}`],
    ['with text after it', `${secretOf(32)}\n`],
    ['in base64url', secretOf(33).replaceAll('+', '-')],
    ['without its padding', secretOf(32).slice(0, -1)],
  ])('rejects a secret %s', (_, secret) => expect(accepts(secret)).toBe(false));
});

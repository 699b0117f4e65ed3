import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSecretBox } from './secret-box.ts';

describe('createSecretBox', () => {
  const secret = randomBytes(32);
  const box = createSecretBox(secret, 'logger');

  it('opens the text that it sealed, and seals the same text differently each time', () => {
    const sealed = box.seal('listener:hünter 2');
    expect(box.open(sealed)).toBe('listener:hünter 2');
    expect(sealed).not.toContain('listener');
    expect(box.seal('listener:hünter 2')).not.toBe(sealed);
  });

  it('opens nothing that was changed, truncated, or sealed with another key', () => {
    const sealed = box.seal('secret');
    const changed = Buffer.from(sealed, 'base64');
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(box.open(changed.toString('base64'))).toBeNull();
    expect(box.open(sealed.slice(0, 12))).toBeNull();
    expect(createSecretBox(secret, 'other').open(sealed)).toBeNull();
    expect(createSecretBox(randomBytes(32), 'logger').open(sealed)).toBeNull();
  });
});

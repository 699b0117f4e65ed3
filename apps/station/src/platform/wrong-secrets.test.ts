import { describe, expect, it } from 'vitest';
import { createFakeClock } from './fake-clock.ts';
import { createWrongSecrets } from './wrong-secrets.ts';

const right = async () => 'opened';
const wrong = async () => undefined;

function open() {
  const clock = createFakeClock();
  return { clock, secrets: createWrongSecrets({ clock, limit: 3, windowMs: 1000 }) };
}

describe('createWrongSecrets', () => {
  it('limits the wrong ones of a network, and lets a right one pass before, at and beyond the limit', async () => {
    const { clock, secrets } = open();
    for (let count = 0; count < 3; count += 1) {
      expect(await secrets.find('203.0.113.7', wrong)).toBeUndefined();
      expect(await secrets.find('203.0.113.7', right)).toBe('opened');
    }
    await expect(secrets.find('203.0.113.7', wrong)).rejects.toMatchObject({ status: 429 });
    expect(await secrets.find('203.0.113.7', right)).toBe('opened');
    await expect(secrets.find('203.0.113.7', wrong)).rejects.toMatchObject({ status: 429 });
    clock.advance(1001);
    expect(await secrets.find('203.0.113.7', wrong)).toBeUndefined();
  });

  it('counts each network by itself, and the addresses of one together', async () => {
    const { secrets } = open();
    for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8::3']) await secrets.find(address, wrong);
    await expect(secrets.find('2001:db8::4', wrong)).rejects.toMatchObject({ status: 429 });
    expect(await secrets.find('2001:db8:0:1::1', wrong)).toBeUndefined();
  });

  it('passes the failure of a search on, and counts it as none', async () => {
    const { secrets } = open();
    const broken = () => Promise.reject(new Error('broken'));
    for (let count = 0; count < 5; count += 1)
      await expect(secrets.find('203.0.113.7', broken)).rejects.toThrow('broken');
    expect(await secrets.find('203.0.113.7', wrong)).toBeUndefined();
  });
});

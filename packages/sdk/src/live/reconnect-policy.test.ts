import { describe, expect, it } from 'vitest';
import { reopenAfter } from './reconnect-policy.ts';

describe('reopenAfter', () => {
  it('does not reopen a dropped stream, because the event source reconnects', () => {
    expect(reopenAfter({ wasOpen: true, isClosed: false })).toBeNull();
  });

  it.each([
    ['rejected or ended by 204', { wasOpen: false, isClosed: true }],
    ['dropped and then rejected', { wasOpen: true, isClosed: true }],
    ['unreachable, or dropped twice', { wasOpen: false, isClosed: false }],
  ])('SHELL-084 LIVE-005 reopens a stream after 20 seconds if it was %s', (_, facts) => {
    expect(reopenAfter(facts)).toBe(20_000);
  });
});

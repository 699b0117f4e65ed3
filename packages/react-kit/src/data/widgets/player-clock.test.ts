import { describe, expect, it } from 'vitest';
import { playerClock } from './player-clock.ts';

describe('playerClock', () => {
  it('shows minutes and two digits of seconds, and hours if there are any', () => {
    expect([0, 9.99, 83, 1450, 3599, 3600, 36_061].map(playerClock)).toEqual([
      '0:00',
      '0:09',
      '1:23',
      '24:10',
      '59:59',
      '1:00:00',
      '10:01:01',
    ]);
  });

  it('is never negative', () => {
    expect(playerClock(-0.2)).toBe('0:00');
  });
});

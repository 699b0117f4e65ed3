import { describe, expect, it } from 'vitest';
import { forecastFull, leavingLogs } from './forecast-full.ts';

const year = (bytes: number) => Array.from({ length: 365 }, () => bytes);
const none = new Map<number, number>();

describe('forecastFull', () => {
  it('counts the days until what is added needs all the room', () => {
    expect(forecastFull({ room: 100, added: 10, leaving: [] })).toBe(10);
    expect(forecastFull({ room: 0, added: 10, leaving: [] })).toBe(0);
  });

  it('is not full while as much leaves as is added', () => {
    expect(forecastFull({ room: 1, added: 10, leaving: year(10) })).toBeNull();
    expect(forecastFull({ room: 1, added: 0, leaving: [] })).toBeNull();
  });
});

describe('leavingLogs', () => {
  it('removes the log that is recorded from now on once it reaches the age at which its station removes it', () => {
    const leaving = leavingLogs([{ keptDays: 90, added: 10, byAge: none }]);
    expect(forecastFull({ room: 900, added: 10, leaving })).toBe(90);
    expect(forecastFull({ room: 901, added: 10, leaving })).toBeNull();
  });

  it('removes what is there by its age, each log after its own time, and spares older audio', () => {
    const byAge = new Map([
      [0, 5],
      [9, 7],
      [10, 100],
    ]);
    const leaving = leavingLogs([
      { keptDays: 10, added: 0, byAge },
      { keptDays: 11, added: 0, byAge },
    ]);
    expect(leaving.slice(0, 3)).toEqual([107, 7, 0]);
    expect([leaving[9], leaving[10]]).toEqual([5, 5]);
  });
});

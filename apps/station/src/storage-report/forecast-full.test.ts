import { describe, expect, it } from 'vitest';
import { forecastFull } from './forecast-full.ts';

const none = Array.from({ length: 90 }, () => 0);

describe('forecastFull', () => {
  it('counts the days until what is added needs all the room', () => {
    expect(forecastFull({ room: 100, added: 10, addedLog: 0, leaving: none })).toBe(10);
    expect(forecastFull({ room: 0, added: 10, addedLog: 0, leaving: none })).toBe(0);
  });

  it('is not full while as much leaves as is added', () => {
    expect(forecastFull({ room: 1, added: 10, addedLog: 10, leaving: Array.from({ length: 90 }, () => 10) })).toBeNull();
    expect(forecastFull({ room: 1, added: 0, addedLog: 0, leaving: [] })).toBeNull();
  });

  it('takes the log that is recorded from now on back once it reaches the age of retention', () => {
    const log = { room: 900, added: 10, addedLog: 10, leaving: none };
    expect(forecastFull(log)).toBe(90);
    expect(forecastFull({ ...log, room: 901 })).toBeNull();
  });
});

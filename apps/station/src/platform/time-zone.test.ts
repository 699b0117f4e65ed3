import { describe, expect, it } from 'vitest';
import { timeZoneNamed } from './time-zone.ts';

describe('timeZoneNamed', () => {
  it.each([
    'Europe/Berlin',
    'Asia/Kathmandu',
    'Asia/Kolkata',
    'US/Eastern',
    'America/Argentina/Buenos_Aires',
    'UTC',
  ])('keeps %s', (name) => {
    expect(timeZoneNamed(name)).toBe(name);
  });

  it.each([
    ['europe/berlin', 'Europe/Berlin'],
    ['america/port_of_spain', 'America/Port_of_Spain'],
    ['utc', 'UTC'],
  ])('spells %s as %s', (typed, expected) => {
    expect(timeZoneNamed(typed)).toBe(expected);
  });

  it.each(['asia/kathmandu', 'asia/kolkata', 'us/eastern', 'america/argentina/buenos_aires'])(
    'names the zone of the link %s with capitals, at the same clock',
    (typed) => {
      const named = timeZoneNamed(typed) ?? '';
      const clockOf = (timeZone: string) =>
        new Intl.DateTimeFormat('en', { timeZone, timeStyle: 'full' }).format(0);
      expect(named).toMatch(/^[A-Z]\w+\/[A-Z]/);
      expect(clockOf(named)).toBe(clockOf(typed));
    },
  );

  it.each(['', 'Europe/Atlantis', '+02:00', 'Berlin'])('knows no zone “%s”', (name) => {
    expect(timeZoneNamed(name)).toBeNull();
  });
});

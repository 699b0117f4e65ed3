import { expect, it } from 'vitest';
import { zoneNames, zoneOffset } from './zone-names.ts';

it('lists zones by their present names, each once, with UTC', () => {
  const zones = zoneNames();
  expect(zones).toEqual(
    expect.arrayContaining(['Asia/Kathmandu', 'Asia/Kolkata', 'Europe/Kyiv', 'Europe/Berlin', 'UTC']),
  );
  expect(zones).not.toContain('Asia/Katmandu');
  expect(new Set(zones).size).toBe(zones.length);
});

it('knows the offset of a zone, and none of an unknown one', () => {
  expect(zoneOffset('Asia/Kathmandu')).toBe('UTC+05:45');
  expect(zoneOffset('Mars/Olympus')).toBe('');
});

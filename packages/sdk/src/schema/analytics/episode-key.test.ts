import { describe, expect, it } from 'vitest';
import { episodeKey } from './episode-key.ts';

describe('episodeKey', () => {
  it('ANALYTICS-055 EPLIST-103 starts with the station if the show has a number and the id is shorter than 7 characters', () => {
    expect(episodeKey('wxyz', '12', '123456')).toBe('wxyz-123456');
    expect(episodeKey('wxyz', '12', '1')).toBe('wxyz-1');
  });

  it('ANALYTICS-056 EPLIST-103 is the id if it is longer than 7 characters', () => {
    expect(episodeKey('wxyz', '12', '12345678')).toBe('12345678');
  });

  it('ANALYTICS-057 EPLIST-104 is the id if it has 7 characters, or the show has no number', () => {
    expect(episodeKey('wxyz', '12', '1234567')).toBe('1234567');
    expect(episodeKey('wxyz', 'ab12', '12')).toBe('12');
    expect(episodeKey('wxyz', '12ab', '12')).toBe('12');
    expect(episodeKey('wxyz', '', '12')).toBe('12');
  });
});

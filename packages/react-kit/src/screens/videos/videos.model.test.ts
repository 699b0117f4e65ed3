import { describe, expect, it } from 'vitest';
import { english } from '../../words/catalogue.ts';
import {
  formatVideoDate,
  defaultVideoType,
  readFilters,
  videoRequest,
  writeFilters,
} from './videos.model.ts';

describe('formatVideoDate', () => {
  it('VIDEO-007 is "MMM D, h:mma" in the station’s time zone', () => {
    const noon = Date.UTC(2026, 10, 4, 17, 5) / 1000;
    expect(formatVideoDate(noon, 'America/New_York', english)).toBe('Nov 4, 12:05pm');
    expect(formatVideoDate(noon, 'UTC', english)).toBe('Nov 4, 5:05pm');
  });
});

describe('videoRequest', () => {
  it('VIDEO-015 requires a type', () => {
    expect(videoRequest(english).safeParse({ playlist_id: 1, video_type: 'basic' }).success).toBe(true);
    const { error } = videoRequest(english).safeParse({ playlist_id: 1 });
    expect(error?.issues.map((issue) => issue.message)).toEqual(['Video type is required']);
  });
});

describe('plainVideoType', () => {
  it('is basic above 600 seconds, else null', () => {
    expect([600, 600.1].map((duration) => defaultVideoType({ duration }))).toEqual([null, 'basic']);
  });
});

describe('The filters in an address', () => {
  it('are read as they were written, with defaults for invalid ones', () => {
    const filters = { showId: 4, search: 'tide', page: 2 };
    expect(readFilters(writeFilters(filters).toString())).toEqual(filters);
    expect(readFilters('show=x&page=-1')).toEqual({ showId: null, search: '', page: 1 });
    expect(writeFilters({ showId: null, search: '', page: 1 }).toString()).toBe('');
  });
});

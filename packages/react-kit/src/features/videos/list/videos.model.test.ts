import { describe, expect, it } from 'vitest';
import { formatVideoDate, plainVideoType, readFilters, videoRequest, writeFilters } from './videos.model.ts';

describe('formatVideoDate', () => {
  it('VIDEO-007 is "MMM D, h:mma" by the station’s clock', () => {
    const noon = Date.UTC(2026, 10, 4, 17, 5) / 1000;
    expect(formatVideoDate(noon, 'America/New_York')).toBe('Nov 4, 12:05pm');
    expect(formatVideoDate(noon, 'UTC')).toBe('Nov 4, 5:05pm');
  });
});

describe('videoRequest', () => {
  it('VIDEO-015 wants a type', () => {
    expect(videoRequest.safeParse({ playlist_id: 1, video_type: 'basic' }).success).toBe(true);
    const { error } = videoRequest.safeParse({ playlist_id: 1 });
    expect(error?.issues.map((issue) => issue.message)).toEqual(['Video type is required']);
  });
});

describe('plainVideoType', () => {
  it('is basic above 600 seconds, and a question below', () => {
    expect([600, 600.1].map((duration) => plainVideoType({ duration }))).toEqual([null, 'basic']);
  });
});

describe('the filters in an address', () => {
  it('come back as they were written, and nonsense is as at first', () => {
    const filters = { showId: 4, search: 'tide', page: 2 };
    expect(readFilters(writeFilters(filters).toString())).toEqual(filters);
    expect(readFilters('show=x&page=-1')).toEqual({ showId: null, search: '', page: 1 });
    expect(writeFilters({ showId: null, search: '', page: 1 }).toString()).toBe('');
  });
});

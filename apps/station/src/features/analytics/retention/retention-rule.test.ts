import { describe, expect, it } from 'vitest';
import { fetchedMinutes, minuteMs, retentionKind, type RetentionVisit } from './retention-rule.ts';

const half = minuteMs / 2;
const visit: RetentionVisit = {
  isDownload: true,
  version: 1,
  ranges: 1,
  isWhole: false,
  spans: [],
  durationMs: 5 * minuteMs,
};

describe('a fetched minute', () => {
  it('was fetched by half or more, also in several pieces', () => {
    expect(fetchedMinutes([[0, half - 1]], 5 * minuteMs)).toEqual([]);
    expect(fetchedMinutes([[half, 2 * minuteMs + half - 1]], 5 * minuteMs)).toEqual([0, 1]);
    const pieces = [
      [minuteMs, minuteMs + half / 2],
      [2 * minuteMs - half / 2, 2 * minuteMs + 1],
    ] as const;
    expect(fetchedMinutes(pieces, 5 * minuteMs)).toEqual([1]);
  });

  it('is measured by its own length at the end of the audio, and ends with it', () => {
    const durationMs = minuteMs + 10_000;
    expect(fetchedMinutes([[minuteMs, minuteMs + 4999]], durationMs)).toEqual([]);
    expect(fetchedMinutes([[minuteMs, minuteMs + 5000]], durationMs)).toEqual([1]);
    expect(fetchedMinutes([[0, 3 * minuteMs]], durationMs)).toEqual([0, 1]);
    expect(fetchedMinutes([], durationMs)).toEqual([]);
  });
});

describe('a download', () => {
  it('reveals its minutes if its player asked for ranges, and no response had it all', () => {
    expect(retentionKind(visit)).toBe('ranges');
    expect(retentionKind({ ...visit, ranges: 0 })).toBe('whole');
    expect(retentionKind({ ...visit, isWhole: true })).toBe('whole');
  });

  it('is neither while it is no download, or if it began before the station counted minutes', () => {
    expect(retentionKind({ ...visit, isDownload: false })).toBeNull();
    expect(retentionKind({ ...visit, version: null })).toBeNull();
  });
});

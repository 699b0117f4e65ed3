import { describe, expect, it } from 'vitest';
import { english } from '../../words/catalogue.ts';
import { formatClock, formatListDuration, formatLongDuration } from './format-duration.ts';

describe('formatListDuration', () => {
  it('EPLIST-005 writes h:mm:ss', () => {
    expect(formatListDuration(0)).toBe('0:00:00');
    expect(formatListDuration(65.4)).toBe('0:01:05');
    expect(formatListDuration(36_061)).toBe('10:01:01');
  });
});

describe('formatClock', () => {
  it('EPLIST-006 ANALYTICS-029 writes mm:ss, and hh:mm:ss above 3599 seconds', () => {
    expect(formatClock(59)).toBe('00:59');
    expect(formatClock(3599)).toBe('59:59');
    expect(formatClock(3599.6)).toBe('01:00:00');
    expect(formatClock(3600)).toBe('01:00:00');
  });
});

describe('formatLongDuration', () => {
  it('ANALYTICS-030 EPLIST-007 writes hours and minutes, or minutes alone', () => {
    expect(formatLongDuration(125, english)).toBe('2 min');
    expect(formatLongDuration(5400, english)).toBe('1 hr 30 min');
  });

  it('ANALYTICS-031 EPLIST-008 writes hours from one hour on', () => {
    expect(formatLongDuration(3540, english)).toBe('59 min');
    expect(formatLongDuration(3600, english)).toBe('1 hr 0 min');
  });
});

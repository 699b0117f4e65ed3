import { describe, expect, it } from 'vitest';
import { csvName } from './csv-name.ts';
import { pendingJob } from './pending-job.ts';

function memory() {
  const values = new Map<string, string>();
  return {
    values,
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
}

describe('csvName', () => {
  it('ANALYTICS-069 is post_analytics with the date and the time in the station’s zone', () => {
    expect(csvName(Date.UTC(2026, 10, 4, 1, 5, 9) / 1000, 'America/New_York')).toBe(
      'post_analytics_2026-11-03_20-05-09.csv',
    );
  });
});

describe('pendingJob', () => {
  it('ANALYTICS-062 stores the id of a request', () => {
    const storage = memory();
    pendingJob(storage, 'wxyz').keep('job-1', '');
    expect(pendingJob(storage, 'wxyz').read()).toBe('job-1');
    expect(pendingJob(storage, 'other').read()).toBeNull();
    pendingJob(storage, 'other').forget();
    expect(pendingJob(storage, 'wxyz').read()).toBe('job-1');
    pendingJob(storage, 'wxyz').forget();
    expect(storage.values.size).toBe(0);
  });

  it('ANALYTICS-064 stores no id if the file is mailed', () => {
    const storage = memory();
    pendingJob(storage, 'wxyz').keep('job-1', 'maya@example.org');
    expect(storage.values.size).toBe(0);
  });
});

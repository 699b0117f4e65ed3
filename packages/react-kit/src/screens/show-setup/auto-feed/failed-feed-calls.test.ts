import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '@postkit/sdk';
import { startSync } from '../../../testing/start-feed-sync.ts';
import { syncDelay } from './create-feed-sync.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const unavailable = () =>
  new HttpError({ operation: 'connections.create', status: 503, statusText: 'Away', body: null });

describe('createFeedSync with calls that fail', () => {
  it('reports a failed update once, and retries before the save', async () => {
    const { sync, feeds, broken, failures, change } = startSync();
    await sync.enter();
    broken.set('update', unavailable);
    for (const itunes_categories of ['Arts', 'Music', 'News']) {
      change({ itunes_categories });
      await vi.advanceTimersByTimeAsync(syncDelay);
    }
    expect(failures).toHaveLength(1);
    broken.clear();
    await sync.settle();
    expect(feeds.get(1)?.itunes_categories).toBe('News');
    expect(failures).toHaveLength(1);
  });

  it('reports a failed creation, and retries at the next entry', async () => {
    const { sync, broken, failures, draft } = startSync();
    broken.set('create', unavailable);
    await sync.enter();
    expect(failures).toHaveLength(1);
    broken.clear();
    await sync.enter();
    expect(draft()?.rssDestinationId).toBe(1);
  });

  it('retries a failed creation before the save', async () => {
    const { sync, broken, draft } = startSync();
    broken.set('create', unavailable);
    await sync.enter();
    broken.clear();
    await sync.settle();
    expect(draft()?.rssDestinationId).toBe(1);
  });

  it('reports a failed save of a restored draft, whose feed was not changed before', async () => {
    const { sync, broken, failures } = startSync({ rssDestinationId: 7 });
    broken.set('update', unavailable);
    await sync.settle();
    expect(failures).toHaveLength(1);
  });

  it('does not repeat a failed save at the end of the pause', async () => {
    const { sync, calls, broken, change } = startSync();
    await sync.enter();
    broken.set('update', unavailable);
    change({ itunes_categories: 'Arts' });
    await sync.settle();
    await vi.advanceTimersByTimeAsync(syncDelay);
    expect(calls).toEqual(['create', 'update']);
  });

  it('reports a failure again at the next entry', async () => {
    const { sync, broken, failures } = startSync();
    broken.set('create', unavailable);
    await sync.enter();
    await sync.enter();
    expect(failures).toHaveLength(2);
  });

  it('reports a failure again after a success', async () => {
    const { sync, broken, failures, change } = startSync();
    await sync.enter();
    for (const [itunes_categories, isBroken] of [
      ['Arts', true],
      ['Music', false],
      ['News', true],
    ] as const) {
      if (isBroken) broken.set('update', unavailable);
      else broken.clear();
      change({ itunes_categories });
      await vi.advanceTimersByTimeAsync(syncDelay);
    }
    expect(failures).toHaveLength(2);
  });
});

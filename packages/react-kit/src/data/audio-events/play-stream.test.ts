import { describe, expect, it, vi } from 'vitest';
import { playStream, type StreamFailure } from './play-stream.ts';

interface HlsError {
  fatal: boolean;
  response?: { code: number };
}

const listeners = vi.hoisted((): ((event: string, error: unknown) => void)[] => []);

vi.mock('hls.js/light', () => ({
  default: class {
    static readonly Events = { ERROR: 'hlsError' };
    on(_event: string, listener: (event: string, error: unknown) => void) {
      listeners.push(listener);
    }
    loadSource() {}
    attachMedia() {}
    destroy() {}
  },
}));

/** What somebody who plays a stream is told of an error. */
async function failureAfter(error: HlsError): Promise<StreamFailure | null> {
  let told: StreamFailure | null = null;
  await new Promise<void>((resolve) => {
    const handlers = { onReady: resolve, onError: (failure: StreamFailure) => void (told = failure) };
    playStream(new Audio(), 'https://post.example.org/wxyz/event/7.m3u8', { header: 'Key', withCookies: false }, handlers);
  });
  listeners.at(-1)?.('hlsError', error);
  return told;
}

describe('playStream', () => {
  it('tells what the archive has deleted from what cannot be played right now', async () => {
    expect(await failureAfter({ fatal: true, response: { code: 410 } })).toBe('gone');
    expect(await failureAfter({ fatal: true, response: { code: 503 } })).toBe('failed');
    expect(await failureAfter({ fatal: true })).toBe('failed');
  });

  it('says nothing of an error that the player gets over', async () => {
    expect(await failureAfter({ fatal: false, response: { code: 410 } })).toBeNull();
  });
});

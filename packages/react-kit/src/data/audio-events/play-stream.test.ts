// @vitest-environment happy-dom
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

/** The failure that `playStream` reports for an error of hls.js. */
async function failureAfter(error: HlsError, audio = new Audio()): Promise<StreamFailure | null> {
  let failure: StreamFailure | null = null;
  await new Promise<void>((resolve) => {
    const handlers = { onReady: resolve, onError: (reported: StreamFailure) => void (failure = reported) };
    playStream(
      audio,
      'https://post.example.org/wxyz/event/7.m3u8',
      { header: async () => 'Key', withCookies: false },
      handlers,
    );
  });
  listeners.at(-1)?.('hlsError', error);
  return failure;
}

describe('playStream', () => {
  it('distinguishes deleted audio from audio that cannot be played right now', async () => {
    expect(await failureAfter({ fatal: true, response: { code: 410 } })).toBe('gone');
    expect(await failureAfter({ fatal: true, response: { code: 503 } })).toBe('failed');
    expect(await failureAfter({ fatal: true })).toBe('failed');
  });

  it('ignores an error from which the player recovers', async () => {
    expect(await failureAfter({ fatal: false, response: { code: 503 } })).toBeNull();
  });

  it('reports a deleted segment once the audio before it has played', async () => {
    const audio = new Audio();
    const gone = { fatal: false, response: { code: 410 } };
    const ready = vi.spyOn(audio, 'readyState', 'get').mockReturnValue(4);
    expect(await failureAfter(gone, audio)).toBeNull();
    ready.mockReturnValue(2);
    expect(await failureAfter(gone, audio)).toBe('gone');
  });
});

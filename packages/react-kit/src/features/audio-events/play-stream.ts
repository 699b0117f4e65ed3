// Whoever compiles this file from its source needs the declaration too.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./hls-light.d.ts" />
import type { MediaAuthorization } from '../sessions/index.ts';

/** Gone is what the archive has deleted, which no other try brings back. */
export type StreamFailure = 'failed' | 'gone';

export interface StreamHandlers {
  /** The element has its source and may play. */
  onReady(): void;
  onError(failure: StreamFailure): void;
}

/** `HTMLMediaElement.HAVE_FUTURE_DATA`: there is more to play than the moment where it stands. */
const haveFutureData = 3;

/**
 * Lets an audio element play an address: a plain file by itself, an HLS playlist by hls.js, which is loaded then.
 * It plays from `startSeconds` on. Answers the function that takes the element back.
 */
export function playStream(
  audio: HTMLAudioElement,
  endpoint: string,
  authorization: MediaAuthorization,
  handlers: StreamHandlers,
  startSeconds = 0,
): () => void {
  if (!new URL(endpoint, globalThis.location.href).pathname.endsWith('.m3u8')) {
    audio.src = endpoint;
    audio.currentTime = startSeconds;
    handlers.onReady();
    return () => audio.removeAttribute('src');
  }
  let isEnded = false;
  let end = () => {};
  async function start(): Promise<void> {
    const { default: Hls } = await import('hls.js/light');
    if (isEnded) return;
    const hls = new Hls({
      maxBufferLength: 30,
      startPosition: startSeconds,
      xhrSetup: (request) => {
        request.setRequestHeader('Authorization', authorization.header);
        request.withCredentials = authorization.withCookies;
      },
    });
    hls.on(Hls.Events.ERROR, (_event, data) => {
      const isGone = data.response?.code === 410;
      // It goes on asking for a piece that is gone. What is there of the sound is heard first.
      const isStuck = isGone && audio.readyState < haveFutureData;
      if (data.fatal || isStuck) handlers.onError(isGone ? 'gone' : 'failed');
    });
    hls.loadSource(endpoint);
    hls.attachMedia(audio);
    end = () => hls.destroy();
    handlers.onReady();
  }
  start().catch(() => handlers.onError('failed'));
  return () => {
    isEnded = true;
    end();
    audio.removeAttribute('src');
  };
}

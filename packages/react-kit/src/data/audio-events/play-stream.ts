// oxlint-disable-next-line typescript/triple-slash-reference -- packages that compile this file from its source need the declaration too
/// <reference path="./hls-light.d.ts" />
import type { MediaAuthorization } from '../sessions/index.ts';

/** `gone`: deleted from the archive, so a retry is no use. */
export type StreamFailure = 'failed' | 'gone';

export interface StreamHandlers {
  /** The element has its source and can play. */
  onReady(): void;
  onError(failure: StreamFailure): void;
}

/** `HTMLMediaElement.HAVE_FUTURE_DATA`: there is buffered audio after the current position. */
const haveFutureData = 3;

/**
 * Plays an address with an audio element: a plain file natively, an HLS playlist with hls.js, which loads on demand.
 * Without an authorization, requests carry no credentials. Starts at `startSeconds`. Returns a function that releases the element.
 */
export function playStream(
  audio: HTMLAudioElement,
  endpoint: string,
  authorization: MediaAuthorization | null,
  handlers: StreamHandlers,
  startSeconds = 0,
): () => void {
  if (!new URL(endpoint, globalThis.location.href).pathname.endsWith('.m3u8')) {
    // Without it the audio graph, which makes audio louder, gets silence from another origin.
    if (authorization && !authorization.withCookies && isElsewhere(endpoint)) audio.crossOrigin = 'anonymous';
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
      ...(authorization && { xhrSetup: signedBy(authorization) }),
    });
    hls.on(Hls.Events.ERROR, (_event, data) => {
      const isGone = data.response?.code === 410;
      // hls.js keeps requesting a deleted segment. The failure waits until the buffered audio has played.
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

/** Opens each request of hls.js with the authorization. */
function signedBy(authorization: MediaAuthorization) {
  return async (request: XMLHttpRequest, url: string) => {
    const header = await authorization.header();
    request.open('GET', url, true);
    request.setRequestHeader('Authorization', header);
    request.withCredentials = authorization.withCookies;
  };
}

function isElsewhere(address: string): boolean {
  return new URL(address, globalThis.location.href).origin !== globalThis.location.origin;
}

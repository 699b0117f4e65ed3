import type { LiveEventName, LiveEvents } from '@postkit/sdk/schema';
import { firstStation } from './builders.ts';
import type { SignedIn } from './sign-in.ts';
import type { TestStation } from './station.ts';

/** Subscribes to a station's live channel; `next` waits for the next event of a name. */
export async function listenLive(server: TestStation, as: SignedIn, station = firstStation(server)) {
  const stop = new AbortController();
  const response = await server.call(`/sessions/${station.sessionId}?format=json`, {
    as,
    signal: stop.signal,
  });
  if (response.status !== 200 || !response.body)
    throw new Error(`The live channel responded with ${response.status}.`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';

  async function next<Name extends LiveEventName>(name: Name): Promise<LiveEvents[Name]> {
    const found = new RegExp(`event: ${name}\\ndata: (.*)\\n\\n`).exec(text);
    if (found) {
      text = text.slice(found.index + found[0].length);
      return JSON.parse(found[1] ?? '');
    }
    const { value, done } = await reader.read();
    if (done) throw new Error('The live channel ended.');
    text += value;
    return next(name);
  }

  return { contentType: response.headers.get('content-type'), next, close: () => stop.abort() };
}

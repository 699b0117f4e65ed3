import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A stream server that a test controls, with titles between the audio. */
export interface FakeIcecast extends AsyncDisposable {
  readonly url: string;
  /** Connections so far, rejected ones included. */
  readonly connections: number;
  /** Whether new connections are rejected. */
  refusing: boolean;
  /** `user:password` that listeners must give; null for none. */
  password: string | null;
  /** Redirect target of listeners; null for none. */
  redirect: string | null;
  /** Headers of the requests so far. */
  readonly requests: readonly IncomingHttpHeaders[];
  /** Sends audio to the current listener. */
  send(audio: Uint8Array): void;
  /** Announces a title with the next audio. */
  title(text: string | Buffer): void;
  /** Closes the connection. */
  drop(): void;
}

const metaint = 4000;

export async function fakeIcecast(contentType = 'audio/mpeg'): Promise<FakeIcecast> {
  let listener: ServerResponse | undefined;
  let connections = 0;
  const requests: IncomingHttpHeaders[] = [];
  const state = { refusing: false, password: null as string | null, redirect: null as string | null };
  let untilMeta = metaint;
  let announced: string | Buffer = '';

  const server = createServer(({ headers }, response) => {
    connections += 1;
    requests.push(headers);
    const { refusing, password, redirect } = state;
    if (refusing) return void response.writeHead(503).end();
    if (redirect !== null) return void response.writeHead(302, { location: redirect }).end();
    const wanted = password === null ? undefined : `Basic ${Buffer.from(password).toString('base64')}`;
    if (wanted !== undefined && headers.authorization !== wanted) return void response.writeHead(401).end();
    response.writeHead(200, { 'content-type': contentType, 'icy-metaint': String(metaint) });
    response.flushHeaders();
    listener = response;
    untilMeta = metaint;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  function metadata(): Buffer {
    if (announced === '') return Buffer.from([0]);
    const text = Buffer.concat([Buffer.from("StreamTitle='"), Buffer.from(announced), Buffer.from("';")]);
    announced = '';
    const blocks = Math.ceil(text.length / 16);
    return Buffer.concat([Buffer.from([blocks]), text, Buffer.alloc(blocks * 16 - text.length)]);
  }

  return {
    url: `http://127.0.0.1:${port}/live`,
    get connections() {
      return connections;
    },
    requests,
    get refusing() {
      return state.refusing;
    },
    set refusing(next) {
      state.refusing = next;
    },
    get password() {
      return state.password;
    },
    set password(next) {
      state.password = next;
    },
    get redirect() {
      return state.redirect;
    },
    set redirect(next) {
      state.redirect = next;
    },
    send(audio) {
      for (let from = 0; from < audio.length;) {
        const chunk = audio.subarray(from, from + untilMeta);
        listener?.write(chunk);
        from += chunk.length;
        untilMeta -= chunk.length;
        if (untilMeta > 0) continue;
        listener?.write(metadata());
        untilMeta = metaint;
      }
    },
    title(text) {
      announced = text;
    },
    drop() {
      listener?.destroy();
      listener = undefined;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

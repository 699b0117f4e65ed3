import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFakeFacebook, facebookEntries, facebookSettings } from './fake-facebook.ts';
import { createFakeMegaphone, megaphoneEntries, megaphoneSettings } from './fake-megaphone.ts';
import { createFakeOmny, omnyEntries, omnySettings } from './fake-omny.ts';
import type { FakePlatform, PlatformResponse, ReceivedCall } from './fake-platform.ts';
import { createFakeSpreaker, spreakerEntries, spreakerSettings } from './fake-spreaker.ts';
import { createFakeTwitter, twitterEntries, twitterSettings } from './fake-twitter.ts';
import { createFakeYoutube, youtubeEntries, youtubeSettings } from './fake-youtube.ts';

export const platformNames = ['omny', 'megaphone', 'spreaker', 'facebook', 'twitter', 'youtube'] as const;
export type PlatformName = (typeof platformNames)[number];

/** A fault of one call: a replaced response, a truncated body, or a lost response. */
export type Fault = PlatformResponse | 'cut' | 'lost';

/** A received call with its platform. */
export interface PlatformCall extends ReceivedCall {
  readonly platform: PlatformName;
}

/** The platforms that episodes are sent to, on a server of this machine. */
export interface Platforms extends AsyncDisposable {
  /** Settings that point a station here. */
  readonly env: Readonly<Record<string, string>>;
  readonly fakes: Readonly<Record<PlatformName, FakePlatform>>;
  /** All received calls, in order. */
  readonly calls: readonly PlatformCall[];
  /** `POST /2/tweets` and so on, of one platform. */
  asked(platform: PlatformName): string[];
  /** Injects a fault into the next call whose method and path match. */
  fail(platform: PlatformName, match: RegExp, fault: Fault): void;
  /** Receives the next matching call and never responds; resolves when it arrives. */
  holdAfter(platform: PlatformName, match: RegExp): Promise<void>;
}

/** Fields of a destination that each platform accepts. */
export const platformEntries = {
  ...omnyEntries,
  ...megaphoneEntries,
  ...spreakerEntries,
  ...facebookEntries,
  ...twitterEntries,
  ...youtubeEntries,
} as const;

interface Slip {
  readonly platform: PlatformName;
  readonly match: RegExp;
  readonly fault: Fault | (() => void);
}

/** @param now milliseconds since 1970, by the platforms' clocks */
export async function startPlatforms(now: () => number = Date.now): Promise<Platforms> {
  let origin = '';
  const youtube = createFakeYoutube('channel token', () => `${origin}/youtube`);
  const fakes: Record<PlatformName, FakePlatform> = {
    omny: createFakeOmny('omny key'),
    megaphone: createFakeMegaphone('megaphone token'),
    spreaker: createFakeSpreaker('spreaker token', now),
    facebook: createFakeFacebook('page token'),
    twitter: createFakeTwitter('user token'),
    youtube,
  };
  const calls: PlatformCall[] = [];
  const slips: Slip[] = [];

  function faultOf({ platform, method, path }: PlatformCall): Slip['fault'] | undefined {
    const at = slips.findIndex((slip) => slip.platform === platform && slip.match.test(`${method} ${path}`));
    return slips.splice(at, at < 0 ? 0 : 1)[0]?.fault;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin);
    const platform = platformNames.find((name) => url.pathname.startsWith(`/${name}/`));
    if (!platform) return void response.writeHead(404).end();
    const headers = new Headers(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const known = {
      platform,
      method: request.method ?? '',
      path: url.pathname.slice(platform.length + 1),
      query: url.searchParams,
      headers,
    };
    const fault = faultOf({ ...known, body: Buffer.alloc(0) });
    const body = await bodyOf(request, fault === 'cut');
    const call = { ...known, body };
    calls.push(call);
    if (fault === 'cut' && platform === 'youtube') youtube.takePart(call);
    if (fault === 'cut') return void request.socket.destroy();
    const answer = typeof fault === 'object' ? fault : await fakes[platform].answer(call);
    if (typeof fault === 'function') return fault();
    if (fault === 'lost') return void request.socket.destroy();
    const text = answer.json === undefined ? '' : JSON.stringify(answer.json);
    response
      .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
      .end(answer.status === 204 ? '' : text);
  }

  // A truncated upload ends in an error of the request, as intended.
  const server = createServer(
    (request, response) => void serve(request, response).catch(() => request.socket.destroy()),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    env: settingsFor(origin),
    fakes,
    calls,
    asked: (platform) =>
      calls.filter((call) => call.platform === platform).map(({ method, path }) => `${method} ${path}`),
    fail: (platform, match, fault) => void slips.push({ platform, match, fault }),
    holdAfter: (platform, match) =>
      new Promise((resolve) => void slips.push({ platform, match, fault: resolve })),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function settingsFor(origin: string): Record<string, string> {
  return {
    POSTKIT_ALLOW_PRIVATE_FETCH: '1',
    ...omnySettings(`${origin}/omny`),
    ...megaphoneSettings(`${origin}/megaphone`),
    ...spreakerSettings(`${origin}/spreaker`),
    ...facebookSettings(`${origin}/facebook`),
    ...twitterSettings(`${origin}/twitter`),
    ...youtubeSettings(`${origin}/youtube`),
  };
}

/** The whole body, or its first part. */
async function bodyOf(request: IncomingMessage, isCut: boolean): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    parts.push(part as Buffer);
    if (isCut) break;
  }
  return Buffer.concat(parts);
}

import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Opens `/` in a browser that stores these values; resolves to the address that it leads to. */
async function open(stored: Record<string, string>, check: () => Promise<Response>) {
  const values = new Map(Object.entries(stored));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('localStorage', { getItem: (key: string) => values.get(key) ?? null });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: string | URL) => {
    asked.push(new URL(input).pathname);
    return check();
  });
  const { openFirst } = await import('./open-first.ts');
  const address = await new Promise<string>((resolve, reject) => {
    const origin = 'https://radio.example';
    vi.stubGlobal('location', { origin, href: `${origin}/`, replace: resolve });
    openFirst().catch((error: unknown) => {
      const { options } = Object(error) as { options?: { href?: string } };
      if (options?.href === undefined) reject(error);
      else resolve(options.href);
    });
  });
  return { address, asked };
}

const remembered = { 'postkit:station': 'harbour-fm' };
const isLoggedIn = (logged_in: boolean) => async () => Response.json({ logged_in });

it('AUTH-036 opens the sign-in without a remembered station, and asks no station', async () => {
  expect(await open({}, isLoggedIn(true))).toEqual({ address: '/login', asked: [] });
});

it('AUTH-037 opens the audio editor of the remembered station while its session is valid', async () => {
  expect(await open(remembered, isLoggedIn(true))).toEqual({
    address: '/harbour-fm/audio-editor',
    asked: ['/harbour-fm/api/v1/logged_in'],
  });
});

it('AUTH-038 opens the sign-in without a session at the remembered station', async () => {
  expect((await open(remembered, isLoggedIn(false))).address).toBe('/login');
});

it.each([
  ['has no response', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is refused', async () => new Response('{}', { status: 403 })],
])('AUTH-040 opens the sign-in if the check of the session %s', async (_, check) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  expect((await open(remembered, check)).address).toBe('/login');
});

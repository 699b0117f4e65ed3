import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A client in a page at `/harbour-fm/shows`. Its requests stay open until `respond`, in the order in which they were sent. */
async function open() {
  const assign = vi.fn<(url: string) => void>();
  const origin = 'https://radio.example';
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('location', { pathname: '/harbour-fm/shows', search: '', origin, assign });
  const sent: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => sent.push(resolve)));
  const { stationClient } = await import('./station-client.ts');
  const { navigateOnce } = await import('./navigate-once.ts');
  const respond = (index: number, status: number) =>
    sent[index]?.(new Response(null, { status, statusText: 'Unauthorized' }));
  return { assign, client: stationClient('harbour-fm'), navigateOnce, respond, sent };
}

it('AUTH-039 AUTH-052 AUTH-053 opens the sign-in, with the way back, when the session ends', async () => {
  const { assign, client, respond, sent } = await open();
  const call = client.shows.list().catch((error: unknown) => error);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  respond(0, 401);
  await call;
  expect(assign.mock.calls).toEqual([['/login?next=%2Fharbour-fm%2Fshows']]);
});

it.each(['before', 'after'] as const)(
  'leads to the plain sign-in after Sign out when a call fails %s it ends',
  async (moment) => {
    const { assign, client, navigateOnce, respond, sent } = await open();
    const call = client.shows.list().catch((error: unknown) => error);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    const signOut = client.sessions.signOut().then(() => navigateOnce('/login'));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    const steps = [() => (respond(0, 401), call), () => (respond(1, 204), signOut)];
    for (const step of moment === 'before' ? steps : steps.toReversed()) await step();
    expect(assign.mock.calls).toEqual([['/login']]);
  },
);

it('AUTH-054 stays where it is when the station refuses name and password with 401', async () => {
  const { assign, respond, sent } = await open();
  const { signInClient } = await import('./sign-in-client.ts');
  const signIn = signInClient.sessions.signIn('ada', 'wrong').catch((error: unknown) => error);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  respond(0, 401);
  expect(await signIn).toMatchObject({ status: 401 });
  expect(assign).not.toHaveBeenCalled();
});

// @vitest-environment happy-dom
import { createBrowserHistory } from '@tanstack/react-router';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Console } from '../console.tsx';
import { router } from './router.tsx';
import { screens } from './screens.ts';

/** The requirement of a screen that has its own; AUTH-039 is that of all. */
const ids: Readonly<Record<string, string>> = {
  tags: 'TAGS-003',
  categories: 'CATS-002',
  analytics: 'ANALYTICS-002',
  setup: 'SETUP-003',
  'import-rss-feed': 'IMPORT-003',
  automations: 'AUTO-007',
  'automations/new': 'AUTO-007',
  'automations/$scheduleId/edit': 'AUTO-007',
  episodes: 'EPLIST-002',
  'shows/$showId/details': 'EPLIST-002',
};

const addresses = Object.keys(screens).map(
  (path) => [ids[path] ?? 'AUTH-039', path.replaceAll(/\$\w+/g, '1')] as const,
);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 401 }));
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each(addresses)('%s without a session %s leads to the sign-in, which returns there', async (_id, path) => {
  const address = `/harbour-fm/${path}?showId=1`;
  history.replaceState(null, '', address);
  router.update({ ...router.options, history: createBrowserHistory() });
  const assign = vi.spyOn(globalThis.location, 'assign').mockReturnValue();
  // The page of the address before is left already.
  globalThis.dispatchEvent(new Event('pageshow'));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Console />));
  // The code of a screen is loaded first.
  await vi.waitFor(() => expect(assign).toHaveBeenCalled(), { timeout: 30_000 });
  act(() => root.unmount());
  // Later ones may name the address of the case before, which the router knows until this one has loaded.
  expect(assign.mock.calls[0]).toEqual([`/login?next=${encodeURIComponent(address)}`]);
});

import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { Connection } from '@postkit/sdk/schema';
import { makeDestination, makeSettings } from '@postkit/sdk/testing';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { DestinationDrawerScreen } from './destination-drawer-screen.tsx';
import * as former from './former-names.ts';
import { WidgetConfiguratorScreen } from './widget-configurator-screen.tsx';

const onClose = vi.fn<() => void>();
const widget = makeDestination({ id: 5, title: 'Site player' });

function mount(children: ReactNode, answers: FakeResponses = {}, destinations: Connection[] = [widget]) {
  onClose.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const station = fakeStation({
    'settings.get': () => makeSettings({ company_admin: true }),
    'connections.list': () => ({
      meta: { limit: 0, offset: 0, total_count: destinations.length, next: null, previous: null },
      objects: destinations.map((one) => ({
        ...one,
        historical_items: JSON.stringify(one.historical_items),
      })),
    }),
    'connections.create': ({ body }) => ({
      ...makeDestination({ id: 50, ...Object(body) }),
      historical_items: '{}',
    }),
    'widgets.get': () => ({
      playlists: [],
      total_count: 0,
      page: 1,
      limit: 10_000,
      station_name: 'WXYZ',
      look: {},
    }),
    'live.stream': () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
    ...answers,
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
  });
  render(
    <PostKitProvider stores={stores} client={client}>
      {children}
    </PostKitProvider>,
  );
  return station.calls;
}

describe('DestinationDrawerScreen', () => {
  it('KIT-021 adds a destination step by step in a page without Setup', async () => {
    const calls = mount(<DestinationDrawerScreen type="webwidget" onClose={onClose} />);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Front page');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(calls.find(({ operation }) => operation === 'connections.create')?.body).toMatchObject({
      type: 'webwidget',
      title: 'Front page',
    });
  });

  it('reports that the destination to change was deleted', async () => {
    mount(<DestinationDrawerScreen type="webwidget" destinationId={9} onClose={onClose} />);
    expect(await screen.findByText('This destination no longer exists.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('reports in a drawer that the destinations cannot be loaded', async () => {
    mount(<DestinationDrawerScreen type="rss" onClose={onClose} />, {
      'connections.list': () => failure(503, 'Away.'),
    });
    expect(await screen.findByText('Unable to fetch social media connections from the server')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
  });
});

describe('WidgetConfiguratorScreen', () => {
  it('KIT-022 shows the player and its embed code in a page without Setup', async () => {
    mount(<WidgetConfiguratorScreen destinationId={5} onClose={onClose} />);
    expect(await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Embed code' })).toMatchObject({
      value: expect.stringContaining('data-zone="5"'),
    });
  });

  it('reports a destination that is no web widget', async () => {
    mount(<WidgetConfiguratorScreen destinationId={6} onClose={onClose} />, {}, [
      widget,
      makeDestination({ id: 6, type: 'rss' }),
    ]);
    expect(await screen.findByText('This destination no longer exists.')).toBeDefined();
  });
});

describe('the former names of the drawers', () => {
  it('pass `connectionId` on', async () => {
    mount(<former.ConnectionDrawerScreen type="webwidget" connectionId={5} onClose={onClose} />);
    expect(await screen.findByDisplayValue('Site player')).toBeDefined();
  });

  it('add a destination without it', async () => {
    mount(<former.ConnectionDrawerScreen type="webwidget" onClose={onClose} />);
    expect(await screen.findByRole('textbox', { name: /^Title/ })).toMatchObject({ value: '' });
  });

  it('show the player of the widget', async () => {
    mount(<former.WidgetConfiguratorScreen connectionId={5} onClose={onClose} />);
    expect(await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Embed code' })).toMatchObject({
      value: expect.stringContaining('data-zone="5"'),
    });
  });
});

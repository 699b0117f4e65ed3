import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useMessages } from '../../host/messages.store.ts';
import { failure } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { openSetup } from './testing/open-setup.tsx';

const embed = {
  site: 'https://news.example',
  version: '4-1f0c9a3e',
  kind: 'script',
  views: 1200,
  errors: { list: 0, empty: 2, audio: 1 },
  first_seen: 1_793_599_200,
  last_seen: 1_793_602_800,
};
const health = {
  enabled: true,
  current_version: '4-1f0c9a3e',
  embeds: [embed, { ...embed, site: '', version: '4-00000001', kind: 'frame' }],
};
const open = (answers: Parameters<typeof openSetup>[0]) =>
  openSetup({ props: { query: 'integration=webwidget' }, ...answers });
const card = () => screen.findByRole('region', { name: 'Sites with your players' });

describe('the sites with players', () => {
  it('are listed with version, kind, page views and errors', async () => {
    open({ answers: { 'embeds.list': () => health } });
    const region = within(await card());
    await region.findByText('https://news.example');
    const [head, first, second] = region.getAllByRole('row');
    expect(head?.textContent).toContain('Page views');
    expect(first?.textContent).toMatch(
      /https:\/\/news\.example.*4-1f0c9a3e Current.*Script.*1,200.*2 had nothing to play, 1 could not play an episode/,
    );
    expect(second?.textContent).toMatch(/Hidden by the browser.*4-00000001 Older.*Iframe/);
  });

  it('can be switched off, and say why there are none', async () => {
    const { asked } = open({
      answers: {
        'embeds.list': () => ({ ...health, embeds: [] }),
        'embeds.update': ({ body }) => ({ ...health, ...Object(body), embeds: [] }),
      },
    });
    const region = within(await card());
    expect(await region.findByText('Sites appear here when a page with a player was viewed.')).toBeDefined();
    await userEvent.click(await region.findByRole('switch', { name: 'Players report page views' }));
    expect(await region.findByText('Players do not report.')).toBeDefined();
    expect(asked('embeds.update')).toHaveLength(1);
  });

  it('say that they failed to load, and load again; a refused switch goes back', async () => {
    let isDown = true;
    open({
      answers: {
        'embeds.list': () => (isDown ? failure(500, 'Down.') : health),
        'embeds.update': () => failure(500, 'Down.'),
      },
    });
    const region = within(await card());
    expect(await region.findByText('The sites could not be loaded.')).toBeDefined();
    isDown = false;
    await userEvent.click(region.getByRole('button', { name: /Retry|Try again/ }));
    const control = await region.findByRole<HTMLInputElement>('switch', {
      name: 'Players report page views',
    });
    await userEvent.click(control);
    await waitFor(() =>
      expect(
        useMessages
          .in(stores)
          .getState()
          .messages.map(({ name }) => name),
      ).toEqual(['Could not change the reports of players.']),
    );
    expect(control.checked).toBe(true);
  });

  it('are shown with web widgets only', async () => {
    const { asked } = openSetup();
    await screen.findByText('Main feed');
    expect(asked('embeds.list')).toHaveLength(0);
  });
});

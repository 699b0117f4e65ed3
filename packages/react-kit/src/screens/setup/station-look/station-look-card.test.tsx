import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { Settings } from '@postkit/sdk/schema';
import { makeSettings } from '@postkit/sdk/testing';
import type { Host } from '../../../host/host.ts';
import { useMessages } from '../../../host/messages.store.ts';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { useSettings } from '../../../host/settings/settings.queries.ts';
import { useStationLook } from '../../../host/settings/use-station-look.ts';
import { fakeLive } from '../../../testing/fake-live.ts';
import { failure, type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { stores } from '../../../testing/stores.ts';
import { StationLookCard } from './station-look-card.tsx';

const user = userEvent.setup();

function Loaded() {
  useStationLook();
  const settings = useSettings().data?.settings;
  return settings ? <StationLookCard settings={settings} /> : null;
}

/** Renders the card for a station with a look; the station stores what is sent. */
async function open(look: Partial<Pick<Settings, 'accent' | 'logo'>> = {}, answers: FakeResponses = {}) {
  const stored = { accent: null, logo: '', ...look };
  const station = fakeStation({
    'settings.get': () => makeSettings(stored),
    'settings.update': ({ body }) => Object.assign(stored, body),
    ...answers,
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  const live = fakeLive(client);
  const release = vi.fn<() => void>();
  const askBeforeLeaving = vi.fn<Host['askBeforeLeaving']>(() => release);
  const { container } = render(
    <PostKitProvider stores={stores} client={client} host={{ askBeforeLeaving }}>
      <Loaded />
    </PostKitProvider>,
  );
  await screen.findByRole('heading', { name: 'Look' });
  const sent = () =>
    station.calls.filter(({ operation }) => operation === 'settings.update').map(({ body }) => body);
  return { container, live, sent, askBeforeLeaving, release };
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Accent' });
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save look' });
const preset = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const accentOf = (element: Element | null | undefined) =>
  element instanceof HTMLElement ? element.style.getPropertyValue('--pk-station-brand') : null;
const samples = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('.pk-look-sample')];

beforeEach(() => useMessages.in(stores).setState({ messages: [] }));

describe('StationLookCard, the accent', () => {
  it('is shown in both themes before it is saved, and on the page afterwards', async () => {
    const { container, sent } = await open();
    const root = container.querySelector('.pk-root');
    expect(preset('POST’s own').checked).toBe(true);
    expect(saveButton().disabled).toBe(true);
    await user.type(field(), 'C2410C');
    expect(samples(container).map((sample) => [sample.dataset['theme'], accentOf(sample)])).toEqual([
      ['light', '#c2410c'],
      ['dark', '#c2410c'],
    ]);
    expect(preset('Orange').checked).toBe(true);
    expect(accentOf(root)).toBe('');
    await user.click(saveButton());
    await waitFor(() => expect(accentOf(root)).toBe('#c2410c'));
    expect(accentOf(document.querySelector('.pk-overlays'))).toBe('#c2410c');
    expect(sent()).toEqual([{ accent: '#c2410c' }]);
    expect(useMessages.in(stores).getState().messages).toMatchObject([
      { details: 'The look of the station is saved.', type: 'success' },
    ]);
    expect(saveButton().disabled).toBe(true);
  });

  it('comes from a preset or from the picker of the browser', async () => {
    const { sent } = await open();
    await user.click(preset('Violet'));
    expect(field().value).toBe('#6d28d9');
    fireEvent.change(screen.getByLabelText('Choose the accent'), { target: { value: '#123456' } });
    expect(field().value).toBe('#123456');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await user.click(saveButton());
    await waitFor(() => expect(sent()).toEqual([{ accent: '#123456' }]));
  });

  it('is removed by an empty field', async () => {
    const { container, sent } = await open({ accent: '#c2410c' });
    await user.clear(field());
    expect(preset('POST’s own').checked).toBe(true);
    expect(samples(container).map(accentOf)).toEqual(['', '']);
    await user.click(saveButton());
    await waitFor(() => expect(sent()).toEqual([{ accent: null }]));
  });

  it('names a text that is no color, does not send it, and keeps showing the last accent', async () => {
    const { container, sent } = await open({ accent: '#c2410c' });
    await user.clear(field());
    await user.type(field(), 'orange');
    expect(
      screen.getByText('Enter a hex color such as #C2410C, or leave it empty for the color of POST.'),
    ).toBeDefined();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(saveButton().disabled).toBe(true);
    await user.type(field(), '{Enter}');
    expect(sent()).toEqual([]);
    expect(samples(container).map(accentOf)).toEqual(['#c2410c', '#c2410c']);
  });
});

describe('StationLookCard', () => {
  it('uploads a logo, shows it in the preview, and removes it again', async () => {
    const { container, sent } = await open(
      {},
      {
        'images.upload': () => ({ location: '/wxyz/images/whole.png', width: 800, height: 800 }),
        'images.crop': () => ({ location: '/wxyz/images/logo.png', width: 800, height: 800 }),
      },
    );
    const input =
      container.querySelector<HTMLInputElement>('input[type="file"]') ?? document.createElement('input');
    await user.upload(input, new File(['pixels'], 'logo.png', { type: 'image/png' }));
    await user.click(await screen.findByRole('button', { name: 'Use image' }));
    const shown = () => samples(container).map((sample) => sample.querySelector('img')?.src);
    const address = 'https://post.example.org/wxyz/images/logo.png';
    await waitFor(() => expect(shown()).toEqual([address, address]));
    await user.click(saveButton());
    await waitFor(() => expect(sent()).toEqual([{ logo: '/wxyz/images/logo.png' }]));
    await user.click(await screen.findByRole('button', { name: 'Remove logo' }));
    await user.click(saveButton());
    await waitFor(() => expect(sent().at(-1)).toEqual({ logo: '' }));
  });

  it('keeps the changes and names the reason if the station refuses them', async () => {
    await open(
      {},
      { 'settings.update': () => failure(422, 'This station does not have that image. Upload it first.') },
    );
    await user.click(preset('Green'));
    await user.click(saveButton());
    expect((await screen.findByRole('alert')).textContent).toContain('This station does not have that image');
    expect(field().value).toBe('#15803d');
    await user.click(preset('Slate'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks before the user leaves with changes, until they are discarded', async () => {
    const { askBeforeLeaving, release } = await open({ accent: '#c2410c' });
    expect(askBeforeLeaving).not.toHaveBeenCalled();
    await user.click(preset('Green'));
    expect(askBeforeLeaving.mock.calls.map(([question]) => question(null))).toEqual([
      'The look of the station has unsaved changes. Leave without saving?',
    ]);
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(release).toHaveBeenCalledOnce();
    expect(field().value).toBe('#c2410c');
    expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
  });

  it('follows another admin in the fields that the user did not change', async () => {
    const { container, live, sent } = await open();
    await user.click(preset('Green'));
    live.send('look_changed', { accent: '#6d28d9', logo: '/wxyz/images/theirs.png' });
    await waitFor(() => expect(accentOf(container.querySelector('.pk-root'))).toBe('#6d28d9'));
    expect(field().value).toBe('#15803d');
    expect(screen.getByRole<HTMLImageElement>('img', { name: 'Logo' }).src).toContain('theirs.png');
    await user.click(saveButton());
    await waitFor(() => expect(sent()).toEqual([{ accent: '#15803d' }]));
  });
});

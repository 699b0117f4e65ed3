import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { makeDestination } from '@postkit/sdk/testing';
import { paletteColors } from '../../data/widgets/palette-colors.ts';
import { palettes } from '../../data/widgets/palettes.ts';
import { useMessages } from '../../host/messages.store.ts';
import { failure, type FakeResponses } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { choose, openSetup, press } from './testing/open-setup.tsx';

const colors = { background: '#112233', play_button: '#445566', start_remaining: '#778899' };
const widget = makeDestination({
  id: 5,
  title: 'Site player',
  historical_items: { colors, full: false, vertical: false },
});
const episodes = { playlists: [], total_count: 0, page: 1, limit: 10_000, station_name: 'WXYZ', look: {} };

/** The newest episode of the player, of a show whose title suggests a hue. */
const newest = (overrides: object) => ({
  playlist_id: 3,
  name: 'Slack water',
  description: '',
  show_title: 'Tales of the sea',
  duration: 60,
  published: 1_795_000_000,
  square_image: '',
  rectangle_image: '',
  audio_url: 'https://post.example.org/3.mp3',
  short_url: '',
  tags: [],
  explicit: false,
  chapters: [],
  transcript_url: '',
  ...overrides,
});

async function openWidget(answers: FakeResponses = {}) {
  const scene = openSetup({ destinations: [widget], answers: { 'widgets.get': () => episodes, ...answers } });
  await choose(/Web Widget/);
  await press('Get embed code');
  await screen.findByRole('dialog', { name: 'Site player' });
  return scene;
}

const code = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Embed code' });
const count = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Gallery episodes/ });
const pick = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('WidgetDrawer', () => {
  it('WIDGET-001 WIDGET-002 WIDGET-014 is a resizable drawer with the real player and the widget’s own episodes', async () => {
    const { asked } = await openWidget();
    const edge = screen.getByRole('separator');
    expect([edge.getAttribute('aria-valuenow'), edge.getAttribute('aria-valuemin')]).toEqual(['748', '368']);
    edge.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(edge.getAttribute('aria-valuenow')).toBe('732');
    const preview = within(screen.getByRole('group', { name: 'Preview' }));
    expect(preview.getByRole('region')).toBeDefined();
    await waitFor(() =>
      expect(asked('widgets.get').map(({ query }) => query)).toEqual([
        { page: '1', zone: '5', limit: '10000' },
      ]),
    );
  });

  it('WIDGET-003 WIDGET-005 WIDGET-010 shows type and direction at once, in the player and in the code', async () => {
    await openWidget();
    expect(code().readOnly).toBe(true);
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(
      expect.arrayContaining(['Single', 'Full']),
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Full' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Vertical' }));
    for (const text of ['data-full', 'data-vertical']) expect(code().value).toContain(text);
    expect(document.querySelector('.pk-player')?.getAttribute('data-vertical')).toBe('true');
  });

  it('WIDGET-002 is never narrower than 368 pixels', async () => {
    await openWidget();
    const edge = screen.getByRole('separator');
    edge.focus();
    for (let press = 0; press < 30; press += 1) await userEvent.keyboard('{ArrowRight}');
    expect(edge.getAttribute('aria-valuenow')).toBe('368');
    await userEvent.keyboard('{ArrowLeft}');
    expect(edge.getAttribute('aria-valuenow')).toBe('384');
  });

  it('WIDGET-028 has custom colours at first, and a control for the size, the end of an episode and each part', async () => {
    await openWidget();
    const shown = () => document.querySelector('.pk-player');
    const select = async (name: RegExp, option: string) => {
      await press(name);
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    expect(screen.getByRole('button', { name: /Theme/ }).textContent).toContain('Custom colors');
    for (const [part, attribute] of [
      ['Album art', 'data-albumart'],
      ['Show notes', 'data-shownotes'],
      ['Hashtags', 'data-hashtags'],
      ['Visualization', 'data-visualization'],
    ] as const) {
      expect(code().value).not.toContain(attribute);
      await userEvent.click(screen.getByRole('checkbox', { name: part }));
      expect(code().value).toContain(attribute);
    }
    expect(shown()?.getAttribute('data-picture')).toBe('true');
    expect(shown()?.querySelector('.pk-player-moving')).not.toBeNull();
    await select(/At the end of an episode/, 'Stop');
    expect(code().value).toContain('data-autoplay="none"');
    await select(/At the end of an episode/, 'Play the next one');
    expect(code().value).toContain('data-autoplay="next"');
    await select(/Size/, 'Mini');
    expect(code().value).toContain('data-mode="mini"');
    expect(shown()?.getAttribute('data-mode')).toBe('mini');
  });

  it('WIDGET-024 WIDGET-025 WIDGET-026 offers three themes, and plays the next episode if full, else the newest one', async () => {
    await openWidget();
    await press(/Theme/);
    const themes = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(themes.map(({ textContent }) => textContent)).toEqual(['Light', 'Dark', 'Custom colors']);
    await userEvent.keyboard('{Escape}');
    const atEnd = () => screen.getByRole('button', { name: /At the end of an episode/ }).textContent;
    expect(atEnd()).toContain('Play the newest one');
    await userEvent.click(screen.getByRole('radio', { name: 'Full' }));
    expect(atEnd()).toContain('Play the next one');
  });

  it('WIDGET-019 WIDGET-020 takes only digits as the number of episodes, and 1 for 0 or nothing', async () => {
    await openWidget();
    await userEvent.click(screen.getByRole('radio', { name: 'Full' }));
    for (const [typed, value] of [
      ['a1b2', '12'],
      ['0', '1'],
      ['-3', '3'],
      [' ', '1'],
    ] as const) {
      await userEvent.clear(count());
      await userEvent.type(count(), `${typed}{Enter}`);
      expect(count().value).toBe(value);
      expect(code().value).toContain(`data-limit="${value}"`);
    }
  });

  it('WIDGET-008 WIDGET-028 shows parts, colours, and theme at once in the code', async () => {
    await openWidget();
    expect(code().value).toContain('data-background="112233"');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show notes' }));
    pick('Background', '#abcdef');
    pick('Play button', '#000000');
    pick('Start and remaining time', '#fedcba');
    const colors = ['data-background="ABCDEF"', 'data-play_button="000000"', 'data-start_remaining="FEDCBA"'];
    for (const text of ['data-shownotes', ...colors]) expect(code().value).toContain(text);
    await press(/Theme/);
    await userEvent.click(await screen.findByRole('option', { name: 'Dark' }));
    expect(code().value).toContain('data-theme="dark"');
    expect(code().value).not.toContain('data-background');
  });

  it('WIDGET-009 WIDGET-018 counts the gallery, which restarts at 7 whenever the type changes', async () => {
    await openWidget();
    expect(count().disabled).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Full' }));
    expect(count().value).toBe('7');
    await userEvent.clear(count());
    await userEvent.type(count(), '1x2{Enter}');
    expect(count().value).toBe('12');
    expect(code().value).toContain('data-limit="12"');
    await userEvent.click(screen.getByRole('radio', { name: 'Single' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Full' }));
    expect(count().value).toBe('7');
    await userEvent.clear(count());
    await userEvent.tab();
    expect(count().value).toBe('1');
  });

  it('WIDGET-011 WIDGET-012 WIDGET-013 copies the code and says how to use it', async () => {
    const { copyText } = await openWidget();
    await press('Copy Embed Code');
    expect(copyText).toHaveBeenCalledWith(code().value);
    expect(await screen.findByText('Copied!')).toBeDefined();
    expect(screen.getByText('Paste the code where the player should appear.')).toBeDefined();
  });

  it('WIDGET-006 WIDGET-030 applies the colours of a palette, in its light or its dark variant', async () => {
    await openWidget();
    await press('Palette');
    await userEvent.click(screen.getByRole('combobox', { name: /palette/ }));
    await userEvent.paste('teal quiet');
    await userEvent.click(await screen.findByRole('option', { name: 'Teal quiet' }));
    const { colors: teal } = palettes.find(({ name }) => name === 'Teal quiet') ?? { colors: [] };
    const shown = () =>
      ['Background', 'Play button', 'Start and remaining time'].map(
        (label) => screen.getByLabelText<HTMLInputElement>(label).value,
      );
    const valuesOf = (variant: 'light' | 'dark') =>
      Object.values(paletteColors(teal, variant)).map((color) => color.toLowerCase());
    expect(shown()).toEqual(valuesOf('light'));
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(shown()).toEqual(valuesOf('dark'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Image colors' }).disabled).toBe(true);
  });

  it('WIDGET-006 WIDGET-007 suggests palettes from the title of the show, another with each press', async () => {
    const episode = newest({
      square_image: '',
      rectangle_image: 'https://post.example.org/wide.jpg',
    });
    await openWidget({ 'widgets.get': () => ({ ...episodes, playlists: [episode], total_count: 1 }) });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'AI' });
    await waitFor(() => expect(button.disabled).toBe(false));
    // Colours come from the square image only.
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Image colors' }).disabled).toBe(true);
    const background = () => screen.getByLabelText<HTMLInputElement>('Background').value;
    const backgroundOf = (name: string) =>
      paletteColors(
        palettes.find((palette) => palette.name === name)?.colors ?? [],
        'light',
      ).background.toLowerCase();
    for (const name of ['Sky tones', 'Sky neighbours']) {
      await userEvent.click(button);
      await waitFor(() => expect(background()).toBe(backgroundOf(name)));
    }
  });

  it('WIDGET-014 shows the square image of the newest episode, whose colours can be taken', async () => {
    const episode = (playlist_id: number) =>
      newest({
        playlist_id,
        square_image: `https://post.example.org/square-${playlist_id}.jpg`,
        rectangle_image: `https://post.example.org/wide-${playlist_id}.jpg`,
      });
    await openWidget({
      'widgets.get': () => ({ ...episodes, playlists: [episode(4), episode(3)], total_count: 2 }),
    });
    const preview = screen.getByRole('group', { name: 'Preview' });
    await waitFor(() =>
      expect(preview.querySelector('img')?.src).toBe('https://post.example.org/square-4.jpg'),
    );
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Image colors' }).disabled).toBe(false);
  });

  it('WIDGET-006 WIDGET-031 WIDGET-032 takes the colours of the image from dark to light', async () => {
    const pixels = ['F8F8F8', '101010', 'C02020', 'B0B0B0', '404040'].flatMap((color) =>
      Array.from({ length: 9 }, () => [...Buffer.from(color, 'hex'), 255]).flat(),
    );
    vi.stubGlobal(
      'Image',
      class {
        async decode() {}
      },
    );
    const context = {
      drawImage: () => undefined,
      getImageData: () => ({ data: Uint8ClampedArray.from(pixels) }),
    };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    const episode = newest({ square_image: 'https://post.example.org/square.jpg', rectangle_image: '' });
    await openWidget({ 'widgets.get': () => ({ ...episodes, playlists: [episode], total_count: 1 }) });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Image colors' });
    await waitFor(() => expect(button.disabled).toBe(false));
    await userEvent.click(button);
    const shown = () =>
      ['Background', 'Play button', 'Start and remaining time'].map(
        (label) => screen.getByLabelText<HTMLInputElement>(label).value,
      );
    await waitFor(() => expect(shown()).toEqual(['#f8f8f8', '#c02020', '#101010']));
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(shown()).toEqual(['#101010', '#c02020', '#f8f8f8']);
    vi.unstubAllGlobals();
  });

  it('WIDGET-006 suggests nothing for a player without episodes', async () => {
    await openWidget();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'AI' }).disabled).toBe(true);
  });

  it('WIDGET-017 saves colours, type and direction with the widget', async () => {
    const { asked } = await openWidget();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save design' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Full' }));
    await press('Save design');
    await waitFor(() => expect(asked('connections.update')).toHaveLength(1));
    const [call] = asked('connections.update');
    expect(call?.params.id).toBe('5');
    const { historical_items } = Object(call?.body);
    expect(JSON.parse(historical_items)).toEqual({ colors, full: true, vertical: false });
    expect(useMessages.in(stores).getState().messages).toMatchObject([{ name: 'Widget', type: 'success' }]);
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save design' }).disabled).toBe(true),
    );
  });

  it('WIDGET-017 saves each of the colours, the type and the direction as chosen', async () => {
    const { asked } = await openWidget();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Vertical' }));
    pick('Background', '#123456');
    await press('Save design');
    await waitFor(() => expect(asked('connections.update')).toHaveLength(1));
    const { historical_items } = Object(asked('connections.update')[0]?.body);
    expect(JSON.parse(historical_items)).toEqual({
      colors: { ...colors, background: '#123456' },
      full: false,
      vertical: true,
    });
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save design' }).disabled).toBe(true),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Vertical' }));
    await press('Save design');
    await waitFor(() => expect(asked('connections.update')).toHaveLength(2));
    expect(JSON.parse(Object(asked('connections.update')[1]?.body).historical_items)).toMatchObject({
      vertical: false,
    });
  });

  it('keeps the changes if saving fails, and asks before it discards them', async () => {
    await openWidget({ 'connections.update': () => failure(500, 'No.') });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Vertical' }));
    await press('Save design');
    expect(await screen.findByText('Unable to add or update a social media connection')).toBeDefined();
    await press('Close');
    await press('Keep editing');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Vertical' }).checked).toBe(true);
  });
});

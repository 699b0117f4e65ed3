import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type WidgetConfig, widgetConfigDefaults, type WidgetEpisode } from '@postkit/sdk/schema';
import { Player } from './player.tsx';

function episode(n: number, overrides: Partial<WidgetEpisode> = {}): WidgetEpisode {
  return {
    playlist_id: n,
    name: `Episode ${n}`,
    description: '<p>Tides &amp; times.</p>',
    show_title: 'Harbour Morning',
    duration: 1450,
    published: 1_790_000_000,
    square_image: 'https://station.example/cover.jpg',
    rectangle_image: '',
    audio_url: `https://station.example/${n}.mp3`,
    short_url: `https://station.example/e/${n}`,
    tags: ['harbour'],
    explicit: false,
    chapters: [],
    transcript_url: '',
    ...overrides,
  };
}

const three = [episode(3), episode(2), episode(1)];

async function show(overrides: Partial<WidgetConfig> = {}, load = () => Promise.resolve(three)) {
  await act(async () => {
    render(<Player config={widgetConfigDefaults({ station: 'harbour-fm', ...overrides })} load={load} />);
  });
  const audio = document.querySelector('audio');
  if (!audio) throw new Error('There is no audio element.');
  return audio;
}

function regionName() {
  return screen.getByRole('region').getAttribute('aria-label');
}

const play = vi.fn(() => Promise.resolve());

beforeEach(() => {
  play.mockClear();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
});

describe('Player', () => {
  it('names its region after the episode, and requests no audio before play', async () => {
    const audio = await show();
    expect(regionName()).toBe('Audio player: Episode 3');
    expect(audio.getAttribute('preload')).toBe('none');
    expect(play).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(play).toHaveBeenCalledOnce();
    expect(audio.src).toBe('https://station.example/3.mp3');
  });

  it('shows only the parts that the config enables', async () => {
    await show();
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByText('#harbour')).toBeNull();
    cleanup();
    await show({ gallery: true, hashtags: true, shownotes: true });
    expect(within(screen.getByRole('list', { name: 'Episodes' })).getAllByRole('button')).toHaveLength(3);
    expect(screen.getByText('#harbour')).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Show notes' }).textContent).toBe('Tides & times.');
  });

  it('writes the days of the gallery as the screens of the station do', async () => {
    await show({ gallery: true });
    const [first] = within(screen.getByRole('list', { name: 'Episodes' })).getAllByRole('button');
    expect(first?.textContent).toMatch(/Sep 2[12], 2026 · /);
  });

  it('plays the episode that the user presses in the gallery', async () => {
    const audio = await show({ gallery: true });
    fireEvent.click(screen.getByRole('button', { name: /Episode 2/ }));
    expect(audio.src).toBe('https://station.example/2.mp3');
    expect(regionName()).toBe('Audio player: Episode 2');
    expect(screen.getByRole('button', { name: /Episode 2/ }).getAttribute('aria-current')).toBe('true');
  });

  it('continues with the next episode, and stops after the last', async () => {
    const audio = await show({ full: true, autoplay: 'next' });
    for (const title of ['Episode 2', 'Episode 1', 'Episode 1']) {
      await act(async () => fireEvent(audio, new Event('ended')));
      expect(regionName()).toBe(`Audio player: ${title}`);
    }
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('stops after one episode when autoplay is none', async () => {
    const audio = await show({ autoplay: 'none' });
    await act(async () => fireEvent(audio, new Event('ended')));
    expect(regionName()).toBe('Audio player: Episode 3');
    expect(play).not.toHaveBeenCalled();
  });

  it('loads a newer episode when autoplay is live', async () => {
    let list = three;
    const load = () => Promise.resolve(list);
    const audio = await show({ autoplay: 'live' }, load);
    await act(async () => fireEvent(audio, new Event('ended')));
    expect(play).not.toHaveBeenCalled();
    list = [episode(4), ...three];
    await act(async () => fireEvent(audio, new Event('ended')));
    expect(regionName()).toBe('Audio player: Episode 4');
    expect(play).toHaveBeenCalledOnce();
  });

  it('says that there is nothing to play', async () => {
    await show({}, () => Promise.resolve([]));
    expect(screen.getByRole('alert').textContent).toBe('This player has nothing to play.');
  });

  it('says that it could not be loaded, and loads again', async () => {
    const load = vi
      .fn<() => Promise<WidgetEpisode[]>>()
      .mockRejectedValueOnce(new Error('No network.'))
      .mockResolvedValue(three);
    await show({}, load);
    expect(screen.getByRole('alert').textContent).toContain('This player could not be loaded.');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(regionName()).toBe('Audio player: Episode 3');
  });
});

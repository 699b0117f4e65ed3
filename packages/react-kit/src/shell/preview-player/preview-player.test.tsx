import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { usePreview } from '../../data/audio-events/index.ts';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { fakeStation } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { PreviewPlayer } from './preview-player.tsx';

/** An audio element of 40 seconds, which plays and pauses at once. */
class FakeAudio extends EventTarget {
  src = '';
  currentTime = 0;
  duration = 40;
  volume = 1;
  paused = true;

  async play(): Promise<void> {
    this.paused = false;
    for (const name of ['durationchange', 'playing', 'timeupdate']) this.dispatchEvent(new Event(name));
  }

  pause(): void {
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }

  removeAttribute(): void {
    this.src = '';
  }
}

let audio: FakeAudio;
beforeEach(() => {
  vi.stubGlobal('Audio', function createAudio() {
    audio = new FakeAudio();
    return audio;
  });
});

const player = () => screen.queryByRole('region', { name: 'Preview player' });
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Plays a preview of 40 seconds. */
async function open() {
  const { fetch } = fakeStation({});
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch,
    logLevel: 'off',
  });
  render(
    <PostKitProvider stores={stores} client={client}>
      <PreviewPlayer />
    </PostKitProvider>,
  );
  expect(player()).toBeNull();
  const preview = { artist: 'Harbour FM', title: 'Seven o’clock', endpoint: '/wxyz/seven.mp3' };
  act(() => usePreview.in(stores).getState().play(preview));
  await waitFor(() => expect(slider('Seek').disabled).toBe(false));
}

describe('PreviewPlayer', () => {
  it('SHELL-049 SHELL-051 SHELL-056 plays the endpoint of a preview until it is closed', async () => {
    await open();
    expect(player()?.textContent).toContain('Seven o’clockHarbour FM');
    expect([audio.src, audio.paused]).toEqual(['/wxyz/seven.mp3', false]);
    await press('Close the preview');
    expect(player()).toBeNull();
    expect([audio.src, audio.paused]).toEqual(['', true]);
    expect(usePreview.in(stores).getState().preview).toBeNull();
  });

  it('SHELL-050 shows title and artist of a preview, and plays its endpoint, until the next one', async () => {
    await open();
    const next = { artist: 'The Crew', title: 'Eight o’clock', endpoint: '/wxyz/eight.mp3' };
    expect([player()?.textContent, audio.src]).toEqual([
      expect.stringContaining('Seven o’clockHarbour FM'),
      '/wxyz/seven.mp3',
    ]);
    act(() => usePreview.in(stores).getState().play(next));
    expect(player()?.textContent).toContain('Eight o’clockThe Crew');
    await waitFor(() => expect(audio.src).toBe('/wxyz/eight.mp3'));
  });

  it('SHELL-052 pauses and plays', async () => {
    await open();
    await press('Pause');
    expect(audio.paused).toBe(true);
    await press('Play');
    expect(audio.paused).toBe(false);
    expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined();
  });

  it('SHELL-053 moves by 10 seconds, within the audio', async () => {
    await open();
    for (const seconds of [10, 20, 30, 40, 40]) {
      await press('Forward 10 seconds');
      expect(audio.currentTime).toBe(seconds);
    }
    for (const seconds of [30, 20]) {
      await press('Rewind 10 seconds');
      expect(audio.currentTime).toBe(seconds);
    }
  });

  it('SHELL-054 SHELL-055 seeks and sets the volume from 0 to 100', async () => {
    await open();
    for (const name of ['Seek', 'Volume']) expect([slider(name).min, slider(name).max]).toEqual(['0', '100']);
    fireEvent.change(slider('Seek'), { target: { value: '75' } });
    expect(audio.currentTime).toBe(30);
    expect(slider('Volume').value).toBe('100');
    fireEvent.change(slider('Volume'), { target: { value: '40' } });
    expect(audio.volume).toBeCloseTo(0.4);
    expect(slider('Volume').value).toBe('40');
  });
});

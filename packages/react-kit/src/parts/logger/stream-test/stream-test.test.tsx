import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { StreamTest as StreamTestResult } from '@postkit/sdk/schema';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { makeStreamProblem, makeTestedStream } from '../../../testing/make-tested-stream.ts';
import { stores } from '../../../testing/stores.ts';
import { StreamTest } from './stream-test.tsx';

const live = 'http://radio.example/live';

function open(answer: FakeResponses[string]) {
  const onVerdict = vi.fn<(works: boolean) => void>();
  const station = fakeStation({ 'logger.test': answer });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    log: () => {},
  });
  function Field() {
    const [url, setUrl] = useState(live);
    return (
      <>
        <input aria-label="Address" value={url} onChange={(event) => setUrl(event.target.value)} />
        <StreamTest url={url} onUse={setUrl} onVerdict={onVerdict} />
      </>
    );
  }
  render(
    <PostKitProvider stores={stores} client={client}>
      <Field />
    </PostKitProvider>,
  );
  return {
    user: userEvent.setup(),
    onVerdict,
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
  };
}

const heard = (overrides: Parameters<typeof makeTestedStream>[0] = {}): StreamTestResult => ({
  stream: makeTestedStream(overrides),
  problem: null,
});
const refused = (overrides: Parameters<typeof makeStreamProblem>[0]): StreamTestResult => ({
  stream: null,
  problem: makeStreamProblem(overrides),
});
const result = () => screen.getByRole('status', { name: 'Result of the test' });

describe('StreamTest', () => {
  it('shows format, title and levels of the stream', async () => {
    const { press, onVerdict } = open(() => heard());
    await press('Test');
    expect(await screen.findByText('This stream can be recorded.')).toBeDefined();
    expect(result().textContent).toContain('MP3, 128 kb/s, 44.1 kHz, stereo');
    expect(result().textContent).toContain('Bread before five');
    expect(result().textContent).toContain('−12.4 dBFS peak, −20.1 LUFS');
    expect(onVerdict).toHaveBeenLastCalledWith(true);
    expect(screen.getByRole('button', { name: 'Test again' })).toBeDefined();
  });

  it('warns of silence, of a file, and of missing titles', async () => {
    const { press } = open(() =>
      heard({ is_silent: true, is_live: false, has_titles: false, title: '', loudness: null, channels: 6 }),
    );
    await press('Test');
    await screen.findByText('This stream can be recorded.');
    for (const text of [
      /stream is silent/,
      /file that ends/,
      /takes no titles/,
      /None announced/,
      /6 channels/,
    ]) {
      expect(result().textContent).toMatch(text);
    }
  });

  it('warns of opposite phase, and of nothing that is right', async () => {
    let isOpposite = true;
    const { press } = open(() => heard({ is_opposite_phase: isOpposite }));
    await press('Test');
    await screen.findByText('This stream can be recorded.');
    expect(result().textContent).toMatch(/opposite phase: mono players hear nothing/);
    expect(result().textContent).not.toMatch(/stream is silent/);
    isOpposite = false;
    await press('Test again');
    await waitFor(() => expect(result().textContent).not.toMatch(/opposite phase/));
  });

  it('plays the sample, and stops it', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    const { press } = open(() => heard());
    await press('Test');
    await screen.findByText('This stream can be recorded.');
    await press('Play sample');
    expect((play.mock.contexts[0] as HTMLMediaElement).src).toBe('data:audio/aac;base64,AAAA');
    await press('Stop sample');
    expect(pause).toHaveBeenCalled();
    play.mockRejectedValue(new Error('no'));
    await press('Play sample');
    expect((await screen.findByRole('alert')).textContent).toBe('The browser could not play the sample.');
  });

  it('says why the stream cannot be recorded, in its own words or the station’s', async () => {
    let problem = refused({ code: 'not_found' });
    const { press, onVerdict } = open(() => problem);
    await press('Test');
    expect(await screen.findByText(/no stream under this path/)).toBeDefined();
    problem = refused({ code: 'failed', message: 'The key of the stream could not be read.' });
    await press('Test again');
    expect(await screen.findByText('The key of the stream could not be read.')).toBeDefined();
    expect(onVerdict).toHaveBeenLastCalledWith(false);
  });

  it('drops the result when the address changes', async () => {
    const { user, press, onVerdict } = open(() => heard());
    await press('Test');
    await screen.findByText('This stream can be recorded.');
    await user.type(screen.getByRole('textbox', { name: 'Address' }), '2');
    expect(screen.queryByText('This stream can be recorded.')).toBeNull();
    expect(onVerdict).toHaveBeenLastCalledWith(false);
  });

  it('is cancelled while it listens', async () => {
    const { press } = open(() => new Promise(() => {}));
    await press('Test');
    expect(await screen.findByRole('progressbar', { name: 'Listening to the stream…' })).toBeDefined();
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.getByRole('button', { name: 'Test' })).toBeDefined();
  });

  it('reports that the station could not test', async () => {
    const { press } = open(() => failure(429, 'Other tests of this station are running.'));
    await press('Test');
    expect(await screen.findByText('Other tests of this station are running.')).toBeDefined();
  });
});

import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { useMessages } from '../../../host/messages.store.ts';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { stores } from '../../../testing/stores.ts';
import { AutomaticTranscripts } from './automatic-transcripts.tsx';

function open(responses: FakeResponses) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const station = fakeStation(responses);
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
  });
  render(
    <PostKitProvider stores={stores} client={client}>
      <AutomaticTranscripts showId={4} />
    </PostKitProvider>,
  );
  return (operation: string) => station.calls.filter((call) => call.operation === operation);
}

const settings = (automatic: boolean, canTranscribe = true) => ({ automatic, can_transcribe: canTranscribe });
const switchOf = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Transcribe new episodes' });

describe('AutomaticTranscripts', () => {
  it('switches the transcripts of new episodes on', async () => {
    const sent = open({
      'transcripts.settings': () => settings(false),
      'transcripts.setSettings': () => settings(true),
    });
    const control = await switchOf();
    expect(control.checked).toBe(false);
    await userEvent.click(control);
    await waitFor(() =>
      expect(sent('transcripts.setSettings').map(({ params, body }) => [params.id, body])).toEqual([
        ['4', { automatic: true }],
      ]),
    );
    await waitFor(() => expect(control.checked).toBe(true));
  });

  it('goes back and says why when the station refuses', async () => {
    open({
      'transcripts.settings': () => settings(true),
      'transcripts.setSettings': () => failure(500, 'Disk full.'),
    });
    const control = await switchOf();
    await userEvent.click(control);
    await waitFor(() =>
      expect(
        useMessages
          .in(stores)
          .getState()
          .messages.map(({ name }) => name),
      ).toEqual(['Could not change the transcripts of this show.']),
    );
    expect(control.checked).toBe(true);
  });

  it('is not offered without a speech service', async () => {
    const sent = open({ 'transcripts.settings': () => settings(false, false) });
    await waitFor(() => expect(sent('transcripts.settings')).toHaveLength(1));
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('says that it has no effect where the speech service was removed', async () => {
    open({ 'transcripts.settings': () => settings(true, false) });
    await switchOf();
    expect(
      screen.getByText('This installation has no speech service, so new episodes get no transcript.'),
    ).toBeDefined();
  });
});

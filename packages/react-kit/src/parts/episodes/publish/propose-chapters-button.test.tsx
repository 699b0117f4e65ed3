import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { type ChapterSource, ChapterSourceContext } from '../../../data/episodes/chapter-source.ts';
import { useMessages } from '../../../host/messages.store.ts';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { stores } from '../../../testing/stores.ts';
import { ProposeChaptersButton } from './propose-chapters-button.tsx';

const pieces = [
  { title: 'Blue Train', artist: 'The Tide', durationMs: 180_000, isUnlisted: false },
  { title: 'Brenner Bakery 30', artist: '', durationMs: 30_000, isUnlisted: true },
  { title: 'City news', artist: '', durationMs: 30_000, isUnlisted: false },
];

beforeEach(() => useMessages.in(stores).setState({ messages: [] }));

function open(
  source: ChapterSource | null,
  { hasChapters = false, answers = {} }: { hasChapters?: boolean; answers?: FakeResponses } = {},
) {
  const { fetch } = fakeStation(answers);
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch,
    retries: 0,
    log: () => {},
  });
  const onPropose = vi.fn<(lines: string) => void>();
  render(
    <PostKitProvider stores={stores} client={client}>
      <ChapterSourceContext value={source}>
        <ProposeChaptersButton hasChapters={hasChapters} isDisabled={false} onPropose={onPropose} />
      </ChapterSourceContext>
    </PostKitProvider>,
  );
  return { onPropose, user: userEvent.setup() };
}

describe('ProposeChaptersButton', () => {
  it('proposes a chapter per event, behind the bumper of the show', async () => {
    const { onPropose, user } = open(
      { pieces, introId: 77 },
      { answers: { 'audioEvents.get': () => makeEvent({ id: 77, duration: 5 }) } },
    );
    await user.click(screen.getByRole('button', { name: 'Propose from the events' }));
    await waitFor(() =>
      expect(onPropose).toHaveBeenCalledWith('00:00 Blue Train – The Tide\n03:35 City news'),
    );
  });

  it('says that it replaces chapters, and why it fails', async () => {
    const answers = { 'audioEvents.get': () => failure(410, 'This audio was deleted.') };
    const { onPropose, user } = open({ pieces, introId: 77 }, { hasChapters: true, answers });
    await user.click(screen.getByRole('button', { name: 'Replace by the events' }));
    await waitFor(() =>
      expect(useMessages.in(stores).getState().messages).toMatchObject([
        { details: expect.stringContaining('This audio was deleted.') },
      ]),
    );
    expect(onPropose).not.toHaveBeenCalled();
  });

  it('is absent where the events are not known', () => {
    open(null);
    open({ pieces: [], introId: null });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Transcript } from '@postkit/sdk/schema';
import { usePreview } from '../../../data/audio-events/preview.store.ts';
import { failure, type FakeResponses } from '../../../testing/fake-station.ts';
import { stores } from '../../../testing/stores.ts';
import { news, openEditor } from '../testing/open-editor.tsx';

const spoken: Transcript = {
  words: ['The', 'mayor', 'spoke.'].map((text, index) => ({
    text,
    start: 12_500 * index,
    end: 12_500 * index + 400,
    speaker: null,
    cut: false,
  })),
  speakers: [],
  timing: 'words',
  language: 'en',
  transcription: { status: 'none', progress: 0, error: '' },
  can_transcribe: false,
};

async function search(text: string, answers: FakeResponses = {}) {
  const editor = openEditor({ answers: { 'transcripts.ofEvent': () => spoken, ...answers } });
  await screen.findByRole('group', { name: 'City news' });
  await editor.user.type(screen.getByRole('searchbox', { name: 'Search events' }), text);
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Blue Train' })).toBeNull());
  const card = await screen.findByRole('group', { name: 'City news' });
  return { ...editor, card, hit: () => within(card).queryByRole('button', { name: /^Said: / }) };
}

const position = () =>
  screen.getByRole('slider', { name: 'Position in the day' }).getAttribute('aria-valuetext');
const dialog = () => screen.findByRole('dialog', { name: 'Transcript of City news' });

afterEach(() => act(() => usePreview.in(stores).getState().close()));

describe('found words in a card', () => {
  it('are shown with their time, and a press moves there, plays from there, and opens the transcript at the word', async () => {
    const { user, hit } = await search('mayor');
    await waitFor(() => expect(hit()?.textContent).toMatch(/^Said: The mayor spoke\.\d\d:00:12$/));
    await user.click(hit() ?? document.body);
    expect(usePreview.in(stores).getState().preview).toMatchObject({ eventId: news.id, start: 12.5 });
    expect(position()).toMatch(/^\d\d:00:12, City news$/);
    expect(await within(await dialog()).findByText('1 of 1')).toBeDefined();
  });

  it('are reached with Tab from the card, and Enter presses them', async () => {
    const { user, card, hit } = await search('spoke');
    await waitFor(() => expect(hit()?.textContent).toContain(':00:25'));
    act(() => card.focus());
    await user.keyboard('{Tab}{Tab}');
    expect(document.activeElement).toBe(hit());
    await user.keyboard('{Enter}');
    expect(usePreview.in(stores).getState().preview).toMatchObject({ start: 25 });
    expect(await dialog()).toBeDefined();
  });

  it('have no time if the words do not load; a press opens the text', async () => {
    const { user, hit } = await search('mayor', {
      'transcripts.ofEvent': () => failure(500, 'The disk is on holiday.'),
    });
    await waitFor(() => expect(hit()?.textContent).toBe('Said: The mayor spoke.'));
    await user.click(hit() ?? document.body);
    expect((await dialog()).textContent).toContain('The mayor spoke.');
    expect(usePreview.in(stores).getState().preview).toBeNull();
  });

  it('take the place of the sound only in cards whose transcript has them', async () => {
    const { card, hit } = await search('city');
    expect(hit()).toBeNull();
    expect(card.querySelector('.pk-event-wave')).not.toBeNull();
  });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure, type FakeResponses } from '../../../testing/fake-station.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { stores } from '../../../testing/stores.ts';
import { openEditor, song } from '../testing/open-editor.tsx';
import { useTransport } from '../transport/transport.store.ts';

/** Opens the editor with a song of three minutes on the timeline, and the Clip tab. */
async function openClip(answers: FakeResponses = {}) {
  const editor = openEditor({
    answers: {
      'audioEvents.airedOf': () => ({ aired: [{ id: song.id, aired_at: null }] }),
      ...answers,
      'audioEvents.clone': ({ query }) =>
        makeEvent(
          { id: 1_795_530_000_000, duration: Number(query['end'] ?? 180) - Number(query['start'] ?? 0) },
          { title: 'Blue Train' },
        ),
    },
  });
  await editor.user.click(await screen.findByRole('button', { name: 'Add Blue Train' }));
  await editor.user.click(screen.getByRole('tab', { name: 'Clip' }));
  return {
    ...editor,
    clones: () => editor.calls.filter(({ operation }) => operation === 'audioEvents.clone'),
  };
}

const words = ['The', 'night', 'boat'].map((text, at) => ({
  start: at * 1000,
  end: at * 1000 + 600,
  text,
  speaker: null,
  cut: false,
}));
const idle = { status: 'none', progress: 0, error: '' } as const;
const said = {
  words,
  speakers: [],
  timing: 'words',
  language: 'en',
  transcription: idle,
  can_transcribe: false,
} as const;
const word = (name: string) => screen.findByRole('option', { name });

function press(option: HTMLElement) {
  fireEvent.pointerDown(option, { button: 0, pointerType: 'mouse' });
  fireEvent.pointerUp(option, { button: 0, pointerType: 'mouse' });
}

const clip = () => within(screen.getByRole('region', { name: 'Clip' }));
const field = (name: string) => clip().getByRole('textbox', { name });

describe('the clip tab', () => {
  it('trims the selected clip to typed times, as one edit', async () => {
    const { user, clones } = await openClip();
    await user.clear(field('In'));
    await user.type(field('In'), '0:10.5');
    await user.clear(field('Out'));
    await user.type(field('Out'), '1:00{Enter}');
    await waitFor(() => expect(field('Out')).toHaveProperty('value', '00:49.5'));
    expect(clones().map(({ query }) => [query['start'], query['end']])).toEqual([['10.5', '60']]);
  });

  it('sets the level as one edit, and shows when the clip aired, also if it is a copy', async () => {
    const { user, clones } = await openClip({
      'audioEvents.airedOf': () => ({ aired: [{ id: 7, aired_at: 1_795_521_600 }] }),
    });
    expect(await clip().findByText(/^Aired 11\/24\/2026 \d\d:\d\d:00$/)).toBeDefined();
    const level = clip().getByRole('textbox', { name: 'Level, dB' });
    await user.clear(level);
    await user.type(level, '2.5{Enter}');
    await waitFor(() => expect(clones().map(({ query }) => query['gain'])).toEqual(['2.5']));
  });

  it('says what is wrong with a time, and sends nothing', async () => {
    const { user, clones } = await openClip();
    await user.clear(field('Out'));
    await user.type(field('Out'), 'soon{Enter}');
    expect(field('Out').getAttribute('aria-invalid')).toBe('true');
    expect(clones()).toEqual([]);
  });

  it('has the words of the clip: a press on one moves the transport there, and the words follow it', async () => {
    await openClip({ 'transcripts.ofEvent': () => said });
    const boat = await word('boat');
    act(() => press(boat));
    await waitFor(() =>
      expect(useTransport.in(stores).getState().place).toMatchObject({ eventId: song.id, ms: 2000 }),
    );
    await waitFor(() => expect(boat.getAttribute('aria-current')).toBe('true'));
  });

  it('cuts selected words out of the clip', async () => {
    const { user, calls } = await openClip({
      'transcripts.ofEvent': () => said,
      'audioEvents.cut': () =>
        makeEvent({ id: 1_795_530_000_000, duration: 178 }, { title: 'Blue Train', type_name: 'SINGLE_USE' }),
    });
    const night = await word('night');
    act(() => night.focus());
    await user.keyboard('{ArrowLeft}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{Delete}');
    await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('audioEvents.cut'));
  });

  it('says how to get words if the clip has none, and that they could not be loaded', async () => {
    let isDown = true;
    const { user } = await openClip({
      'transcripts.ofEvent': () => (isDown ? failure(403, 'No.') : { ...said, words: [] }),
    });
    const retry = await clip().findByRole('button', { name: /again|Retry/ });
    isDown = false;
    await user.click(retry);
    expect(await clip().findByText('No transcript yet')).toBeTruthy();
  });

  it('leaves the words to the waveform of the clip while that is open', async () => {
    const { user } = await openClip({
      'transcripts.ofEvent': () => said,
      'audioEvents.peaks': () => failure(404, 'None.'),
    });
    await word('boat');
    act(() => screen.getByRole('option', { name: /Blue Train/ }).focus());
    await user.keyboard('{Enter}');
    await screen.findByRole('region', { name: /Waveform/ });
    expect(screen.getAllByRole('listbox', { name: 'Words of Blue Train' })).toHaveLength(1);
  });
});

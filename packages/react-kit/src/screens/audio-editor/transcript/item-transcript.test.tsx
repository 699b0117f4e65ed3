import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Transcript } from '@postkit/sdk/schema';
import { failure, type FakeResponses } from '../../../testing/fake-station.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { openEditor } from '../testing/open-editor.tsx';

const idle = { status: 'none', progress: 0, error: '' } as const;

function transcriptOf(text: string, changes: Partial<Transcript> = {}): Transcript {
  const words = text.split(' ').map((word, index) => {
    const cut = word.startsWith('-');
    return {
      start: index * 1000,
      end: index * 1000 + (cut ? 0 : 600),
      text: word.replace('-', ''),
      speaker: null,
      cut,
    };
  });
  return {
    words,
    speakers: [],
    timing: 'words',
    language: 'en',
    transcription: idle,
    can_transcribe: false,
    ...changes,
  };
}

const said = transcriptOf('The night boat um turned round twice');
const shorter = makeEvent(
  { id: 1_795_530_000_000, duration: 178.5 },
  { title: 'Blue Train', type_name: 'SINGLE_USE' },
);

/** Opens the waveform of a song on the timeline with these words. */
async function openWords(answers: FakeResponses = {}) {
  const editor = openEditor({
    answers: {
      'transcripts.ofEvent': ({ params }) =>
        Number(params['id']) === shorter.id ? transcriptOf('The -night boat') : said,
      'audioEvents.peaks': () => failure(404, 'None.'),
      'audioEvents.cut': () => shorter,
      'audioEvents.clone': () => shorter,
      ...answers,
    },
  });
  await editor.user.click(await screen.findByRole('button', { name: 'Add Blue Train' }));
  const item = within(screen.getByRole('listbox', { name: 'Items of the timeline' })).getByRole('option', {
    name: /Blue Train/,
  });
  act(() => item.focus());
  await editor.user.keyboard('{Enter}');
  return editor;
}

const list = () => screen.findByRole('listbox', { name: 'Words of Blue Train' });
const word = async (name: string) => within(await list()).findByRole('option', { name });
const chosen = async () =>
  within(await list())
    .queryAllByRole('option', { selected: true })
    .map(({ textContent }) => textContent?.trim());
const bodyOf = (calls: { operation: string; body: unknown }[], operation: string) =>
  calls.find((call) => call.operation === operation)?.body;

describe('ItemTranscript', () => {
  it('selects words with Shift and arrows, and cuts them with Delete as one step that undo takes back', async () => {
    const { user, calls, messages } = await openWords();
    const night = await word('night');
    act(() => night.focus());
    await user.keyboard('{ArrowLeft}{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    expect(await chosen()).toEqual(['night', 'boat']);
    expect(screen.getByText('2 words, 00:01 to 00:03 (2.0 s)')).toBeTruthy();
    await user.keyboard('{Delete}');
    await waitFor(() =>
      expect(messages().map(({ details }) => details)).toContain('2.0 s cut. Undo brings them back.'),
    );
    const body = bodyOf(calls, 'audioEvents.cut') as { keep: { start: number; end: number }[]; fade: number };
    expect(body.fade).toBe(15);
    expect(body.keep).toEqual([
      { start: 0, end: expect.closeTo(0.96, 1) },
      { start: expect.closeTo(2.96, 1), end: 180 },
    ]);
    const cut = await within(await list()).findByRole('option', { name: 'night, cut out' });
    expect(cut.querySelector('s')).toBeTruthy();
    await user.keyboard('{Control>}z{/Control}');
    expect(await word('twice')).toBeTruthy();
  });

  it('makes a clip of selected words, named after them, behind the item', async () => {
    const { user, calls } = await openWords();
    await user.click(screen.getByRole('button', { name: 'Select words' }));
    for (const name of ['night', 'boat']) {
      const option = await word(name);
      fireEvent.pointerDown(option, { button: 0, pointerType: 'touch' });
      fireEvent.pointerUp(option, { pointerType: 'touch' });
    }
    expect(await chosen()).toEqual(['night', 'boat']);
    await user.click(screen.getByRole('button', { name: 'Make clip' }));
    expect(
      await within(screen.getByRole('listbox', { name: 'Items of the timeline' })).findByRole('option', {
        name: /night boat/,
      }),
    ).toBeTruthy();
    expect(calls.find(({ operation }) => operation === 'audioEvents.clone')?.query).toMatchObject({
      fade_in: '15',
      fade_out: '15',
    });
  });

  it('removes filler words in one press, with a count before it', async () => {
    const { user, calls } = await openWords();
    await list();
    await user.click(screen.getByRole('button', { name: 'Clean up' }));
    const dialog = await screen.findByRole('dialog', { name: 'Clean up' });
    expect(await within(dialog).findByText(/Could not read the levels/)).toBeTruthy();
    expect(within(dialog).getByRole('checkbox', { name: '1 filler word (1.0 s)' })).toBeTruthy();
    await user.clear(within(dialog).getByRole('textbox', { name: 'Filler words' }));
    await user.type(within(dialog).getByRole('textbox', { name: 'Filler words' }), 'um, twice');
    await user.click(await within(dialog).findByRole('button', { name: /^Remove 2/ }));
    await waitFor(() =>
      expect(bodyOf(calls, 'audioEvents.cut')).toMatchObject({
        keep: [{ start: 0 }, { start: expect.closeTo(3.96, 1) }, {}],
      }),
    );
  });

  it('marks found words and steps through them', async () => {
    const { user } = await openWords({ 'transcripts.ofEvent': () => transcriptOf('boat one boat two boat') });
    await list();
    await user.type(screen.getByRole('searchbox', { name: 'Find words' }), 'boat');
    expect(await screen.findByText('1 of 3')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Previous place' }));
    expect(screen.getByText('3 of 3')).toBeTruthy();
    expect((await list()).querySelectorAll('[data-hit]')).toHaveLength(3);
    await user.type(screen.getByRole('searchbox', { name: 'Find words' }), 's');
    expect(screen.getByText('Not found')).toBeTruthy();
  });

  it('keeps the audio and says why if the station cannot cut', async () => {
    const { user, messages } = await openWords({
      'audioEvents.cut': () => failure(410, 'This audio was deleted.'),
    });
    const night = await word('night');
    act(() => night.focus());
    await user.keyboard('{ArrowRight}{Delete}');
    await waitFor(() =>
      expect(messages().map(({ type, details }) => [type, details])).toEqual([
        ['error', expect.stringContaining('This audio was deleted.')],
      ]),
    );
    expect(await word('night')).toBeTruthy();
  });

  it('does not cut the whole clip', async () => {
    const whole = transcriptOf('all');
    const words = whole.words.map((one) => ({ ...one, end: 180_000 }));
    const { user, calls, messages } = await openWords({ 'transcripts.ofEvent': () => ({ ...whole, words }) });
    const all = await word('all');
    act(() => all.focus());
    await user.keyboard('{Home}{Delete}');
    await waitFor(() =>
      expect(messages()).toMatchObject([{ details: expect.stringContaining('That is the whole clip.') }]),
    );
    expect(bodyOf(calls, 'audioEvents.cut')).toBeUndefined();
  });

  it('imports an SRT file where there are no words, and shows a transcription that failed', async () => {
    const none = transcriptOf('x', { words: [], timing: null });
    // An é of Windows-1252, which UTF-8 cannot represent, in more bytes than one call takes as arguments.
    const bytes = Uint8Array.from({ length: 200_000 }, () => 0xe9);
    const imported = { ...said, words: said.words.slice(0, 1), notice: 'It was read as Windows-1252.' };
    const { user, calls, messages } = await openWords({
      'transcripts.ofEvent': () => none,
      'transcripts.importForEvent': () => imported,
    });
    expect(await screen.findByText('No transcript yet')).toBeTruthy();
    const input = screen
      .getByRole('region', { name: 'Transcript' })
      .querySelector<HTMLInputElement>('input[type=file]');
    await user.upload(input ?? document.createElement('input'), new File([bytes], 'a.srt'));
    expect(await word(said.words[0]?.text ?? '')).toBeTruthy();
    expect(bodyOf(calls, 'transcripts.importForEvent')).toMatchObject({
      format: 'srt',
      file_base64: Buffer.from(bytes).toString('base64'),
    });
    await waitFor(() =>
      expect(messages()).toMatchObject([
        { details: expect.stringMatching(/^1 word imported\..* It was read as Windows-1252\.$/) },
      ]),
    );
  });

  it('offers the speech service, and its failure can be retried', async () => {
    const failed = {
      status: 'failed',
      progress: 0,
      error: 'The speech service does not accept the key.',
    } as const;
    const waiting = { ...failed, status: 'waiting', error: '' } as const;
    const none = transcriptOf('x', { words: [], timing: null, can_transcribe: true, transcription: failed });
    const { user } = await openWords({
      'transcripts.ofEvent': () => none,
      'transcripts.transcribe': () => ({ ...none, transcription: waiting }),
    });
    expect(await screen.findByText('The speech service does not accept the key.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Waiting for the speech service')).toBeTruthy();
  });
});

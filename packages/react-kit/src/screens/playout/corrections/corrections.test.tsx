import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayoutCorrection, PlayoutCorrectionLine, PlayoutCorrectionPreview } from '@postkit/sdk/schema';
import { makeSettings } from '@postkit/sdk/testing';
import { useMessages } from '../../../host/messages.store.ts';
import { failure, type FakeResponses } from '../../../testing/fake-station.ts';
import { stores } from '../../../testing/stores.ts';
import { makeInput, openPlayout } from '../testing/open-playout.tsx';

const user = userEvent.setup();
const messages = () => useMessages.in(stores).getState().messages;
const noon = Date.UTC(2026, 10, 24, 12);

const piece = (title: string, from_s: number, to_s: number) => ({
  start_ms: noon + from_s * 1000,
  end_ms: noon + to_s * 1000,
  title,
  artist: '',
  identifier: '0412',
  category: 'Music',
  kind: 'element' as const,
});

const makeLine = (index: number, overrides: Partial<PlayoutCorrectionLine> = {}): PlayoutCorrectionLine => ({
  index,
  kind: 'renamed',
  group: index,
  event_id: index + 1,
  before: piece('One', 0, 120),
  after: piece('Glasshouse', 0, 120),
  users: { episodes: 0, drafts: 0, others: 0 },
  ...overrides,
});

const none = { unchanged: 0, no_row: 0, renamed: 0, recut: 0, added: 0, gone: 0, no_audio: 0 };

const makePreview = (
  lines: PlayoutCorrectionLine[],
  overrides: Partial<PlayoutCorrectionPreview> = {},
): PlayoutCorrectionPreview => ({
  version: '5-abc',
  start: noon / 1000,
  end: noon / 1000 + 600,
  form: 'rivendell-log',
  findings: [{ level: 'guessed', text: 'Line 7: the bytes are not UTF-8.' }],
  counts: { ...none, renamed: 1, recut: 2, unchanged: 1, no_audio: 1 },
  lines,
  ...overrides,
});

const makeCorrection = (overrides: Partial<PlayoutCorrection> = {}): PlayoutCorrection => ({
  id: 3,
  source: 'as_run',
  state: 'applied',
  name: 'log.txt',
  start: noon / 1000,
  end: noon / 1000 + 600,
  made_at: noon / 1000 + 4000,
  made_by: 'Maya',
  counts: { ...none, renamed: 4 },
  can_undo: true,
  ...overrides,
});

/** One renamed line, two that share bounds, one that stays, and a row without audio. */
const lines = [
  makeLine(0, { users: { episodes: 1, drafts: 0, others: 0 } }),
  makeLine(1, {
    kind: 'recut',
    before: piece('Two', 120, 240),
    after: piece('Two', 120, 250),
    group: 1,
  }),
  makeLine(2, { kind: 'gone', before: piece('Three', 240, 250), after: null, group: 1 }),
  makeLine(3, { kind: 'unchanged', before: piece('Four', 250, 300), after: piece('Four', 250, 300) }),
  makeLine(4, { kind: 'no_audio', event_id: null, before: null, after: piece('Unheard', 700, 800) }),
];

function openJournal(answers: FakeResponses = {}, inputs = [makeInput()]) {
  // happy-dom has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(420);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  return openPlayout(
    inputs,
    {
      'settings.get': () => makeSettings({ company_admin: true, station_list: [], timezone: 'UTC' }),
      'playout.corrections': () => ({ corrections: [] }),
      ...answers,
    },
    'view=journal&day=2026-11-24',
  );
}

async function openDialog(answers: FakeResponses = {}, inputs = [makeInput()]) {
  const opened = openJournal(answers, inputs);
  await user.click(await screen.findByRole('button', { name: 'Correct this day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct a day of the log' }));
  return { ...opened, dialog };
}

/** Previews a file in the dialog. */
async function openPreview(answers: FakeResponses = {}) {
  const opened = await openDialog({ 'playout.previewCorrection': () => makePreview(lines), ...answers });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await user.upload(input, new File(['abc'], 'log.txt'));
  await user.click(opened.dialog.getByRole('button', { name: 'Preview' }));
  await opened.dialog.findByRole('list', { name: 'Lines of the correction' });
  return opened;
}

beforeEach(() => {
  useMessages.in(stores).setState({ messages: [] });
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('the correction of a day', () => {
  it('shows for a file which lines change, which stay, and which are used', async () => {
    const { dialog, last } = await openPreview();
    expect(last('playout.previewCorrection')?.body).toEqual({
      as_run: { file: 'YWJj', is_base64: true, name: 'log.txt', date: '2026-11-24' },
    });
    const rows = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(dialog.getByText('Rivendell · 1 unchanged · 1 renamed · 2 recut · 1 not recorded')).toBeDefined();
    expect(dialog.getByText(/Line 7: the bytes are not UTF-8/)).toBeDefined();
    const listed = within(dialog.getByRole('list', { name: 'Lines of the correction' }));
    expect(listed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '12:00:00 One → Glasshouse12:00:00–12:02:00 · Music · Used by 1 episode: its audio staysRenamed',
      '12:02:00 Two12:02:00–12:04:00 → 12:02:00–12:04:10 · MusicRecut',
      '12:04:00 Three12:04:00–12:04:10 · MusicGone',
      '12:11:40 Unheard12:11:40–12:13:20 · MusicNot recorded',
    ]);
    await user.click(dialog.getByRole('radio', { name: 'All lines' }));
    expect(rows().some((text) => text?.includes('Four'))).toBe(true);
  });

  it('chooses lines that share bounds together, applies the chosen ones, and takes them back', async () => {
    const { dialog, last, requests } = await openPreview({
      'playout.applyCorrection': () => makeCorrection(),
      'playout.undoCorrection': () => ({
        correction: makeCorrection({ state: 'undone' }),
        kept: [{ event_id: 7, title: 'Glasshouse' }],
      }),
    });
    await user.click(dialog.getByRole('checkbox', { name: '12:02:00 Two' }));
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: '12:04:00 Three' }).checked).toBe(false);
    expect(dialog.getByText('1 of 3 changes chosen')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Apply 1 change' }));
    await waitFor(() => expect(messages()[0]?.details).toBe('1 change of the log applied.'));
    expect(last('playout.applyCorrection')?.body).toEqual({
      as_run: { file: 'YWJj', is_base64: true, name: 'log.txt', date: '2026-11-24' },
      version: '5-abc',
      lines: [0],
    });
    act(() => messages()[0]?.undo?.());
    await waitFor(() => expect(requests('playout.undoCorrection')).toHaveLength(1));
    await waitFor(() =>
      expect(messages().at(-1)?.details).toBe(
        'The correction is undone. Used since, and so unchanged: Glasshouse.',
      ),
    );
  });

  it('applies a preview as a whole, and offers another one if the log has changed', async () => {
    const { dialog, last, requests } = await openPreview({
      'playout.applyCorrection': () => failure(409, 'The log has changed since the preview.'),
    });
    await user.click(dialog.getByRole('button', { name: 'Apply 3 changes' }));
    expect(await dialog.findByText('The log has changed since the preview')).toBeDefined();
    expect(last('playout.applyCorrection')?.body).not.toHaveProperty('lines');
    await user.click(dialog.getByRole('button', { name: 'Preview again' }));
    await dialog.findByRole('button', { name: 'Apply 3 changes' });
    expect(requests('playout.previewCorrection')).toHaveLength(2);
  });

  it('previews another offset of an input for the day', async () => {
    const { dialog, last } = await openDialog({
      'playout.previewCorrection': () => makePreview([], { form: null, counts: none, findings: [] }),
    });
    await user.click(dialog.getByRole('radio', { name: 'Another offset' }));
    const offset = await dialog.findByRole('textbox', { name: /Offset on this day/ });
    await user.clear(offset);
    await user.type(offset, '-2.5');
    await user.tab();
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    expect(await dialog.findByText('Nothing changes')).toBeDefined();
    expect(last('playout.previewCorrection')?.body).toEqual({
      start: Date.UTC(2026, 10, 24) / 1000,
      end: Date.UTC(2026, 10, 25) / 1000,
      input: 3,
      offset_ms: -2500,
    });
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Apply 0 changes' }).disabled).toBe(true);
  });

  it('asks for a file, refuses a large one, and shows the station’s reason against one', async () => {
    const { dialog, requests } = await openDialog({
      'playout.previewCorrection': () => failure(400, 'Line 7: the time “25:61” is none.'),
    });
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Choose a file.');
    const drop = dialog.getByRole('group', { name: 'Log of what aired' });
    const large = new File([new Uint8Array(2_300_000)], 'large.txt');
    fireEvent.drop(drop, { dataTransfer: { files: [large] } });
    expect((await dialog.findByRole('alert')).textContent).toContain('larger than 2.2 MB');
    expect(requests('playout.previewCorrection')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Choose another file' }));
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await user.upload(input, new File(['abc'], 'log.txt'));
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Line 7: the time “25:61” is none.');
  });

  it('renders of thousands of lines only those in view', async () => {
    const many = Array.from({ length: 3000 }, (_, index) => makeLine(index));
    const { dialog } = await openPreview({ 'playout.previewCorrection': () => makePreview(many) });
    expect(dialog.getByText('3000 of 3000 changes chosen')).toBeDefined();
    expect(dialog.getAllByRole('listitem').length).toBeLessThan(40);
  });

  it('is possible without inputs', async () => {
    const { dialog } = await openDialog({}, []);
    await user.click(dialog.getByRole('radio', { name: 'Another offset' }));
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('No input is on.');
  });
});

describe('the corrections of a day', () => {
  const corrections = [
    makeCorrection({
      id: 5,
      source: 'inputs',
      state: 'proposed',
      can_undo: false,
      name: 'Messages that came late',
    }),
    makeCorrection(),
    makeCorrection({ id: 2, state: 'undone', can_undo: false, name: 'old.txt' }),
  ];

  it('are listed with their state, and the last one is undone', async () => {
    const { last } = openJournal({
      'playout.corrections': () => ({ corrections }),
      'playout.undoCorrection': () => ({ correction: makeCorrection({ state: 'undone' }), kept: [] }),
    });
    const list = within(await screen.findByRole('list', { name: 'Corrections of this day' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ProposedMessages that came late 11/24/2026 13:06, Maya · 4 renamedReview',
      'Appliedlog.txt 11/24/2026 13:06, Maya · 4 renamedUndo',
      'Undoneold.txt 11/24/2026 13:06, Maya · 4 renamed',
    ]);
    await user.click(list.getByRole('button', { name: 'Undo: log.txt' }));
    await waitFor(() => expect(last('playout.undoCorrection')?.params).toEqual({ station: 'wxyz', id: '3' }));
    await waitFor(() => expect(messages()[0]?.details).toBe('The correction is undone.'));
  });

  it('are reviewed if they are proposed', async () => {
    const { last } = openJournal({
      'playout.corrections': () => ({ corrections: corrections.slice(0, 1) }),
      'playout.previewCorrection': () => makePreview(lines, { form: null }),
    });
    await user.click(await screen.findByRole('button', { name: 'Review: Messages that came late' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct a day of the log' }));
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    await dialog.findByRole('button', { name: 'Apply 3 changes' });
    expect(last('playout.previewCorrection')?.body).toEqual({
      start: noon / 1000,
      end: noon / 1000 + 600,
    });
  });

  it('are readable for users who may not correct the log', async () => {
    openJournal({
      'settings.get': () => makeSettings({ company_admin: false, station_list: [], timezone: 'UTC' }),
      'playout.corrections': () => ({ corrections }),
    });
    const list = within(await screen.findByRole('list', { name: 'Corrections of this day' }));
    expect(list.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Correct this day' })).toBeNull();
  });
});

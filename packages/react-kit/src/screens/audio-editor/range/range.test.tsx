import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, type FakeResponses } from '../../../testing/fake-station.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { openEditor } from '../testing/open-editor.tsx';

beforeEach(() => {
  // In happy-dom, collapsing a selection fires the event on which React Aria collapses it, endlessly.
  vi.spyOn(Selection.prototype, 'collapse').mockReturnValue();
});

const part = (id: number, title: string) =>
  makeEvent({ id, duration: 90 }, { title, type_name: 'SINGLE_USE' });
const copied = {
  events: [part(1_795_530_000_000, 'Blue Train'), part(1_795_530_000_001, 'City news')],
  missing: [],
};

/** Opens yesterday, whose two events air at 00:00 and 01:00, in a zone whose days all have 24 hours. */
async function openDay(answers: FakeResponses = {}) {
  const editor = openEditor({
    props: {},
    answers: { 'logger.copy': () => copied, ...answers },
    settings: { timezone: 'America/Phoenix' },
  });
  await editor.user.click(await screen.findByRole('button', { name: 'Previous day' }));
  const strip = await screen.findByRole('slider', { name: 'Position in the day' });
  await screen.findByRole('button', { name: 'Add City news' });
  return {
    ...editor,
    strip,
    copies: () => editor.calls.filter(({ operation }) => operation === 'logger.copy'),
  };
}

const handle = (name: string) => screen.getByRole('slider', { name });
const bar = () => within(screen.getByRole('group', { name: 'Range of the day' }));

describe('the range of the day', () => {
  it('is set by keys, added as one step that undo takes back, and then gone', async () => {
    const { user, strip, items, copies, messages } = await openDay();
    strip.focus();
    await user.keyboard('{ArrowRight}i{ArrowRight}o');
    expect(handle('Start of the range').getAttribute('aria-valuetext')).toBe('00:00:00');
    expect(handle('End of the range').getAttribute('aria-valuetext')).toBe('01:00:00');
    expect(bar().getByText('01:00:00')).toBeDefined();
    await user.keyboard('a');
    await waitFor(() => expect(items()).toEqual(['Blue Train', 'City news']));
    const [sent] = copies().map(({ body }) => body as { start: number; end: number });
    expect(sent && sent.end - sent.start).toBe(3600);
    expect(messages().map(({ details }) => details)).toEqual([
      '00:00:00–01:00:00 is on the timeline as 2 clips.',
    ]);
    expect(screen.queryByRole('group', { name: 'Range of the day' })).toBeNull();
    expect(document.activeElement).toBe(strip);
    await user.keyboard('{Control>}z{/Control}');
    expect(items()).toEqual([]);
  });

  it('is selected by dragging over the waveform, and its ends by their handles', async () => {
    const { strip } = await openDay();
    const view = strip.parentElement ?? strip;
    vi.spyOn(view, 'setPointerCapture').mockReturnValue();
    const at = (clientX: number, target = view as Element) =>
      [target, { button: 0, pointerId: 1, pointerType: 'mouse', clientX, clientY: 80 }] as const;
    // 1200 pixels show 24 hours.
    fireEvent.pointerDown(...at(100));
    fireEvent.pointerMove(...at(150));
    fireEvent.pointerUp(...at(150));
    expect(handle('Start of the range').getAttribute('aria-valuetext')).toBe('02:00:00');
    expect(handle('End of the range').getAttribute('aria-valuetext')).toBe('03:00:00');
    expect(strip.getAttribute('aria-valuetext')).toMatch(/^02:00:00/);
    fireEvent.pointerDown(...at(150, handle('End of the range')));
    fireEvent.pointerMove(...at(200));
    fireEvent.pointerUp(...at(200));
    expect(handle('End of the range').getAttribute('aria-valuetext')).toBe('04:00:00');
    // An event's start is within reach.
    fireEvent.pointerDown(...at(100, handle('Start of the range')));
    fireEvent.pointerMove(...at(53));
    fireEvent.pointerUp(...at(53));
    expect(handle('Start of the range').getAttribute('aria-valuetext')).toBe('01:00:00');
  });

  it('keeps a press and a short move as a press', async () => {
    const { strip } = await openDay();
    const view = strip.parentElement ?? strip;
    vi.spyOn(view, 'setPointerCapture').mockReturnValue();
    const at = (clientX: number) =>
      [view, { button: 0, pointerId: 1, pointerType: 'mouse', clientX, clientY: 80 }] as const;
    fireEvent.pointerDown(...at(100));
    fireEvent.pointerMove(...at(103));
    fireEvent.pointerUp(...at(103));
    expect(screen.queryByRole('group', { name: 'Range of the day' })).toBeNull();
    expect(strip.getAttribute('aria-valuetext')).toMatch(/^02:03/);
  });

  it('moves an end by arrow keys, not past the other, and Escape clears it', async () => {
    const { user, strip } = await openDay();
    strip.focus();
    await user.keyboard('{ArrowRight}i{ArrowRight}o');
    handle('Start of the range').focus();
    await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}{PageUp}');
    expect(handle('Start of the range').getAttribute('aria-valuetext')).toBe('00:01:11');
    handle('End of the range').focus();
    await user.keyboard('{PageDown}'.repeat(70));
    expect(handle('End of the range').getAttribute('aria-valuetext')).toBe('00:01:12');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Range of the day' })).toBeNull();
    expect(document.activeElement).toBe(strip);
  });

  it('is typed as times of day; a time that does not fit says why, and cannot be added', async () => {
    const { user, strip, copies } = await openDay();
    strip.focus();
    await user.keyboard('{ArrowRight}');
    await user.click(screen.getByRole('button', { name: 'Select a range' }));
    const hour = (name: string) => bar().getByRole('spinbutton', { name: new RegExp(`hour.*${name}`) });
    await user.click(hour('To'));
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(handle('End of the range').getAttribute('aria-valuetext')).toMatch(/^02:/);
    await user.click(hour('From'));
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(bar().getByText('The end must be after the start.')).toBeDefined();
    expect(bar().getByRole('button', { name: /^Add / })).toHaveProperty('disabled', true);
    expect(copies()).toEqual([]);
  });

  it('shows how long it was not recorded, before and after it is added', async () => {
    let gap = { start: 0, end: 0 };
    const { user, strip, messages } = await openDay({
      'logger.gaps': ({ query }) => {
        gap = { start: Number(query['start']) + 600, end: Number(query['start']) + 658 };
        return { gaps: [{ ...gap, open: false }] };
      },
      'logger.copy': () => ({ ...copied, missing: [gap] }),
    });
    strip.focus();
    await user.keyboard('{ArrowRight}i{ArrowRight}o');
    expect(bar().getByText('1 event, 00:58 not recorded')).toBeDefined();
    await user.click(bar().getByRole('button', { name: 'Add 00:00:00–01:00:00' }));
    await waitFor(() =>
      expect(messages().map(({ details }) => details)).toEqual([
        expect.stringContaining('00:58 of it was not recorded.'),
      ]),
    );
  });

  it('stays if the station cannot copy it, with the reason', async () => {
    const { user, strip, items, messages } = await openDay({
      'logger.copy': () => failure(400, 'There is no audio left between this start and end.'),
    });
    strip.focus();
    await user.keyboard('{ArrowRight}i{ArrowRight}oa');
    await waitFor(() =>
      expect(messages().map(({ type, details }) => [type, details])).toEqual([
        ['error', expect.stringContaining('There is no audio left')],
      ]),
    );
    expect(bar().getByRole('button', { name: /^Add / })).toHaveProperty('disabled', false);
    expect(items()).toEqual([]);
  });
});

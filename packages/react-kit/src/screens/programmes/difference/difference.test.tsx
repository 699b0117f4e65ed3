import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useMessages } from '../../../host/messages.store.ts';
import type { FakeResponses } from '../../../testing/fake-station.ts';
import { failure } from '../../../testing/fake-station.ts';
import { stores } from '../../../testing/stores.ts';
import { makeLine, makePlan, makeProgramme, makeSource } from '../testing/make-programmes.ts';
import { openProgrammes } from '../testing/open-programmes.tsx';

const messages = () => useMessages.in(stores).getState().messages;
const hours = { day_of_week: 'Sat', start_time: '23:00', end_time: '01:00' };
const lines = [
  makeLine(1),
  makeLine(2, { change: 'gone', before: { name: 'Night Ferry', hours }, after: null }),
  makeLine(3, { change: 'added', before: null, after: { name: 'Quay Notes', hours: null } }),
  makeLine(4, { change: 'renamed', before: { name: 'Tides', hours }, after: { name: 'High Tides', hours } }),
  makeLine(5, { change: 'changed', fields: ['description', 'picture'] }),
  makeLine(6, {
    before: { name: 'Quay Notes', hours },
    after: { name: 'Quay Notes', hours },
    added: [{ start_ms: 0, end_ms: 3_600_000 }],
    removed: [
      { start_ms: 0, end_ms: 3_600_000 },
      { start_ms: 7_200_000, end_ms: 10_800_000 },
    ],
  }),
];

async function openDifference(answers: FakeResponses = {}) {
  const opened = openProgrammes({
    programmes: [makeProgramme()],
    answers: {
      'programmes.sources': () => ({ sources: [makeSource({ plan_id: 12 })] }),
      'programmes.plan': () => makePlan(lines),
      ...answers,
    },
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Show difference' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Difference of Calendar' }));
  await dialog.findByRole('list', { name: 'Changes' });
  return { ...opened, dialog };
}

beforeEach(() => {
  useMessages.in(stores).setState({ messages: [] });
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('the difference of a source', () => {
  it('says of each programme how it changes', async () => {
    const { dialog } = await openDifference();
    const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Midday with RosaMon, Tue, 12:00 to 14:00 → Mon, Tue, 13:00 to 15:00Moved',
      'Night FerrySat, 23:00 to 01:00 the next dayGone',
      'Quay Notesno airingsNew',
      'Tides → High TidesSat, 23:00 to 01:00 the next dayRenamed',
      'Midday with RosaDiffers: description, pictureChanged',
      'Quay NotesSat, 23:00 to 01:00 the next day · 1 airing added · 2 airings removedMoved',
    ]);
  });

  it('applies all lines, and takes them back by the message', async () => {
    const { user, dialog, last, requests } = await openDifference({
      'programmes.apply': () => makePlan(lines, { state: 'applied' }),
      'programmes.undo': () => makePlan(lines, { state: 'undone' }),
    });
    await user.click(dialog.getByRole('button', { name: 'Apply 6 changes' }));
    await waitFor(() => expect(messages()[0]?.details).toBe('6 changes of “Calendar” applied.'));
    expect(last('programmes.apply')?.body).toEqual({});
    act(() => messages()[0]?.undo?.());
    await waitFor(() => expect(requests('programmes.undo')).toHaveLength(1));
    await waitFor(() => expect(messages().at(-1)?.details).toBe('The last change of “Calendar” is undone.'));
  });

  it('applies the chosen lines', async () => {
    const { user, dialog, last } = await openDifference({
      'programmes.apply': () => makePlan(lines.slice(1, 2), { state: 'applied' }),
    });
    await user.click(dialog.getByRole('checkbox', { name: 'All changes' }));
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Apply 0 changes' }).disabled).toBe(true);
    await user.click(dialog.getByRole('checkbox', { name: 'Night Ferry' }));
    expect(dialog.getByText('1 of 6 chosen')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Apply 1 change' }));
    await waitFor(() => expect(last('programmes.apply')?.body).toEqual({ lines: [2] }));
  });

  it('says that it was overtaken, and leads to the newest', async () => {
    let plan_id = 12;
    const { user, dialog, last } = await openDifference({
      'programmes.sources': () => ({ sources: [makeSource({ plan_id })] }),
      'programmes.plan': ({ params }) => makePlan(lines.slice(0, 2), { id: Number(params['id']) }),
      'programmes.apply': () => {
        plan_id = 13;
        return failure(409, 'This plan no longer waits.');
      },
    });
    await user.click(dialog.getByRole('button', { name: 'Apply 2 changes' }));
    expect(await dialog.findByText('This difference no longer waits')).toBeDefined();
    expect(dialog.queryByRole('checkbox', { name: 'Night Ferry' })).toBeNull();
    await user.click(await dialog.findByRole('button', { name: 'Show the newest' }));
    await screen.findByRole('button', { name: 'Apply 2 changes' });
    expect(last('programmes.plan')?.params).toEqual({ station: 'wxyz', id: '13' });
  });

  it('stays open with the reason after a failure', async () => {
    const { user, dialog } = await openDifference({ 'programmes.apply': () => failure(500, 'No.') });
    await user.click(dialog.getByRole('button', { name: 'Apply 6 changes' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Could not change the week');
    expect(dialog.getByRole('checkbox', { name: 'Night Ferry' })).toBeDefined();
  });

  it('renders of thousands of lines only those in view', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
    const many = Array.from({ length: 3000 }, (_, index) => makeLine(index + 1));
    const { dialog } = await openDifference({ 'programmes.plan': () => makePlan(many) });
    expect(dialog.getByText('3000 of 3000 chosen')).toBeDefined();
    expect(dialog.getAllByRole('listitem').length).toBeLessThan(40);
  });
});

describe('the last change of a source', () => {
  async function openUndo(plans: ReturnType<typeof makePlan>[], answers: FakeResponses = {}) {
    const opened = openProgrammes({
      programmes: [makeProgramme()],
      sources: [makeSource()],
      answers: { 'programmes.plans': () => ({ plans }), ...answers },
    });
    await opened.user.click(await screen.findByRole('button', { name: 'Sources' }));
    await opened.user.click(await screen.findByRole('button', { name: 'Actions for Calendar' }));
    await opened.user.click(await screen.findByRole('menuitem', { name: 'Undo the last change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo the last change of Calendar?' }));
    return { ...opened, dialog };
  }
  const applied = { state: 'applied' as const, applied_at: 1_795_000_000, applied_by: 'Maya' };

  it('is undone after it is shown', async () => {
    const { user, dialog, last } = await openUndo(
      [makePlan(lines, { id: 14 }), makePlan(lines, { ...applied, can_undo: true })],
      { 'programmes.undo': () => makePlan(lines, { state: 'undone' }) },
    );
    expect(await dialog.findByText(/^6 changes, applied .* by Maya/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Undo change' }));
    await waitFor(() => expect(last('programmes.undo')?.params).toEqual({ station: 'wxyz', id: '12' }));
  });

  it.each([
    [[], 'No change of this source was applied in the last 30 days.'],
    [[makePlan(lines, applied)], /The programmes have changed since/],
  ])('says why it cannot be undone', async (plans, text) => {
    const { dialog } = await openUndo(plans);
    expect(await dialog.findByText(text)).toBeDefined();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Undo change' }).disabled).toBe(true);
  });
});

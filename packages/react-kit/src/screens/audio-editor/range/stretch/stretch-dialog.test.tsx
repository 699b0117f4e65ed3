import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, type FakeResponses } from '../../../../testing/fake-station.ts';
import { openEditor } from '../../testing/open-editor.tsx';

beforeEach(() => {
  // In happy-dom, collapsing a selection fires the event on which React Aria collapses it, endlessly.
  vi.spyOn(Selection.prototype, 'collapse').mockReturnValue();
});

const made = { guid: '6f0d2c1e-7a5b-4c0e-9d57-0b6a7d8d1a11' };

/** Selects an hour of yesterday. */
async function openRange(answers: FakeResponses = {}, settings: object = {}) {
  const editor = openEditor({
    props: {},
    answers: { 'evidence.createHold': () => ({ id: 3 }), 'evidence.startExport': () => made, ...answers },
    settings: { timezone: 'America/Phoenix', ...settings },
  });
  await editor.user.click(await screen.findByRole('button', { name: 'Previous day' }));
  const strip = await screen.findByRole('slider', { name: 'Position in the day' });
  await screen.findByRole('button', { name: 'Add City news' });
  strip.focus();
  await editor.user.keyboard('{ArrowRight}i{ArrowRight}o');
  const bar = within(screen.getByRole('group', { name: 'Range of the day' }));
  const sent = (operation: string) => editor.calls.filter((call) => call.operation === operation);
  return { ...editor, bar, sent };
}

async function openDialog(answers: FakeResponses = {}) {
  const range = await openRange(answers, { is_admin: true, company_admin: true });
  await range.user.click(range.bar.getByRole('button', { name: 'Keep as evidence' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Keep as evidence' }));
  return { ...range, dialog };
}

describe('StretchDialog', () => {
  it('holds the range with a reason, and says where the list is', async () => {
    const { user, dialog, sent, messages } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Hold this stretch' }));
    expect(await dialog.findByText('Enter a reason.')).toBeTruthy();
    expect(sent('evidence.createHold')).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Complaint 4711');
    await user.click(dialog.getByRole('button', { name: 'Hold this stretch' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [call] = sent('evidence.createHold').map(({ body }) => body as { start: number; end: number });
    expect(call).toEqual({
      start: expect.any(Number),
      end: (call?.start ?? 0) + 3600,
      reason: 'Complaint 4711',
      until: null,
    });
    expect(messages().map(({ details }) => details)).toEqual([
      'The stretch is held. Setup has the list of holds under Evidence.',
    ]);
  });

  it('exports the range, and keeps the dialog with the reason after a refusal', async () => {
    let isFull = true;
    const refusal = 'The station has 10 evidence exports.';
    const { user, dialog, sent } = await openDialog({
      'evidence.startExport': () => (isFull ? failure(409, refusal) : made),
    });
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Court');
    await user.click(dialog.getByRole('button', { name: 'Export evidence' }));
    expect(await dialog.findByText(new RegExp(refusal))).toBeTruthy();
    isFull = false;
    await user.click(dialog.getByRole('button', { name: 'Export evidence' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('evidence.startExport').map(({ body }) => body)).toEqual([
      expect.objectContaining({ reason: 'Court' }),
      expect.objectContaining({ reason: 'Court' }),
    ]);
    expect(sent('evidence.createHold')).toEqual([]);
  });

  it('is for admins', async () => {
    const { bar } = await openRange({}, { is_admin: false, company_admin: false });
    expect(bar.getByRole('button', { name: 'Send to a presenter' })).toBeTruthy();
    expect(bar.queryByRole('button', { name: 'Keep as evidence' })).toBeNull();
  });
});

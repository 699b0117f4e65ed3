import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeEvent } from '../../../testing/make-event.ts';
import { openEditor, song } from '../testing/open-editor.tsx';

const lengths = () =>
  screen.getAllByRole('option').map((option) => Number(option.getAttribute('data-length')) / 1000);

/** Opens the editor with a song of three minutes on the timeline and a station that creates copies. */
async function openWithSong() {
  let created = 0;
  const editor = openEditor({
    answers: {
      'audioEvents.clone': ({ query }) => {
        created += 1;
        const whole =
          editor.calls.filter(({ operation }) => operation === 'audioEvents.clone').length === 1
            ? song.duration
            : 179;
        const duration = Number(query['end'] ?? whole) - Number(query['start'] ?? 0);
        return makeEvent(
          { id: 1_795_530_000_000 + created, duration },
          { title: 'Blue Train', type_name: 'SINGLE_USE' },
        );
      },
    },
  });
  await editor.user.click(await screen.findByRole('button', { name: 'Add Blue Train' }));
  const item = within(screen.getByRole('listbox', { name: 'Items of the timeline' })).getByRole('option');
  act(() => item.focus());
  return { ...editor, item };
}

describe('a pending trim by keys', () => {
  it('is discarded by undo', async () => {
    const { user, calls, items, item } = await openWithSong();
    // In one turn, because a trim is applied a moment after its last key.
    fireEvent.keyDown(item, { key: '[', code: 'BracketLeft' });
    fireEvent.keyDown(item, { key: 'z', ctrlKey: true });
    await act(async () => new Promise((resolve) => void setTimeout(resolve, 0)));
    await user.keyboard('{Enter}');
    expect(items()).toEqual(['Blue Train']);
    expect(lengths()).toEqual([180]);
    expect(calls.some(({ operation }) => operation === 'audioEvents.clone')).toBe(false);
  });

  it('is applied before the next action on the item', async () => {
    const { calls, item } = await openWithSong();
    fireEvent.keyDown(item, { key: '[', code: 'BracketLeft' });
    fireEvent.keyDown(item, { key: 'd', ctrlKey: true });
    await vi.waitFor(() => expect(lengths()).toEqual([179, 179]));
    expect(calls.filter(({ operation }) => operation === 'audioEvents.clone')).toHaveLength(1);
  });
});

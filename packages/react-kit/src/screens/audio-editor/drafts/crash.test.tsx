import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openEditor } from '../testing/open-editor.tsx';
import { draftMessages } from './drafts.messages.ts';

const { unsaved } = draftMessages.english;
afterEach(() => void Object.defineProperty(draftMessages.english, 'unsaved', { value: unsaved }));

describe('the draft of an editor that throws', () => {
  it('is kept in the browser and on the station, and opens when the user retries', async () => {
    const { user, items, calls, stored } = openEditor({
      answers: {
        'drafts.save': ({ body }) => ({
          key: 'show-4',
          ...(body as { id: string; revision: string }),
          updated_at: 1,
        }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add Blue Train' }));
    vi.spyOn(console, 'error').mockReturnValue();
    Object.defineProperty(draftMessages.english, 'unsaved', {
      configurable: true,
      get: () => {
        throw new Error('A part that was never meant to fail.');
      },
    });
    await user.click(screen.getByRole('button', { name: 'Add City news' }));
    await screen.findByText('This screen stopped working', { selector: ':not(h1)' });
    await waitFor(() => expect(calls.some(({ operation }) => operation === 'drafts.save')).toBe(true));
    expect([...stored.values()].map((text) => JSON.parse(text).items.length)).toEqual([2]);
    expect(calls.some(({ operation }) => operation === 'drafts.remove')).toBe(false);
    Object.defineProperty(draftMessages.english, 'unsaved', { value: unsaved });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(items()).toEqual(['Blue Train', 'City news']));
    expect(screen.getByText(/^We restored your draft from /)).toBeDefined();
  });
});

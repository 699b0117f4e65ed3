import { beforeEach, describe, expect, it } from 'vitest';
import { stores } from '../testing/stores.ts';
import { useMessages } from './messages.store.ts';

beforeEach(() => useMessages.in(stores).setState({ messages: [] }));

describe('useMessages', () => {
  it('SHELL-045 keeps name, details and type of a message until it is dismissed', () => {
    const { show, dismiss } = useMessages.in(stores).getState();
    const key = show({ name: 'User', details: 'Error Saving User', type: 'error' });
    expect(useMessages.in(stores).getState().messages).toEqual([
      { key, name: 'User', details: 'Error Saving User', type: 'error' },
    ]);
    dismiss(key);
    expect(useMessages.in(stores).getState().messages).toEqual([]);
  });

  it('shows the same message once, with a new time', () => {
    const { show } = useMessages.in(stores).getState();
    const first = show({ name: 'Shows', details: 'Saved.', type: 'success' });
    show({ name: 'Upload', details: 'Failed.', type: 'error' });
    const again = show({ name: 'Shows', details: 'Saved.', type: 'success' });
    expect(again).not.toBe(first);
    expect(
      useMessages
        .in(stores)
        .getState()
        .messages.map(({ name }) => name),
    ).toEqual(['Upload', 'Shows']);
  });
});

import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError, NetworkError } from '@postkit/sdk';
import { stores } from '../testing/stores.ts';
import { render } from '../ui/testing/render.tsx';
import { useMessages } from './messages.store.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { StoresContext } from './stores.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

function open(remove: (id: number) => Promise<void>) {
  const onRemoved = vi.fn<() => void>();
  const onCancel = vi.fn<() => void>();
  function Question() {
    return (
      <RemoveDialog
        title="Delete “News”?"
        confirmLabel="Delete"
        removal={useMutation<void, Error, number>({ networkMode: 'always', mutationFn: remove })}
        input={7}
        failed="Could not delete the webhook"
        done={{ name: 'Webhooks', details: 'News deleted.' }}
        {...{ onRemoved, onCancel }}
      >
        It receives no more events.
      </RemoveDialog>
    );
  }
  const { user } = render(
    <QueryClientProvider client={new QueryClient()}>
      <StoresContext value={stores}>
        <Question />
      </StoresContext>
    </QueryClientProvider>,
  );
  return { user, onRemoved, onCancel };
}

const shown = () =>
  useMessages
    .in(stores)
    .getState()
    .messages.map(({ name, details, type }) => ({ name, details, type }));
const failure = (status: number) =>
  new HttpError({
    operation: 'webhooks.remove',
    status,
    statusText: '',
    body: { error_message: 'It is in use.' },
  });
const done = { name: 'Webhooks', details: 'News deleted.', type: 'success' };

describe('RemoveDialog', () => {
  it('removes nothing before the user confirms', async () => {
    const remove = vi.fn<(id: number) => Promise<void>>();
    const { user, onCancel } = open(remove);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledOnce();
    expect(remove).not.toHaveBeenCalled();
  });

  it.each([
    ['it is removed', () => Promise.resolve()],
    ['another user removed it first', () => Promise.reject(failure(404))],
  ])('says so and ends when %s', async (_, answer) => {
    const remove = vi.fn<(id: number) => Promise<void>>(answer);
    const { user, onRemoved } = open(remove);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(onRemoved).toHaveBeenCalledOnce());
    expect(remove.mock.calls[0]?.[0]).toBe(7);
    expect(shown()).toEqual([done]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['a refusal', failure(409), 'Could not delete the webhook. 409: It is in use.', '409: It is in use.'],
    ['no response', new NetworkError(), 'Could not delete the webhook', 'Unable to talk to server'],
  ])('reports %s in the dialog, the message bar and the log, and stays', async (_, error, text, details) => {
    const { user, onRemoved } = open(() => Promise.reject(error));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(shown()).toEqual([{ name: 'Could not delete the webhook', details, type: 'error' }]);
    expect(console.error).toHaveBeenCalledExactlyOnceWith('[postkit] Could not delete the webhook', error);
    expect(onRemoved).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', false);
  });
});

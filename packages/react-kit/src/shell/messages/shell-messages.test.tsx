import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useMessages } from '../../host/messages.store.ts';
import { StoresContext } from '../../host/stores.ts';
import { stores } from '../../testing/stores.ts';
import { ShellMessages } from './shell-messages.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <StoresContext value={stores}>{children}</StoresContext>
);

function show(details: string) {
  act(() => void useMessages.in(stores).getState().show({ name: 'Upload', details, type: 'error' }));
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('ShellMessages', () => {
  it('SHELL-046 SHELL-048 shows name, details and type of a message until its button closes it', () => {
    render(<ShellMessages />, { wrapper });
    show('first');
    act(() => {
      const success = { name: 'Episode', details: 'Published.', type: 'success' } as const;
      useMessages.in(stores).getState().show(success);
    });
    const shown = () =>
      [...document.querySelectorAll<HTMLElement>('.pk-message')].map((message) => [
        message.dataset['type'],
        message.getAttribute('role'),
        message.textContent,
      ]);
    expect(shown()).toEqual([
      ['error', 'alert', 'Uploadfirst'],
      ['success', null, 'EpisodePublished.'],
    ]);
    fireEvent.click(screen.getAllByRole('button', { name: 'Close message' })[0] ?? document.body);
    expect(shown()).toEqual([['success', null, 'EpisodePublished.']]);
  });

  it('SHELL-047 dismisses a message after 30 seconds', async () => {
    render(<ShellMessages />, { wrapper });
    show('first');
    await wait(29_000);
    expect(screen.queryByText('first')).not.toBeNull();
    await wait(1500);
    expect(screen.queryByText('first')).toBeNull();
  });

  it('times each of several messages separately', async () => {
    render(<ShellMessages />, { wrapper });
    show('first');
    await wait(20_000);
    show('second');
    await wait(11_000);
    expect(screen.queryByText('first')).toBeNull();
    expect(screen.queryByText('second')).not.toBeNull();
  });

  it('pauses while the user is at the bar', async () => {
    render(<ShellMessages />, { wrapper });
    show('first');
    await wait(20_000);
    act(() => screen.getByRole('button', { name: /close|dismiss/i }).focus());
    await wait(60_000);
    expect(screen.queryByText('first')).not.toBeNull();
    act(() => screen.getByRole('button', { name: /close|dismiss/i }).blur());
    await wait(11_000);
    expect(screen.queryByText('first')).toBeNull();
  });

  it('pauses a message that arrives while the bar has the focus', async () => {
    render(<ShellMessages />, { wrapper });
    show('first');
    act(() => screen.getByRole('button', { name: 'Close message' }).focus());
    show('second');
    await wait(60_000);
    expect(screen.queryByText('second')).not.toBeNull();
  });
});

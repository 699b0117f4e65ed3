import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { render } from '../testing/render.tsx';
import { MessageBar, type BarMessage } from './message-bar.tsx';

const messages: BarMessage[] = [
  { id: '1', name: 'Saved', type: 'success' },
  { id: '2', name: 'Upload', details: 'It failed.', type: 'error' },
];

describe('MessageBar', () => {
  it('interrupts for errors only and closes one message', async () => {
    const onClose = vi.fn<(id: string) => void>();
    const { user } = render(<MessageBar messages={messages} onClose={onClose} />);
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['UploadIt failed.']);
    const [, second] = screen.getAllByRole('button', { name: 'Close message' });
    if (second) await user.click(second);
    expect(onClose.mock.calls).toEqual([['2']]);
  });

  it('undoes or acts once: both buttons close the message', async () => {
    const [onClose, undo, onPress] = [
      vi.fn<(id: string) => void>(),
      vi.fn<() => void>(),
      vi.fn<() => void>(),
    ];
    const message: BarMessage = {
      id: '3',
      name: 'Published',
      type: 'success',
      undo,
      action: { label: 'Show', onPress },
    };
    const { user } = render(<MessageBar messages={[message]} onClose={onClose} />);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect([undo, onPress, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect([undo, onPress, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 2]);
  });

  it('reports a pause while the pointer or the focus is on it', async () => {
    const onPauseChange = vi.fn<(isPaused: boolean) => void>();
    const { user } = render(
      <MessageBar messages={messages} onClose={() => undefined} onPauseChange={onPauseChange} />,
    );
    await user.hover(screen.getByText('Saved'));
    await user.unhover(screen.getByText('Saved'));
    expect(onPauseChange.mock.calls).toEqual([[true], [false]]);
    onPauseChange.mockClear();
    await user.tab();
    await user.tab();
    await user.tab();
    expect(onPauseChange.mock.lastCall).toEqual([false]);
    expect(onPauseChange.mock.calls.filter(([isPaused]) => !isPaused)).toHaveLength(1);
  });

  it('stays paused when the pointer leaves it while the focus is inside', async () => {
    const onPauseChange = vi.fn<(isPaused: boolean) => void>();
    const { user } = render(
      <MessageBar messages={messages} onClose={() => undefined} onPauseChange={onPauseChange} />,
    );
    await user.tab();
    await user.hover(screen.getByText('Saved'));
    await user.unhover(screen.getByText('Saved'));
    expect(onPauseChange.mock.lastCall).toEqual([true]);
  });

  it('is announced while a dialog is open', () => {
    render(
      <>
        <MessageBar messages={messages} onClose={() => undefined} />
        <Dialog isOpen title="Crop" onClose={() => undefined}>
          A picture
        </Dialog>
      </>,
    );
    expect(screen.getByRole('dialog', { name: 'Crop' })).toBeDefined();
    expect(screen.getByRole('region', { name: 'Messages' }).closest('[inert], [aria-hidden]')).toBeNull();
  });
});

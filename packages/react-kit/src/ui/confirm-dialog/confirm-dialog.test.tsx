import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

function props(overrides: Partial<ConfirmDialogProps> = {}): ConfirmDialogProps {
  const noop = () => undefined;
  return {
    isOpen: true,
    title: 'Delete?',
    confirmLabel: 'Delete',
    children: 'For good.',
    onConfirm: noop,
    onCancel: noop,
    ...overrides,
  };
}

describe('ConfirmDialog', () => {
  it('reports whether the user confirms or cancels', async () => {
    const onConfirm = vi.fn<() => void>();
    const onCancel = vi.fn<() => void>();
    const { user } = render(<ConfirmDialog {...props({ onConfirm, onCancel })} />);
    expect(screen.getByRole('alertdialog', { name: 'Delete?' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.keyboard('{Escape}');
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onCancel).toHaveBeenCalledTimes(2);
  });

  it('ignores both buttons while busy, and shows an error', async () => {
    const onConfirm = vi.fn<() => void>();
    const onCancel = vi.fn<() => void>();
    const { user } = render(
      <ConfirmDialog {...props({ onConfirm, onCancel, isBusy: true, errorMessage: 'Could not delete.' })} />,
    );
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.keyboard('{Escape}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toContain('Could not delete.');
  });
});

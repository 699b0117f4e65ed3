import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { render } from '../testing/render.tsx';
import { IconButton } from './icon-button.tsx';

describe('IconButton', () => {
  it('is named by its label, shows it as a tooltip on hover, and hides it on Escape', async () => {
    const { user } = render(<IconButton label="Delete" icon={<svg />} />);
    const button = screen.getByRole('button', { name: 'Delete' });
    await user.hover(button);
    const tooltip = await screen.findByRole('tooltip');
    expect(tooltip.textContent).toBe('Delete');
    expect(tooltip.closest('.pk-overlays')).not.toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });

  it('shows the key that does the same in its tooltip, and not in its name', async () => {
    const { user } = render(<IconButton label="Split" shortcut="S" icon={<svg />} />);
    await user.hover(screen.getByRole('button', { name: 'Split' }));
    const tooltip = await screen.findByRole('tooltip');
    expect(tooltip.querySelector('kbd')?.textContent).toBe('S');
  });

  it('closes a dialog with the same Escape that removes its tooltip', async () => {
    const onClose = vi.fn<() => void>();
    const { user } = render(
      <Dialog isOpen title="Crop" onClose={onClose}>
        <IconButton label="Rotate" icon={<svg />} />
      </Dialog>,
    );
    await user.hover(screen.getByRole('button', { name: 'Rotate' }));
    await screen.findByRole('tooltip');
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });
});

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
});

import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { Button } from './button.tsx';

describe('Button', () => {
  it('responds to the pointer and the keyboard', async () => {
    const onPress = vi.fn<() => void>();
    const { user } = render(<Button onPress={onPress}>Save</Button>);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.keyboard('{Enter} ');
    expect(onPress).toHaveBeenCalledTimes(3);
  });

  it('while busy, shows its busy label, keeps the focus, and ignores presses and submits', async () => {
    const onPress = vi.fn<() => void>();
    const onSubmit = vi.fn<() => void>();
    const { user } = render(
      <form onSubmit={onSubmit}>
        <Button type="submit" isBusy busyLabel="Logging in..." onPress={onPress}>
          Log in
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Logging in...' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    await user.click(button);
    expect(document.activeElement).toBe(button);
    expect(onPress).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps its name while busy if it has no busy label', () => {
    render(<Button isBusy>Saving</Button>);
    expect(screen.getByRole('button', { name: 'Saving' })).toBeDefined();
  });
});

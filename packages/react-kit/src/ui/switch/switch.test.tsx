import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { Switch } from './switch.tsx';

describe('Switch', () => {
  it('has the role switch and reports its new state', async () => {
    const onChange = vi.fn<(isSelected: boolean) => void>();
    const { user } = render(<Switch label="Autoplay" isSelected onChange={onChange} />);
    await user.click(screen.getByRole('switch', { name: 'Autoplay', checked: true }));
    expect(onChange).toHaveBeenCalledWith(false);
  });
});

import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { RadioGroup } from './radio-group.tsx';

describe('RadioGroup', () => {
  it('reports the chosen option and is described by its error', async () => {
    const onChange = vi.fn<(value: 'full' | 'bonus') => void>();
    const options = [
      { id: 'full', label: 'Full' },
      { id: 'bonus', label: 'Bonus' },
    ] as const;
    const { user } = render(
      <RadioGroup
        label="Episode type"
        options={options}
        value={null}
        onChange={onChange}
        errorMessage="Choose one."
      />,
    );
    await user.click(screen.getByRole('radio', { name: 'Bonus' }));
    expect(onChange).toHaveBeenCalledWith('bonus');
    const group = screen.getByRole('radiogroup', { name: 'Episode type' });
    expect(group.getAttribute('aria-describedby')).toBe(screen.getByText('Choose one.').id);
  });
});

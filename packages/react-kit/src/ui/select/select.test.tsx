import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { Select } from './select.tsx';

const options = [
  { id: 'arts', label: 'Arts' },
  { id: 'news', label: 'News' },
  { id: 'old', label: 'Old', isDisabled: true },
] as const;

describe('Select', () => {
  it('opens by keyboard, shows the chosen option, and reports the choice', async () => {
    const onChange = vi.fn<(value: 'arts' | 'news' | 'old') => void>();
    const { user } = render(<Select label="Category" options={options} value="arts" onChange={onChange} />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { name: 'Arts', selected: true })).toBeDefined();
    await user.click(screen.getByRole('option', { name: 'News' }));
    expect(onChange).toHaveBeenCalledWith('news');
  });

  it('describes its button with the error', () => {
    render(
      <Select
        label="Category"
        options={options}
        value={null}
        onChange={() => undefined}
        errorMessage="You must select this category"
      />,
    );
    const button = screen.getByRole('button');
    expect(button.getAttribute('aria-describedby')).toContain(
      screen.getByText('You must select this category').id,
    );
  });
});

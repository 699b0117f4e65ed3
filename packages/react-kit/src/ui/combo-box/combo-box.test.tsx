import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { ComboBox } from './combo-box.tsx';

const options = [
  { id: '1', label: 'Morning Hour' },
  { id: '2', label: 'Night Train' },
];

describe('ComboBox', () => {
  it('filters as the user types and chooses by keyboard', async () => {
    const onChange = vi.fn<(value: string | null) => void>();
    const { user } = render(<ComboBox label="Show" options={options} value={null} onChange={onChange} />);
    await user.type(screen.getByRole('combobox', { name: 'Show' }), 'night');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledWith('2');
  });

  it('shows a message when no option matches', async () => {
    const { user } = render(
      <ComboBox label="Show" options={options} value={null} onChange={() => undefined} />,
    );
    await user.type(screen.getByRole('combobox'), 'zzz');
    expect(screen.getByText('No results')).toBeDefined();
  });
});

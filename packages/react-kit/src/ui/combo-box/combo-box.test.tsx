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

  it.each([
    ['a mouse', 'MouseLeft'],
    ['a finger', 'TouchA'],
  ])('replaces the chosen text by what the user types after opening the list with %s', async (_, key) => {
    const { user } = render(<ComboBox label="Show" options={options} value="1" onChange={() => undefined} />);
    const field = screen.getByRole('combobox', { name: 'Show' });
    expect(field).toHaveProperty('value', 'Morning Hour');
    await user.pointer({ keys: `[${key}]`, target: screen.getByRole('button', { name: /Show/ }) });
    await user.keyboard('night');
    expect(field).toHaveProperty('value', 'night');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Night Train']);
  });
});

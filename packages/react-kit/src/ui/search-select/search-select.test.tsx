import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { SearchSelect } from './search-select.tsx';

const options = Array.from({ length: 24 }, (_, index) => ({ id: `s${index}`, label: `STATION ${index}` }));

describe('SearchSelect', () => {
  it('filters as the user types, moves with arrow keys, and chooses with Enter', async () => {
    const onChange = vi.fn<(value: string) => void>();
    const { user } = render(
      <SearchSelect label="Station" options={options} value="s0" onChange={onChange} />,
    );
    await user.tab();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('searchbox', { name: 'Search' }));
    await user.keyboard('station 2');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(
      [2, 20, 21, 22, 23].map((index) => `STATION ${index}`),
    );
    await user.keyboard('3{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledWith('s23');
  });

  it('shows a message when nothing matches', async () => {
    const { user } = render(
      <SearchSelect label="Station" options={options} value="s0" onChange={() => undefined} />,
    );
    await user.click(screen.getByRole('button'));
    await user.type(screen.getByRole('searchbox'), 'nowhere');
    expect(screen.getByText('No results')).toBeDefined();
  });

  it('opens while its options load, and shows them when they arrive', async () => {
    const field = { label: 'Station', value: null, onChange: () => undefined };
    // The first use loads the code of the open list.
    const first = render(<SearchSelect {...field} options={options} />);
    await first.user.click(screen.getByRole('button'));
    first.unmount();

    const { user, rerender } = render(<SearchSelect {...field} options={[]} isLoading />);
    await user.click(screen.getByRole('button'));
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeDefined();
    expect(screen.queryByText('No results')).toBeNull();
    rerender(<SearchSelect {...field} options={options} />);
    expect(await screen.findByRole('option', { name: 'STATION 3' })).toBeDefined();
  });
});

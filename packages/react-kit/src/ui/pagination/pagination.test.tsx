import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { Pagination } from './pagination.tsx';

describe('Pagination', () => {
  it('opens the first, previous, next and last page', async () => {
    const onChange = vi.fn<(page: number) => void>();
    const { user } = render(<Pagination label="Pages" page={3} pageCount={7} onChange={onChange} />);
    for (const name of ['First', 'Prev', 'Next', 'Last'])
      await user.click(screen.getByRole('button', { name }));
    expect(onChange.mock.calls).toEqual([[1], [2], [4], [7]]);
    expect(screen.getByText('Page 3 of 7')).toBeDefined();
  });

  it('disables its buttons if there is only one page', () => {
    render(<Pagination label="Pages" page={1} pageCount={0} onChange={() => undefined} />);
    expect(screen.getAllByRole<HTMLButtonElement>('button').every((button) => button.disabled)).toBe(true);
    expect(screen.getByText('Page 1 of 1')).toBeDefined();
  });
});

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FilterChips } from './filter-chips.tsx';

describe('FilterChips', () => {
  it('is a group of radio buttons, each with its count, and reports the chosen one', async () => {
    const onChange = vi.fn<(value: 'live' | 'draft') => void>();
    const options = [
      { id: 'live', label: 'Published', count: 1216 },
      { id: 'draft', label: 'Draft', count: undefined },
    ] as const;
    render(<FilterChips label="Filter by status" options={options} value="live" onChange={onChange} />);
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map((radio) => [radio.labels?.[0]?.textContent, radio.checked])).toEqual([
      ['Published1,216', true],
      ['Draft', false],
    ]);
    await userEvent.click(screen.getByRole('radio', { name: 'Draft' }));
    expect(onChange).toHaveBeenCalledWith('draft');
  });
});

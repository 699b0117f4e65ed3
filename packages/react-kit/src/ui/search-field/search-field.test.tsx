import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { SearchField } from './search-field.tsx';

function Search({ onSubmit }: { onSubmit: (value: string) => void }) {
  const [value, setValue] = useState('');
  return <SearchField label="Search shows" value={value} onChange={setValue} onSubmit={onSubmit} />;
}

describe('SearchField', () => {
  it('submits with Enter, clears with Escape and its clear button, and keeps the focus', async () => {
    const onSubmit = vi.fn<(value: string) => void>();
    const { user } = render(<Search onSubmit={onSubmit} />);
    const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search shows' });
    await user.type(input, 'news{Enter}');
    expect(onSubmit).toHaveBeenCalledWith('news');
    await user.keyboard('{Escape}');
    expect(input.value).toBe('');
    await user.type(input, 'x');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(input.value).toBe('');
    expect(document.activeElement).toBe(input);
  });
});

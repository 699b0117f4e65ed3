import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { MultiSelect } from './multi-select.tsx';

const options = [
  { id: 'a', label: 'Arts' },
  { id: 'b', label: 'Business' },
  { id: 'c', label: 'Comedy' },
] as const;

function Categories() {
  const [value, setValue] = useState<('a' | 'b' | 'c')[]>(['c']);
  return (
    <>
      <MultiSelect label="Categories" options={options} value={value} onChange={setValue} />
      <output>{value.join()}</output>
    </>
  );
}

describe('MultiSelect', () => {
  it('stays open while the user chooses, and returns values in the order of the options', async () => {
    const { user } = render(<Categories />);
    await user.click(screen.getByRole('button', { name: /Categories/ }));
    await user.click(screen.getByRole('option', { name: 'Arts' }));
    await user.click(screen.getByRole('option', { name: 'Business' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('status').textContent).toBe('a,b,c');
    expect(screen.getByRole('button', { name: /Arts, Business, Comedy 3/ })).toBeDefined();
  });
});

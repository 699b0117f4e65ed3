import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { FilterToggles } from './filter-toggles.tsx';

const options = [
  { id: 'talk', label: 'Talk', count: 41 },
  { id: 'news', label: 'News', count: 1200 },
];

function Filter() {
  const [value, setValue] = useState<string[]>([]);
  return (
    <FilterToggles label="Category" allLabel="All" options={options} value={value} onChange={setValue} />
  );
}

const on = () =>
  screen
    .queryAllByRole<HTMLInputElement>('checkbox', { checked: true })
    .map(({ labels }) => labels?.[0]?.textContent);

describe('FilterToggles', () => {
  it('chooses any number of filters, and all again', async () => {
    const { user } = render(<Filter />);
    expect(on()).toEqual(['All']);
    await user.click(screen.getByRole('checkbox', { name: 'News 1,200' }));
    await user.click(screen.getByRole('checkbox', { name: 'Talk 41' }));
    expect(on()).toEqual(['Talk41', 'News1,200']);
    await user.click(screen.getByRole('checkbox', { name: 'News 1,200' }));
    expect(on()).toEqual(['Talk41']);
    await user.click(screen.getByRole('checkbox', { name: 'All' }));
    expect(on()).toEqual(['All']);
  });
});

import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchSelect } from '../search-select/search-select.tsx';
import { render } from '../testing/render.tsx';

const stations = Array.from({ length: 400 }, (_, n) => ({ id: `s-${n}`, label: `Station ${n}` }));

beforeEach(() => {
  // happy-dom has no layout: the list is as high as twelve options.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(430);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(280);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(36);
});

describe('a list of four hundred options', () => {
  it('renders those in view, and finds the others by typing', async () => {
    const onChange = vi.fn<(value: string) => void>();
    const { user } = render(
      <SearchSelect label="Station" options={stations} value="s-0" onChange={onChange} />,
    );
    await user.click(screen.getByRole('button', { name: /Station/ }));
    const shown = await screen.findAllByRole('option');
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.length).toBeLessThan(60);
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'n 399');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Station 399']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledWith('s-399');
  });
});

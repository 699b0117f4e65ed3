import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { Checkbox } from './checkbox.tsx';

describe('Checkbox', () => {
  it('reports a press on its label or Space, and is described by its error', async () => {
    const onChange = vi.fn<(isSelected: boolean) => void>();
    const { user } = render(
      <Checkbox label="Explicit" isSelected={false} onChange={onChange} errorMessage="Choose." />,
    );
    await user.click(screen.getByText('Explicit'));
    await user.keyboard(' ');
    expect(onChange.mock.calls).toEqual([[true], [true]]);
    const input = screen.getByRole('checkbox', { name: 'Explicit' });
    expect(input.getAttribute('aria-describedby')).toBe(screen.getByText('Choose.').id);
  });

  it('is mixed when only some options are chosen', () => {
    render(<Checkbox label="All" isSelected={false} isIndeterminate onChange={() => undefined} />);
    expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(true);
  });
});

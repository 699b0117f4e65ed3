import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { NumberField } from './number-field.tsx';

function Limit() {
  const [value, setValue] = useState<number | null>(7);
  return (
    <>
      <NumberField label="Limit" minValue={1} value={value} onChange={setValue} errorMessage="Too many." />
      <output>{String(value)}</output>
    </>
  );
}

describe('NumberField', () => {
  it('steps with keys, stays within its limits, and reports an empty field as null', async () => {
    const { user } = render(<Limit />);
    const input = screen.getByRole('textbox', { name: /Limit/ });
    await user.click(input);
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('status').textContent).toBe('8');
    await user.clear(input);
    await user.type(input, '0');
    await user.tab();
    expect(screen.getByRole('status').textContent).toBe('1');
    await user.clear(input);
    await user.tab();
    expect(screen.getByRole('status').textContent).toBe('null');
    expect(input.getAttribute('aria-describedby')).toContain(screen.getByText('Too many.').id);
  });
});

import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { TagInput } from './tag-input.tsx';

function Tags() {
  const [value, setValue] = useState<string[]>(['local']);
  return (
    <>
      <TagInput label="Tags" value={value} onChange={setValue} suggestions={['local', 'sports', 'weather']} />
      <output>{value.join()}</output>
    </>
  );
}

const tags = () => screen.getByRole('status').textContent;

describe('TagInput', () => {
  it('adds by Enter and by leaving the field, trimmed and once', async () => {
    const { user } = render(<Tags />);
    const input = screen.getByRole('combobox', { name: 'Tags' });
    await user.type(input, ' politics {Enter}');
    expect(tags()).toBe('local,politics');
    await user.type(input, 'LOCAL{Enter}');
    expect(tags()).toBe('local,politics');
    await user.type(input, 'harbour');
    await user.tab();
    expect(tags()).toBe('local,politics,harbour');
  });

  it('takes the last away by Backspace, and any by its cross', async () => {
    const { user } = render(<Tags />);
    const input = screen.getByRole('combobox');
    await user.type(input, 'one{Enter}two{Enter}{Backspace}');
    expect(tags()).toBe('local,one');
    await user.click(screen.getByRole('button', { name: 'Remove local' }));
    expect(tags()).toBe('one');
  });

  it('offers known tags that are not there yet', async () => {
    const { user } = render(<Tags />);
    await user.type(screen.getByRole('combobox'), 'o');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['sports']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(tags()).toBe('local,sports');
  });
});

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
  it('adds a trimmed tag once, with Enter and on blur', async () => {
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

  it('removes the last tag with Backspace, and any with its button', async () => {
    const { user } = render(<Tags />);
    const input = screen.getByRole('combobox');
    await user.type(input, 'one{Enter}two{Enter}{Backspace}');
    expect(tags()).toBe('local,one');
    await user.click(screen.getByRole('button', { name: 'Remove local' }));
    expect(tags()).toBe('one');
  });

  it('suggests known tags that are not chosen yet', async () => {
    const { user } = render(<Tags />);
    await user.type(screen.getByRole('combobox'), 'o');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['sports']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(tags()).toBe('local,sports');
  });
});

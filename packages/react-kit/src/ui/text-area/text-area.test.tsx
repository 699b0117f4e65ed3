import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { TextArea } from './text-area.tsx';

function Description() {
  const [value, setValue] = useState('ab');
  return <TextArea label="Description" value={value} onChange={setValue} countTo={3} />;
}

describe('TextArea', () => {
  it('counts characters without limiting the input', async () => {
    const { user } = render(<Description />);
    await user.type(screen.getByRole('textbox'), 'cd');
    expect(screen.getByText('4 of 3 characters')).toBeDefined();
  });
});

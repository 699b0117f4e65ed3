import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Button } from '../button/button.tsx';
import { render } from '../testing/render.tsx';
import { Toolbar } from './toolbar.tsx';

describe('Toolbar', () => {
  it('is one tab stop and moves with arrow keys', async () => {
    const { user } = render(
      <>
        <Toolbar label="Editing">
          <Button>Cut</Button>
          <Button>Copy</Button>
        </Toolbar>
        <Button>After</Button>
      </>,
    );
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy' }));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
  });
});

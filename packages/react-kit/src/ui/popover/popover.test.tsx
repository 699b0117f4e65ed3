import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Button } from '../button/button.tsx';
import { render } from '../testing/render.tsx';
import { Popover } from './popover.tsx';

describe('Popover', () => {
  it('opens from its button, closes from inside, and returns the focus', async () => {
    const { user } = render(
      <Popover trigger={{ label: 'Filter' }}>{(close) => <Button onPress={close}>Done</Button>}</Popover>,
    );
    const trigger = screen.getByRole('button', { name: 'Filter' });
    await user.click(trigger);
    expect(screen.getByRole('dialog', { name: 'Filter' }).contains(document.activeElement)).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
  });
});

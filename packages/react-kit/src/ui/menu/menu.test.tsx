import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { Menu } from './menu.tsx';

describe('Menu', () => {
  it('opens by keyboard, acts and closes, and marks disabled entries', async () => {
    const onDelete = vi.fn<() => void>();
    const groups = [
      { id: 'edit', items: [{ id: 'edit', label: 'Edit', isDisabled: true }] },
      { id: 'danger', items: [{ id: 'delete', label: 'Delete', isDanger: true, onAction: onDelete }] },
    ];
    const { user } = render(<Menu label="Actions" isIconOnly groups={groups} />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Edit' }).getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    expect(onDelete).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { NavList, type NavListProps } from './nav-list.tsx';

const sections = [
  {
    id: 'content',
    label: 'My Content',
    items: [
      { id: 'audio', label: 'Audio', icon: <svg />, href: '#audio', isCurrent: true },
      { id: 'shows', label: 'Shows', icon: <svg />, href: '#shows', isLocked: true },
    ],
  },
  { id: 'management', label: 'Management', items: [] },
];

describe('NavList', () => {
  it('marks the current entry, and reports a press on a locked one', async () => {
    const onSelect = vi.fn<NavListProps['onSelect']>();
    const { user } = render(<NavList label="Main" sections={sections} onSelect={onSelect} />);
    expect(screen.getByRole('link', { name: 'Audio' }).getAttribute('aria-current')).toBe('page');
    const shows = screen.getByRole('link', { name: 'Shows' });
    expect(shows.getAttribute('aria-disabled')).toBe('true');
    await user.click(shows);
    expect(onSelect.mock.lastCall?.[0].id).toBe('shows');
    expect(screen.queryByRole('group', { name: 'Management' })).toBeNull();
  });

  it('keeps its names when collapsed', () => {
    render(<NavList label="Main" sections={sections} isCollapsed onSelect={() => undefined} />);
    expect(screen.getByRole('link', { name: 'Audio' }).textContent).toBe('');
  });
});

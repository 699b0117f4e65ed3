import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { VirtualList } from './virtual-list.tsx';

const items = Array.from({ length: 1000 }, (_, index) => ({ id: `e${index}`, title: `Event ${index}` }));

beforeEach(() => {
  // happy-dom has no layout: every element gets the size of a small window.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
});

afterEach(() => vi.unstubAllGlobals());

function renderList(onAction = vi.fn<(item: { id: string }) => void>()) {
  const list = (
    <VirtualList
      label="Events"
      items={items}
      itemKey={(item) => item.id}
      estimateSize={20}
      isFixedSize
      renderItem={(item) => item.title}
      onAction={onAction}
    />
  );
  return { ...render(list), onAction };
}

describe('VirtualList', () => {
  it('renders visible items and gives each its position and the total count', () => {
    renderList();
    const rendered = screen.getAllByRole('listitem');
    expect(rendered.length).toBeGreaterThan(5);
    expect(rendered.length).toBeLessThan(50);
    expect(rendered[0]?.getAttribute('aria-setsize')).toBe('1000');
    expect(rendered[1]?.getAttribute('aria-posinset')).toBe('2');
  });

  it('is one tab stop, moves with arrow keys and acts on Enter', async () => {
    const { user, onAction } = renderList();
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Event 1');
    expect(screen.getAllByRole('listitem').filter((item) => item.tabIndex === 0)).toEqual([
      document.activeElement,
    ]);
    await user.keyboard('{Enter}');
    expect(onAction.mock.lastCall?.[0].id).toBe('e1');
  });

  it('sketches stateless items beyond the visible part until the browser is idle, and shows others in the same elements', () => {
    const moments: ((deadline: IdleDeadline) => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (callback: (deadline: IdleDeadline) => void) =>
      moments.push(callback),
    );
    const list = (shown: typeof items) => (
      <VirtualList
        label="Events"
        items={shown}
        itemKey={(item) => item.id}
        estimateSize={20}
        isFixedSize
        areStateless
        renderItem={(item) => item.title}
      />
    );
    const { rerender } = render(list(items));
    const texts = () => screen.getAllByRole('listitem').map((item) => item.textContent);
    const [first] = screen.getAllByRole('listitem');
    expect(texts()[0]).toBe('Event 0');
    expect(texts().at(-1)).toBe('');
    const visible = texts().filter((text) => text !== '').length;
    expect(visible).toBeGreaterThan(5);
    act(() =>
      moments.splice(0).forEach((callback) => callback({ didTimeout: false, timeRemaining: () => 50 })),
    );
    expect(texts().filter((text) => text !== '')).toHaveLength(visible + 1);

    rerender(list(items.slice(500)));
    expect([screen.getAllByRole('listitem')[0], first?.textContent]).toEqual([first, 'Event 500']);
    expect(texts().filter((text) => text !== '')).toHaveLength(visible);
  });
});

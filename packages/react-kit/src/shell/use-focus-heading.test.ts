// @vitest-environment happy-dom
import { cleanup, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFocusHeading } from './use-focus-heading.ts';

let view: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<nav><a href="/next">Next</a></nav><button>Account</button><main></main>';
  view = document.body.querySelector('main') ?? document.body;
});
afterEach(cleanup);

function renderHeading(text: string): HTMLElement {
  const heading = document.createElement('h1');
  heading.textContent = text;
  view.replaceChildren(heading);
  return heading;
}

function arrive() {
  const { rerender } = renderHook(({ path }) => useFocusHeading(view, path), {
    initialProps: { path: '/first' },
  });
  document.querySelector('a')?.focus();
  rerender({ path: '/next' });
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

describe('useFocusHeading', () => {
  it('SHELL-013 scrolls the view to the top on a new path, and not before', () => {
    const scroll = vi.spyOn(view, 'scrollTo');
    const { rerender } = renderHook(({ path }) => useFocusHeading(view, path), {
      initialProps: { path: '/first' },
    });
    rerender({ path: '/first' });
    expect(scroll).not.toHaveBeenCalled();
    for (const path of ['/next', '/first']) rerender({ path });
    expect(scroll.mock.calls).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('focuses the heading once it appears, and the one that replaces it', async () => {
    arrive();
    const loading = renderHeading('Users');
    await waitFor(() => expect(document.activeElement).toBe(loading));
    const ready = renderHeading('Users');
    await waitFor(() => expect(document.activeElement).toBe(ready));
  });

  it('ends when the user does something else', async () => {
    arrive();
    const loading = renderHeading('Users');
    await waitFor(() => expect(document.activeElement).toBe(loading));
    fireEvent.keyDown(loading, { key: 'Tab' });
    const ready = renderHeading('Users');
    await nextTask();
    expect(document.activeElement).not.toBe(ready);
  });

  it('leaves the focus to a user who moved on to the top bar', async () => {
    arrive();
    document.querySelector('button')?.focus();
    renderHeading('Users');
    await nextTask();
    expect(document.activeElement?.textContent).toBe('Account');
  });
});

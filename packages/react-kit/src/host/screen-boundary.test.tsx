import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ScreenBoundary } from './screen-boundary.tsx';

// React logs caught errors to the console.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
let isBroken = true;
function Fragile(): ReactNode {
  if (isBroken) throw new Error('broken');
  return <p>whole</p>;
}

describe('ScreenBoundary', () => {
  it('replaces a screen that throws with a card that offers Retry', async () => {
    isBroken = true;
    render(
      <ScreenBoundary>
        <Fragile />
      </ScreenBoundary>,
    );
    expect(screen.getByRole('alert').textContent).toContain('This screen stopped working');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByText('whole')).toBeDefined();
  });

  it('forgets the failure on the next screen', () => {
    isBroken = true;
    const { rerender } = render(
      <ScreenBoundary resetKey="/one">
        <Fragile />
      </ScreenBoundary>,
    );
    isBroken = false;
    rerender(
      <ScreenBoundary resetKey="/one">
        <Fragile />
      </ScreenBoundary>,
    );
    expect(screen.queryByText('whole')).toBeNull();
    rerender(
      <ScreenBoundary resetKey="/two">
        <Fragile />
      </ScreenBoundary>,
    );
    expect(screen.getByText('whole')).toBeDefined();
  });
});

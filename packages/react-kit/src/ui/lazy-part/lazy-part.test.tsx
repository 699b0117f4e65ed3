import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, Suspense, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';
import { loadPart, PartLoadError } from './load-part.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
const failing = (times: number) =>
  vi.fn<() => Promise<string>>().mockImplementation(async () => {
    if (times-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
    return 'the module';
  });

describe('loadPart', () => {
  it('retries a failed load once', async () => {
    expect(await loadPart(failing(0))).toBe('the module');
    expect(await loadPart(failing(1))).toBe('the module');
    const load = failing(2);
    await expect(loadPart(load)).rejects.toThrow(PartLoadError);
    expect(load).toHaveBeenCalledTimes(2);
  });

  /** Loads a part whose styles fail first, and returns the result and the address of the second request. */
  async function loadWithStyles(event: 'load' | 'error') {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('Unable to preload CSS for /assets/a.css'));
    load.mockResolvedValue('the module');
    let address: string | null = null;
    vi.spyOn(document.head, 'append').mockImplementation((link) => {
      if (!(link instanceof HTMLLinkElement)) return;
      address = link.getAttribute('href');
      link.dispatchEvent(new Event(event));
    });
    return { loaded: await loadPart(load).catch((error: unknown) => error), address };
  }

  it('loads failed styles again', async () => {
    expect(await loadWithStyles('load')).toEqual({ loaded: 'the module', address: '/assets/a.css' });
    expect(await loadWithStyles('error')).toMatchObject({ loaded: expect.any(PartLoadError) });
  });
});

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  if (count > 1) throw new Error('Too many.');
  return <button onClick={() => setCount(count + 1)}>{`${label} ${count}`}</button>;
}

function open(load: () => Promise<ComponentType<{ label: string }>>) {
  const Part = lazyPart(load, ({ isNotLoaded, onRetry }, { label }) => (
    <button onClick={onRetry}>{`${label} ${isNotLoaded ? 'did not come' : 'threw'}`}</button>
  ));
  render(
    <Suspense fallback="loading">
      <p>The rest</p>
      <Part label="Part" />
    </Suspense>,
  );
  return userEvent.setup();
}

describe('lazyPart', () => {
  it('appears when its code has loaded', async () => {
    open(async () => Counter);
    expect(await screen.findByText('Part 0')).toBeDefined();
  });

  it('leaves the rest of the screen and loads again on request when its code does not load', async () => {
    let isUnreachable = true;
    const user = open(async () => {
      if (isUnreachable) throw new TypeError('Failed to fetch');
      return Counter;
    });
    await screen.findByText('Part did not come');
    expect(screen.getByText('The rest')).toBeDefined();
    await user.click(screen.getByText('Part did not come'));
    await screen.findByText('Part did not come');
    isUnreachable = false;
    await user.click(screen.getByText('Part did not come'));
    expect(await screen.findByText('Part 0')).toBeDefined();
  });

  it('leaves the rest of the screen and starts over on request when it throws', async () => {
    const user = open(async () => Counter);
    await user.click(await screen.findByText('Part 0'));
    await user.click(screen.getByText('Part 1'));
    expect(screen.getByText('The rest')).toBeDefined();
    await user.click(screen.getByText('Part threw'));
    await waitFor(() => expect(screen.getByText('Part 0')).toBeDefined());
  });
});

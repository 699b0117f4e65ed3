// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { loadScript } from './load-script.ts';

/** Settings of the simulated browser, which requests no scripts. */
const { settings } = (
  globalThis as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } }
).happyDOM;

function setReachable(isReachable: boolean): void {
  settings.handleDisabledFileLoadingAsSuccess = isReachable;
}

const scripts = () => [...document.head.querySelectorAll('script')];

afterEach(() => {
  setReachable(false);
  document.head.replaceChildren();
});

describe('loadScript', () => {
  it('adds a script once, also for calls during and after its load', async () => {
    setReachable(true);
    const address = 'https://tools.example/chat.js';
    await Promise.all([loadScript(address), loadScript(address)]);
    await loadScript(address);
    expect(scripts().map(({ src, async }) => ({ src, async }))).toEqual([{ src: address, async: true }]);
  });

  it('rejects if the script does not load, and tries again on the next call', async () => {
    const address = 'https://tools.example/editor.js';
    await expect(loadScript(address)).rejects.toThrow(`The script ${address} did not load.`);
    expect(scripts()).toEqual([]);
    setReachable(true);
    await loadScript(address);
    expect(scripts().map(({ src }) => src)).toEqual([address]);
  });
});

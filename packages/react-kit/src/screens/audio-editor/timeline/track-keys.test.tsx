import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openEditor } from '../testing/open-editor.tsx';

const options = () =>
  within(screen.getByRole('listbox', { name: 'Items of the timeline' })).getAllByRole('option');
const selected = () =>
  options().flatMap((option, index) => (option.getAttribute('aria-selected') === 'true' ? [index] : []));

describe('the keys of the timeline', () => {
  it('keep their selection when they are pressed faster than the screen is drawn', async () => {
    const { user } = openEditor();
    for (const name of ['Add Blue Train', 'Add City news'])
      await user.click(await screen.findByRole('button', { name }));
    act(() => options()[0]?.focus());
    const frames = new Map<number, FrameRequestCallback>();
    vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation(
      (callback) => frames.set(frames.size + 1, callback).size,
    );
    vi.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation((frame) => void frames.delete(frame));
    await user.keyboard('{End}{Home}{Control>}a{/Control}');
    const due = [...frames.values()];
    for (const draw of due) act(() => draw(0));
    expect(selected()).toEqual([0, 1]);
    expect(document.activeElement).toBe(options()[0]);
  });
});

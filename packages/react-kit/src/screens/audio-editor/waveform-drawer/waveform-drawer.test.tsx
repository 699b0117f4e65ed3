import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failure } from '../../../testing/fake-station.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { openEditor, song } from '../testing/open-editor.tsx';

const longer = makeEvent(
  { id: 1_795_530_000_000, duration: 189.938 },
  { title: 'Blue Train', type_name: 'SINGLE_USE' },
);

const drawer = () => screen.getByRole('region', { name: 'Waveform of Blue Train' });

/** Opens a song's waveform with the keyboard only. */
async function openDrawer() {
  const { user } = openEditor({
    answers: { 'audioEvents.clone': () => longer, 'audioEvents.peaks': () => failure(404, 'None.') },
  });
  await user.click(await screen.findByRole('button', { name: `Add ${song.cart.title}` }));
  const item = screen.getByRole('option', { name: /Blue Train/ });
  act(() => item.focus());
  await user.keyboard('{Enter}');
  return { user, item };
}

describe('WaveformDrawer', () => {
  it('takes the focus when a key opens it, and restores the focus on Escape', async () => {
    const { user, item } = await openDrawer();
    expect(document.activeElement).toBe(drawer());
    await user.keyboard('{Tab}{Escape}');
    expect(screen.queryByRole('region', { name: 'Waveform of Blue Train' })).toBeNull();
    expect(document.activeElement).toBe(item);
  });

  it('EDITOR-073 keeps the focus over Rewind, which mounts it again', async () => {
    const { user } = await openDrawer();
    await user.click(within(drawer()).getByRole('button', { name: /Rewind$/ }));
    await user.click(await screen.findByRole('option', { name: '9.9 s' }));
    await vi.waitFor(() => expect(drawer().textContent).toContain('03:10'));
    await vi.waitFor(() => expect(drawer().contains(document.activeElement)).toBe(true));
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { stores } from '../../../testing/stores.ts';
import { openEditor } from '../testing/open-editor.tsx';
import { useTransport } from '../transport/transport.store.ts';

describe('the checks of the editor', () => {
  it('are counted on their tab, and remove an ad that follows another one', async () => {
    const { user, items } = openEditor();
    await user.click(await screen.findByRole('button', { name: 'Add Blue Train' }));
    await user.click(screen.getByRole('button', { name: 'Targeted Ads' }));
    await user.click(screen.getByRole('button', { name: 'Targeted Ads' }));
    expect(items()).toEqual(['Blue Train', 'Targeted Ads', 'Targeted Ads']);
    await user.click(await screen.findByRole('tab', { name: /^Checks \d+$/ }));
    const checks = within(screen.getByRole('list', { name: 'Checks' }));
    const [first] = checks.getAllByRole('listitem');
    expect(first?.textContent).toContain('Problem: Two ads are side by side. Remove one of them.');
    await user.click(checks.getByRole('button', { name: /^Remove one/ }));
    expect(items()).toEqual(['Blue Train', 'Targeted Ads']);
    expect(screen.queryByText(/Two ads are side by side/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(items()).toHaveLength(3);
  });

  it('play from just before a silence', async () => {
    const levels = {
      status: 'measured',
      loudness: -16,
      true_peak: -2,
      range: 4,
      target: -16,
      gain: 0,
      is_limited: false,
      limit: null,
    } as const;
    const measured = { ...levels, curve: [], silences: [{ start: 30, end: 35 }], clipped: [], gaps: [] };
    const { user } = openEditor({ answers: { 'episodes.timelineLevels': () => measured } });
    await user.click(await screen.findByRole('button', { name: 'Add Blue Train' }));
    await user.click(await screen.findByRole('tab', { name: /^Checks \d+$/ }));
    const play = vi.fn<() => void>();
    useTransport.in(stores).setState({ play });
    await user.click(await screen.findByRole('button', { name: 'Listen: 5.0 s of silence at 00:30' }));
    expect(play).toHaveBeenCalledOnce();
    await waitFor(() => expect(useTransport.in(stores).getState().positionMs).toBe(28_000));
  });

  it('lead to the form of the episode', async () => {
    const { user } = openEditor();
    await user.click(await screen.findByRole('button', { name: 'Add Blue Train' }));
    await user.click(await screen.findByRole('tab', { name: /^Checks \d+$/ }));
    await user.click(screen.getByRole('button', { name: /^Open the form: The episode has no tags/ }));
    expect(await screen.findByRole('textbox', { name: 'Title' })).toBeDefined();
  });
});

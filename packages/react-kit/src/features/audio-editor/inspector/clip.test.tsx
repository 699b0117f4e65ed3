import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeEvent } from '../../../testing/make-event.ts';
import type { FakeResponses } from '../../../testing/fake-station.ts';
import { openEditor, song } from '../testing/open-editor.tsx';

/** Opens the editor with a song of three minutes on the timeline, and the Clip tab. */
async function openClip(answers: FakeResponses = {}) {
  const editor = openEditor({
    answers: {
      'audioEvents.get': () => song,
      ...answers,
      'audioEvents.clone': ({ query }) =>
        makeEvent({ id: 1_795_530_000_000, duration: Number(query['end'] ?? 180) - Number(query['start'] ?? 0) }, { title: 'Blue Train' }),
    },
  });
  await editor.user.click(await screen.findByRole('button', { name: 'Add Blue Train' }));
  await editor.user.click(screen.getByRole('tab', { name: 'Clip' }));
  return { ...editor, clones: () => editor.calls.filter(({ operation }) => operation === 'audioEvents.clone') };
}

const clip = () => within(screen.getByRole('region', { name: 'Clip' }));
const field = (name: string) => clip().getByRole('textbox', { name });

describe('the clip tab', () => {
  it('trims the selected clip to typed times, as one edit', async () => {
    const { user, clones } = await openClip();
    await user.clear(field('In'));
    await user.type(field('In'), '0:10.5');
    await user.clear(field('Out'));
    await user.type(field('Out'), '1:00{Enter}');
    await waitFor(() => expect(field('Out')).toHaveProperty('value', '00:49.5'));
    expect(clones().map(({ query }) => [query['start'], query['end']])).toEqual([['10.5', '60']]);
  });

  it('sets the level as one edit, and shows when the clip aired', async () => {
    const { user, clones } = await openClip({ 'audioEvents.get': () => ({ ...song, started_at: 1_795_521_600 }) });
    expect(await clip().findByText(/^Aired 11\/24\/2026 \d\d:\d\d:00$/)).toBeDefined();
    const level = clip().getByRole('textbox', { name: 'Level, dB' });
    await user.clear(level);
    await user.type(level, '2.5{Enter}');
    await waitFor(() => expect(clones().map(({ query }) => query['gain'])).toEqual(['2.5']));
  });

  it('says what is wrong with a time, and sends nothing', async () => {
    const { user, clones } = await openClip();
    await user.clear(field('Out'));
    await user.type(field('Out'), 'soon{Enter}');
    expect(field('Out').getAttribute('aria-invalid')).toBe('true');
    expect(clones()).toEqual([]);
  });
});

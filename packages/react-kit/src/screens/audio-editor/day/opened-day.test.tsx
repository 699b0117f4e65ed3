import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clockInZone } from '../../../host/time/clock-in-zone.ts';
import { dateInZone, dayInZone } from '../../../host/time/zoned-time.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { openEditor } from '../testing/open-editor.tsx';

const zone = 'America/New_York';
const day = 86_400;

/** Opens the editor of an episode of an upload and the audio of some days ago, trimmed or not; resolves to that moment. */
async function openEpisode(daysAgo: number, clip: 'trimmed' | 'whole') {
  const at = Math.floor(Date.now() / 1000) - daysAgo * day;
  const jingle = makeEvent({ id: 6 }, { title: 'Jingle', type_name: 'UPLOAD' });
  const copy = makeEvent({ id: 7 }, { title: 'A copy', type_name: 'SINGLE_USE' });
  const aired = makeEvent({ id: at * 1000, started_at: at }, { title: 'Night call', type_name: 'LOGGER' });
  const events = clip === 'whole' ? [aired] : [jingle, copy];
  const editor = openEditor({
    props: { showId: 4, episodeId: 9 },
    answers: {
      'episodes.get': () => makeEpisode({ playlist_id: 9, show_id: 4, events }),
      'audioEvents.airedOf': () => ({
        aired: [
          { id: 6, aired_at: null },
          { id: 7, aired_at: at },
        ],
      }),
    },
  });
  await screen.findByRole('button', { name: 'Add City news' });
  const days = () =>
    editor.calls
      .filter(
        ({ query, operation }) => operation === 'audioEvents.list' && query['cart__type_name'] !== 'UPLOAD',
      )
      .map(({ query }) => Number(query['id__gte']) / 1000);
  return { ...editor, at, days };
}

describe('the day of an episode', () => {
  it.each(['trimmed', 'whole'] as const)(
    'is the day on which its first clip aired, at that moment, if the clip is %s',
    async (clip) => {
      const { at, days } = await openEpisode(3, clip);
      const { start } = dayInZone(dateInZone(at, zone), zone);
      await waitFor(() => expect([...new Set(days())]).toEqual([start]));
      expect(
        screen.getByRole('slider', { name: 'Position in the day' }).getAttribute('aria-valuetext'),
      ).toMatch(new RegExp(`^${clockInZone(at, zone)}`));
    },
  );

  it('is today once the log no longer has that day', async () => {
    const { at, days } = await openEpisode(120, 'trimmed');
    await waitFor(() => expect(days().length).toBeGreaterThan(0));
    for (const start of days()) expect(start).toBeGreaterThan(at + 100 * day);
  });
});

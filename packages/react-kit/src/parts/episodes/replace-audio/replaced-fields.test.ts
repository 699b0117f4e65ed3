import { describe, expect, it } from 'vitest';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { replacedFields } from './replaced-fields.ts';

const location = '/wxyz/api/v1/event/40/';

describe('replacedFields', () => {
  it('keeps ads before and after the audio, and chapters that begin within the new audio', () => {
    const episode = makeEpisode({
      events: [makeEvent({ id: 11 }), makeEvent({ id: 12 })],
      ad_insert_events: [11, 12, 'END'],
      chapter_markers: [
        { start: 0, title: 'Welcome' },
        { start: 300, title: 'The guest' },
      ],
    });
    expect(replacedFields(episode, location, 200)).toEqual({
      fields: {
        show: episode.show,
        events: [location],
        ad_insert_events: [40, 'END'],
        chapter_markers: [{ start: 0, title: 'Welcome' }],
      },
      adsDropped: 1,
      chaptersKept: 1,
      chaptersDropped: 1,
    });
  });

  it('drops nothing of an episode without ads and chapters', () => {
    const { adsDropped, chaptersKept, chaptersDropped } = replacedFields(makeEpisode(), location, 200);
    expect([adsDropped, chaptersKept, chaptersDropped]).toEqual([0, 0, 0]);
  });
});

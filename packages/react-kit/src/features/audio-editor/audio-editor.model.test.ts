import { describe, expect, it } from 'vitest';
import { newForm, withShow } from './audio-editor.model.ts';

const show = { id: 4, title: 'Morning Drive', description: 'Wake up.', square_image: '/square.png', rectangle_image: '/wide.png' };
const other = { id: 5, title: 'Night Shift', description: 'Late talk.', square_image: '', rectangle_image: '' };

describe('newForm', () => {
  it('EPLIST-097 an episode of no show is called Untitled Episode', () => {
    expect(newForm(null)).toMatchObject({ showId: null, name: 'Untitled Episode', description: '' });
  });

  it('EPLIST-100 an episode of a show is called as the show, from the moment on that one is chosen', () => {
    expect(newForm(show).name).toBe('Morning Drive');
    expect(withShow(newForm(null), null, show).name).toBe('Morning Drive');
  });
});

describe('withShow', () => {
  it('changes what the show before gave', () => {
    expect(withShow(newForm(show), show, other)).toEqual(newForm(other));
  });

  it('keeps what somebody wrote, though not a field that they emptied', () => {
    const written = { ...newForm(show), name: 'Monday', description: '' };
    expect(withShow(written, show, other)).toMatchObject({ showId: 5, name: 'Monday', description: 'Late talk.' });
  });
});

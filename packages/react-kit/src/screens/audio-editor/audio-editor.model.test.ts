import { describe, expect, it } from 'vitest';
import { newForm, withShow } from './audio-editor.model.ts';

const show = {
  id: 4,
  title: 'Morning Drive',
  description: 'Wake up.',
  square_image: '/square.png',
  rectangle_image: '/wide.png',
};
const other = {
  id: 5,
  title: 'Night Shift',
  description: 'Late talk.',
  square_image: '',
  rectangle_image: '',
};

describe('newForm', () => {
  it('EPLIST-097 an episode without a show is named Untitled Episode', () => {
    expect(newForm(null)).toMatchObject({ showId: null, name: 'Untitled Episode', description: '' });
  });

  it('EPLIST-100 an episode gets the name of its show as soon as one is chosen', () => {
    expect(newForm(show).name).toBe('Morning Drive');
    expect(withShow(newForm(null), null, show).name).toBe('Morning Drive');
  });
});

describe('withShow', () => {
  it('replaces the defaults of the previous show', () => {
    expect(withShow(newForm(show), show, other)).toEqual(newForm(other));
  });

  it('keeps texts that the user entered, but not emptied fields', () => {
    const written = { ...newForm(show), name: 'Monday', description: '' };
    expect(withShow(written, show, other)).toMatchObject({
      showId: 5,
      name: 'Monday',
      description: 'Late talk.',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { phoneTabs } from './phone-tabs.model.ts';

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const make = (...names: string[]) => names.map((id) => ({ id }));

describe('phoneTabs', () => {
  it('has the most needed areas as tabs, and the others in the order of the menu', () => {
    const { tabs, rest } = phoneTabs(
      make('today', 'audio', 'shows', 'video', 'episodes', 'setup', 'analytics', 'tags'),
    );
    expect(ids(tabs)).toEqual(['today', 'audio', 'episodes', 'analytics']);
    expect(ids(rest)).toEqual(['shows', 'video', 'setup', 'tags']);
  });

  it('fills the place of an area that the user lacks', () => {
    const { tabs, rest } = phoneTabs(make('audio', 'shows', 'video', 'episodes', 'setup', 'tags'));
    expect(ids(tabs)).toEqual(['audio', 'episodes', 'shows', 'video']);
    expect(ids(rest)).toEqual(['setup', 'tags']);
  });

  it('needs no sheet for five areas', () => {
    const { tabs, rest } = phoneTabs(make('tags', 'audio', 'users', 'setup', 'shows'));
    expect(ids(tabs)).toEqual(['tags', 'audio', 'users', 'setup', 'shows']);
    expect(rest).toEqual([]);
  });
});

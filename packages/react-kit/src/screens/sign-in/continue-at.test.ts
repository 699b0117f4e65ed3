import { describe, expect, it } from 'vitest';
import { continueAt } from './continue-at.ts';

const nothing = { get: () => null };

describe('continueAt', () => {
  it('opens the audio editor unless returnTo is a path of the station', () => {
    expect(continueAt(nothing, 'wxyz', undefined)).toBe('/wxyz/audio-editor');
    expect(continueAt(nothing, 'wxyz', '/wxyz/shows/4/details')).toBe('/wxyz/shows/4/details');
  });

  it('opens Today for a user who chose it', () => {
    expect(continueAt({ get: () => 'today' }, 'wxyz', undefined)).toBe('/wxyz/today');
  });

  it('ignores paths of other stations and addresses on other hosts', () => {
    for (const returnTo of [
      '/other/shows',
      '/wxyz-two/shows',
      '//wxyz/shows',
      'https://elsewhere.example.org/wxyz/',
      '',
    ]) {
      expect(continueAt(nothing, 'wxyz', returnTo)).toBe('/wxyz/audio-editor');
    }
  });
});

import { describe, expect, it } from 'vitest';
import { continueAt } from './continue-at.ts';

describe('continueAt', () => {
  it('opens the audio editor unless returnTo is a path of the station', () => {
    expect(continueAt('wxyz', undefined)).toBe('/wxyz/audio-editor');
    expect(continueAt('wxyz', '/wxyz/shows/4/details')).toBe('/wxyz/shows/4/details');
  });

  it('ignores paths of other stations and addresses on other hosts', () => {
    for (const returnTo of ['/other/shows', '/wxyz-two/shows', '//wxyz/shows', 'https://elsewhere.example.org/wxyz/', '']) {
      expect(continueAt('wxyz', returnTo)).toBe('/wxyz/audio-editor');
    }
  });
});

import { describe, expect, it } from 'vitest';
import { continueAt } from './continue-at.ts';

describe('continueAt', () => {
  it('goes to the audio editor unless a path of the station was wanted', () => {
    expect(continueAt('wxyz', undefined)).toBe('/wxyz/audio-editor');
    expect(continueAt('wxyz', '/wxyz/shows/4/details')).toBe('/wxyz/shows/4/details');
  });

  it('follows no path of another station and no address elsewhere', () => {
    for (const wanted of ['/other/shows', '/wxyz-two/shows', '//wxyz/shows', 'https://elsewhere.example.org/wxyz/', '']) {
      expect(continueAt('wxyz', wanted)).toBe('/wxyz/audio-editor');
    }
  });
});

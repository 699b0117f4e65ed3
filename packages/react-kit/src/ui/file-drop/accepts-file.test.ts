import { describe, expect, it } from 'vitest';
import { acceptsFile } from './accepts-file.ts';

const file = (name: string, type: string) => ({ name, type });

describe('acceptsFile', () => {
  it('matches types, wildcard types and file extensions', () => {
    expect(acceptsFile(undefined, file('a', ''))).toBe(true);
    expect(acceptsFile('image/*', file('a.png', 'image/png'))).toBe(true);
    expect(acceptsFile('image/*', file('a.wav', 'audio/wav'))).toBe(false);
    expect(acceptsFile('.wav, .mp3', file('A.WAV', ''))).toBe(true);
    expect(acceptsFile('audio/wav', file('a.mp3', 'audio/mpeg'))).toBe(false);
    expect(acceptsFile('.wav, audio/MPEG', file('a.mp3', 'audio/mpeg'))).toBe(true);
    expect(acceptsFile('audio/*', file('a', 'audiobook/x'))).toBe(false);
    expect(acceptsFile('audio/wav,', file('a', ''))).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { twistedWaveSdk } from './twisted-wave.ts';

describe('twistedWaveSdk', () => {
  it('SHELL-079 is sdk.js on the configured server', () => {
    expect(twistedWaveSdk('wave.example.org')).toBe('https://wave.example.org/sdk.js');
    expect(twistedWaveSdk('http://localhost:9000/wave/')).toBe('http://localhost:9000/wave/sdk.js');
  });

  it('is empty if no server is configured', () => {
    expect(twistedWaveSdk('')).toBe('');
  });
});

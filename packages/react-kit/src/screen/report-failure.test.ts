import { describe, expect, it } from 'vitest';
import { failureText } from './report-failure.ts';

describe('failureText', () => {
  it('WIZ-094 returns the error’s text, or says that the server cannot be reached', () => {
    expect(failureText(new Error('The disk is full.'))).toBe('The disk is full.');
    expect(failureText(new Error(''))).toBe('Unable to talk to server');
    expect(failureText('gone')).toBe('Unable to talk to server');
  });
});

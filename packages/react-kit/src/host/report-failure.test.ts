import { describe, expect, it } from 'vitest';
import { english } from '../words/catalogue.ts';
import { failureText } from './report-failure.ts';

describe('failureText', () => {
  it('WIZ-094 returns the error’s text, or says that the server cannot be reached', () => {
    expect(failureText(new Error('The disk is full.'), english)).toBe('The disk is full.');
    expect(failureText(new Error(''), english)).toBe('Unable to talk to server');
    expect(failureText('gone', english)).toBe('Unable to talk to server');
  });
});

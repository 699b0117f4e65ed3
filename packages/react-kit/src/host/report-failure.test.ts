import { describe, expect, it } from 'vitest';
import { reportFailureMessages } from './report-failure.messages.ts';
import { failureText } from './report-failure.ts';

describe('failureText', () => {
  it('WIZ-094 returns the error’s text, or says that the server cannot be reached', () => {
    expect(failureText(new Error('The disk is full.'), reportFailureMessages.english)).toBe(
      'The disk is full.',
    );
    expect(failureText(new Error(''), reportFailureMessages.english)).toBe('Unable to talk to server');
    expect(failureText('gone', reportFailureMessages.english)).toBe('Unable to talk to server');
  });
});

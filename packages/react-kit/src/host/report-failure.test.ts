import { describe, expect, it } from 'vitest';
import { HttpError } from '@postkit/sdk';
import { english } from '../words/catalogue.ts';
import { failureText } from './report-failure.ts';

describe('failureText', () => {
  it('WIZ-094 returns the error’s text, or says that the server cannot be reached', () => {
    expect(failureText(new Error('The disk is full.'), english)).toBe('The disk is full.');
    expect(failureText(new Error(''), english)).toBe('Unable to talk to server');
    expect(failureText('gone', english)).toBe('Unable to talk to server');
  });

  it.each(['Could not save', 'Could not save.'])(
    'puts one full stop between "%s" and the response',
    (call) => {
      const error = new HttpError({
        operation: 'tags.save',
        status: 507,
        statusText: 'Full',
        body: undefined,
      });
      expect(failureText(error, english, call)).toBe('Could not save. 507: Full');
    },
  );
});

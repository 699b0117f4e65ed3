import { describe, expect, it } from 'vitest';
import { refusalText } from './refusal-text.ts';

describe('refusalText', () => {
  it.each([
    [
      'Facebook',
      { error: { message: 'Invalid OAuth access token.', code: 190 } },
      'Invalid OAuth access token.',
    ],
    [
      'Google',
      { error: { code: 403, message: 'Quota exceeded.', errors: [{ message: 'Quota exceeded.' }] } },
      'Quota exceeded.',
    ],
    [
      'OAuth',
      { error: 'invalid_grant', error_description: 'Token has been revoked.' },
      'Token has been revoked.',
    ],
    ['X', { title: 'Forbidden', detail: 'Not permitted.' }, 'Not permitted.'],
    [
      'Spreaker',
      { response: { error: { messages: ['No title.', 'No file.'], code: 400 } } },
      'No title. No file.',
    ],
    ['Omny', { Message: 'Unknown program.' }, 'Unknown program.'],
    ['Megaphone', { errors: ['Title is missing'] }, 'Title is missing'],
    ['a text', 'Service is down', 'Service is down'],
    ['a page', '<!doctype html><p>Bad gateway</p>', ''],
    ['nothing', null, ''],
  ])('reads the error of %s', (_, data, words) => expect(refusalText(data, [])).toBe(words));

  it('repeats no secret and truncates a long error', () => {
    expect(refusalText({ message: 'The key s3cret+key is wrong.' }, ['s3cret+key', ''])).toBe(
      'The key [redacted] is wrong.',
    );
    expect(refusalText('word '.repeat(200), [])).toHaveLength(300);
  });
});

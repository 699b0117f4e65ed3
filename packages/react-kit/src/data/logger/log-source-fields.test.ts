import { describe, expect, it } from 'vitest';
import { makeLogSource } from '../../testing/make-log-source.ts';
import { english } from '../../words/catalogue.ts';
import {
  fieldsOfSource,
  keepsCredentials,
  type LogSourceFields,
  logSourceFieldsSchema,
} from './log-source-fields.ts';

function problems(changes: Partial<LogSourceFields>): Record<string, string> {
  const result = logSourceFieldsSchema(english).safeParse({
    ...fieldsOfSource(makeLogSource()),
    ...changes,
  });
  return Object.fromEntries(result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}

describe('logSourceFieldsSchema', () => {
  it('accepts the station’s values', () => {
    expect(problems({})).toEqual({});
    expect(problems({ url: '', active: false })).toEqual({});
  });

  it('requires an address that the recorder can open, and says so in plain words', () => {
    const message = 'Enter an address that starts with http://, https://, srt:// or rtp://';
    for (const url of ['radio.example.org/live', 'ftp://radio.example.org', 'http://', 'javascript:1']) {
      expect(problems({ url })).toEqual({ url: message });
    }
    expect(problems({ url: ' http://user:secret@10.0.0.7:8000/live ' })).toEqual({});
    expect(
      problems({
        url: 'srt://sender.example:9000?passphrase=a-secret-phrase',
        fallback_url: 'rtp://0.0.0.0:5004?payload=10',
      }),
    ).toEqual({});
    expect(problems({ url: '', active: true })).toEqual({
      url: 'Enter the address of the stream to record it.',
    });
  });

  it('names the invalid email address, and the range of the minutes', () => {
    const alerts = {
      after_minutes: 0,
      emails: ['ada@example.org', 'bob@'],
      webhook_url: 'hooks.example.org',
    };
    expect(problems({ alerts })).toEqual({
      'alerts.after_minutes': 'Enter 1 to 1440 minutes.',
      'alerts.emails': '“bob@” is not an email address.',
      'alerts.webhook_url': 'Enter an address that starts with http:// or https://',
    });
  });

  it('requires both parts of a rule', () => {
    expect(problems({ rules: [{ contains: ' ', category: '' }], default_category: '' })).toEqual({
      'rules.0.contains': 'Enter the text that the title contains.',
      'rules.0.category': 'Enter a category.',
      default_category: 'Enter a category.',
    });
  });
});

describe('keepsCredentials', () => {
  it('is true while origin and path are the same', () => {
    const stored = 'https://radio.example.org/live';
    expect(keepsCredentials(stored, ' https://radio.example.org/live?x=1 ')).toBe(true);
    expect(keepsCredentials('srt://one.example:9000', 'srt://two.example:9000')).toBe(false);
    for (const other of [
      'http://radio.example.org/live',
      'https://radio.example.org/other',
      'https://radio',
      '',
    ]) {
      expect(keepsCredentials(stored, other)).toBe(false);
    }
  });
});

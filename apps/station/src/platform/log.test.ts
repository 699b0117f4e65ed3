import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void, logLevel = 'info'): string[] {
  const lines: string[] = [];
  write(createLog({ logLevel }, { write: (line: string) => void lines.push(line) }));
  return lines;
}

describe('createLog', () => {
  it.each([
    ['a field at any depth', { a: { b: [{ password: 'hunter2' }] } }],
    [
      'a field with a name around it',
      { smtp_password: 'hunter2', 'X-Api-Key': 'hunter2', refresh_token: 'hunter2' },
    ],
    [
      'headers',
      { headers: { authorization: 'ApiKey ann:hunter2', 'set-cookie': ['sid=hunter2', 'b=hunter2'] } },
    ],
    ['a number', { token: 222333 }],
    ['a query', { url: '/x?username=ann&api_key=hunter2&z=1' }],
    ['an error', { err: new Error('GET https://x.test/?token=hunter2#top failed') }],
    ['JSON in text', { body: JSON.stringify({ password: 'hunter2"222333', name: 'kept' }) }],
    ['credentials in an address', { smtp: 'smtps://ann:hunter2@mail.test' }],
    ['the code and the state of a redirect', { url: '/set_twitter_code/?state=harbour.hunter2&code=222333' }],
    ['a link that resets a password', { text: 'refused: https://x.test/login#reset=hunter2-222333' }],
    ['a header in text', { text: 'sent Authorization: ApiKey ann:hunter2 and more' }],
    ['quotes in the value', { password: 'a"hunter2\\"222333' }],
  ])('removes a secret: %s', (_what, fields) => {
    const [line = ''] = logged((log) => log.info({ ...fields, kept: 'kept' }, 'words'));
    expect(line).not.toMatch(/hunter2|222333/);
    expect(line).toContain('[redacted]');
    expect(JSON.parse(line)).toMatchObject({ msg: 'words', kept: 'kept' });
  });

  it('keeps the rest of a query readable', () => {
    const [line = ''] = logged((log) => log.info({ url: '/x?username=ann&api_key=hunter2&z=1' }));
    expect(JSON.parse(line).url).toBe('/x?username=ann&api_key=[redacted]&z=1');
  });

  it('writes lines of its level and above', () => {
    const write = (log: ReturnType<typeof createLog>) => {
      log.info('low');
      log.warn('high');
    };
    expect(logged(write, 'warn').map((line) => JSON.parse(line).msg)).toEqual(['high']);
  });
});

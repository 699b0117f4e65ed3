import { describe, expect, it } from 'vitest';
import { AudioError } from '../../audio/audio-error.ts';
import { errorResponse } from './error-response.ts';

describe('errorResponse', () => {
  it.each([
    [
      'the file system',
      Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    ],
    ['a quota of the file system', Object.assign(new Error('EDQUOT'), { code: 'EDQUOT' })],
    [
      'SQLite',
      Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 }),
    ],
    [
      'SQLite without room for its index',
      Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 4874 }),
    ],
    ['the audio code', new AudioError('disk_full', 'no space left')],
    [
      'an error that wraps one of these',
      new Error('rendering failed', { cause: new AudioError('disk_full', 'no space left') }),
    ],
  ])('responds 507 to a full disk reported by %s', (_source, error) => {
    expect(errorResponse(error, 'request-1')).toEqual({
      status: 507,
      headers: {},
      body: { error_message: "The station's disk is full. Ask an administrator to free space." },
    });
  });

  it('responds 500 to an unexpected error and hides its message', () => {
    const other = Object.assign(new Error('disk I/O error in /srv/secret'), { errcode: 778 });
    expect(errorResponse(other, 'request-1')).toMatchObject({
      status: 500,
      body: { error_message: 'Something went wrong. Quote request request-1.' },
    });
  });
});

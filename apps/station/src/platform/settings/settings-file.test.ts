import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../audio/testing/temporary-folder.ts';
import { readConfig } from '../config.ts';
import { readEnvironment } from './settings-file.ts';

/** Reads a file of settings beside an environment. */
function readBeside(text: string, env: Record<string, string> = {}) {
  using folder = temporaryFolder();
  const path = folder.file('station.env');
  writeFileSync(path, text);
  try {
    const { POSTKIT_SETTINGS_FILE: _path, ...read } = readEnvironment({
      ...env,
      POSTKIT_SETTINGS_FILE: path,
    });
    return read;
  } catch (error) {
    return String(error).replaceAll(path, 'FILE').split('\n');
  }
}

describe('readEnvironment', () => {
  it('is the environment alone without a file', () => {
    expect(readEnvironment({ PORT: '1' })).toEqual({ PORT: '1' });
    expect(readEnvironment({ POSTKIT_SETTINGS_FILE: '' })).toEqual({ POSTKIT_SETTINGS_FILE: '' });
  });

  it.each([
    ['PORT=4001', { PORT: '4001' }],
    ['# words\n\n  # more\nPORT=4001\r\nPOSTKIT_DEMO=0\r\n', { PORT: '4001', POSTKIT_DEMO: '0' }],
    ['\uFEFFPORT=4001', { PORT: '4001' }],
    ['  PORT = 4001  ', { PORT: '4001' }],
    ['export PORT=4001', { PORT: '4001' }],
    ['POSTKIT_MAIL_FROM="POST <post@example.org>"', { POSTKIT_MAIL_FROM: 'POST <post@example.org>' }],
    ['POSTKIT_MAIL_FROM=POST <post@example.org>', { POSTKIT_MAIL_FROM: 'POST <post@example.org>' }],
    [`POSTKIT_OIDC_NAME='a # "b"'`, { POSTKIT_OIDC_NAME: 'a # "b"' }],
    [
      'POSTKIT_STORAGE=s3://b/p?endpoint=https://m:1&region=x',
      { POSTKIT_STORAGE: 's3://b/p?endpoint=https://m:1&region=x' },
    ],
    ['PORT=4001 # words', { PORT: '4001' }],
    ['POSTKIT_ADMIN_PASSWORD="hunter#2" # words', { POSTKIT_ADMIN_PASSWORD: 'hunter#2' }],
    ['PORT=', { PORT: '' }],
    ['', {}],
  ])('reads %j', (text, settings) => {
    expect(readBeside(text)).toEqual(settings);
  });

  it('prefers a variable of the environment, unless it is empty', () => {
    expect(readBeside('PORT=1\nPOSTKIT_DEMO=1\nPOSTKIT_HOST=::1', { PORT: '2', POSTKIT_DEMO: '' })).toEqual({
      PORT: '2',
      POSTKIT_DEMO: '1',
      POSTKIT_HOST: '::1',
    });
  });

  it.each([
    ['PORT 4001', 1, 'must be NAME=value, or a comment that begins with #'],
    ['PORT=1\n\nhunter2', 3, 'must be NAME=value, or a comment that begins with #'],
    ['2FA=1', 1, 'must be NAME=value, or a comment that begins with #'],
    ['[Service]', 1, 'must be NAME=value, or a comment that begins with #'],
    ['POSTKIT-DEMO=1', 1, 'must be NAME=value, or a comment that begins with #'],
    [
      'A=1\nPOSTKIT_ADMIN_PASSWORD="hunter2',
      2,
      'the value of POSTKIT_ADMIN_PASSWORD has no closing " on its line',
    ],
    ["A='b", 1, "the value of A has no closing ' on its line"],
    ['POSTKIT_ADMIN_PASSWORD=hunter#2', 1, 'the value of POSTKIT_ADMIN_PASSWORD has a #: write it in quotes'],
    ['A="b" c', 1, 'the value of A has words after its closing "'],
    ['PORT=1\nA=2\nPORT=3', 3, 'PORT is set in line 1 already'],
    ['POSTKIT_SETTINGS_FILE=other', 1, 'POSTKIT_SETTINGS_FILE must be set in the environment'],
  ])('refuses %j', (text, line, words) => {
    expect(readBeside(text)).toEqual([`SettingsFileError: Wrong line ${line} of FILE: ${words}`]);
  });

  it('names all wrong lines', () => {
    expect(readBeside('a\nb\nPORT=1')).toHaveLength(2);
  });

  it.each([
    ['/no/such.env', 'it does not exist (ENOENT)'],
    ['/dev/null/a.env', 'a part of its path is a file, not a folder (ENOTDIR)'],
    ['/tmp', 'it is a folder, not a file (EISDIR)'],
  ])('refuses the file %s', (path, reason) => {
    const message = `Wrong setting: POSTKIT_SETTINGS_FILE: ${path} cannot be read: ${reason}`;
    expect(() => readEnvironment({ POSTKIT_SETTINGS_FILE: path })).toThrow(message);
  });
});

describe('a wrong setting', () => {
  it('of the file is reported with its line, one of the environment without', () => {
    using folder = temporaryFolder();
    const path = folder.file('station.env');
    writeFileSync(path, '# Settings\nPORT=abc\nPOSTKIT_DMEO=1\nPOSTKIT_HOST=a b\n');
    const env = readEnvironment({ POSTKIT_SETTINGS_FILE: path, POSTKIT_HOST: 'c d' });
    expect(() => readConfig(env)).toThrow(
      [
        `Unknown setting in line 3 of ${path}: POSTKIT_DMEO. Did you mean POSTKIT_DEMO?`,
        `Wrong setting in line 2 of ${path}: PORT: must be a whole number from 0 to 65535`,
        'Wrong setting: POSTKIT_HOST: must be an IP address or a host name',
      ].join('\n'),
    );
  });
});

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { adapterSettings } from '../../adapter-settings.ts';
import { stationFile } from '../station-files.ts';
import { commandLineNames } from './command-line-names.ts';
import { environment } from './environment.ts';
import { settingFaults } from './setting-faults.ts';

const linesOf = (env: Record<string, string>) =>
  settingFaults(env, adapterSettings).map(({ name, words }) => `${name}: ${words}`);
const names = [...new Set([environment, ...adapterSettings].flatMap(({ shape }) => Object.keys(shape)))];
/** They are never secret, and show the part that is wrong. */
const quotesItsValue = new Set(['POSTKIT_OIDC_GROUPS', 'POSTKIT_ROLES', 'POSTKIT_PUBLIC_URL']);
const commandLine = stationFile('../../packages/cli/src');

describe('the names of the command line', () => {
  it('are all the variables that its sources read', () => {
    const sources = globSync('**/*.ts', { cwd: commandLine }).filter(
      (file) => !/\.test\.ts$|^testing\//.test(file),
    );
    const read = sources.flatMap(
      (file) => readFileSync(`${commandLine}/${file}`, 'utf8').match(/\bPOSTKIT_[A-Z_]+\b/g) ?? [],
    );
    expect([...new Set(read)].toSorted()).toEqual(commandLineNames);
  });

  it('are all the variables of its guide', () => {
    const guide = readFileSync(stationFile('../../docs/guides/command-line.md'), 'utf8');
    expect([...new Set(guide.match(/\bPOSTKIT_[A-Z_]+\b/g))].toSorted()).toEqual(commandLineNames);
  });

  it('are no faults', () => {
    expect(linesOf(Object.fromEntries(commandLineNames.map((name) => [name, 'any value'])))).toEqual([]);
  });
});

describe('an unknown setting', () => {
  it.each([
    ['POSTKIT_DMEO', 'Did you mean POSTKIT_DEMO?'],
    ['POSTKIT_PUBLIC_URI', 'Did you mean POSTKIT_PUBLIC_URL?'],
    ['POSTKIT_PUBLICURL', 'Did you mean POSTKIT_PUBLIC_URL?'],
    ['POSTKIT_TRUSTED_PROXY', 'Did you mean POSTKIT_TRUST_PROXY?'],
    ['POSTKIT_BACKUP', 'Did you mean POSTKIT_BACKUPS?'],
    ['POSTKIT_STMP_URL', 'Did you mean POSTKIT_SMTP_URL?'],
    ['POSTKIT_OMNI_URL', 'Did you mean POSTKIT_OMNY_URL?'],
    ['POSTKIT_STATIONS', 'Did you mean POSTKIT_STATION?'],
    ['POSTKIT_SETTING_FILE', 'Did you mean POSTKIT_SETTINGS_FILE?'],
    ['POSTKIT_COFFEE_MACHINE', 'See the list of settings in the guide.'],
    ['POSTKIT_', 'See the list of settings in the guide.'],
  ])('%s is refused', (name, words) => {
    expect(linesOf({ [name]: '1' })).toEqual([`${name}: ${words}`]);
  });

  it.each(names)('near %s is refused', (name) => {
    const typo = name.replace(/(?<=_)([A-Z])([A-Z]+)$/, '$1X$2');
    const isOurs = typo.startsWith('POSTKIT_');
    const refusal = expect.stringMatching(new RegExp(`^${typo}: Did you mean POSTKIT_`));
    expect(linesOf({ [typo]: '1' })).toEqual(isOurs ? [refusal] : []);
  });

  it('is allowed where another process checks the names, and where its prefix is of other software', () => {
    expect(settingFaults({ POSTKIT_DMEO: '1' }, null)).toEqual([]);
    expect(linesOf({ PGHOST: '1', POSTKITX: '1', postkit_demo: '1' })).toEqual([]);
  });
});

describe('a wrong value', () => {
  const values = [
    'abc',
    '-1',
    '1.5.2',
    '1e3',
    '0x10',
    '99999999999',
    ' ',
    'yes',
    'true',
    ',',
    'a,,b',
    '/no/such',
    'javascript:alert(1)',
    'http://',
    '::',
  ];

  it.each(names)('of %s is refused in words, without the value', (name) => {
    for (const value of values) {
      for (const line of linesOf({ [name]: `${value}hunter2` })) {
        expect(line).not.toMatch(/invalid|expected|too (?:big|small|short)|received|NaN|undefined/i);
        expect(quotesItsValue.has(name) ? '' : line).not.toContain('hunter2');
        expect(line).toMatch(/: (?:entry \d+ )?(?:must|is|has|needs?|and|cannot|objects|last-touch)\b/);
      }
    }
  });

  it.each([
    ['PORT', ['abc', '70000', '-1', '1.5', '1e3', ' 80'], 'must be a whole number from 0 to 65535'],
    ['POSTKIT_DRAIN_SECONDS', ['3601', 'ten', '0.5'], 'must be a whole number from 0 to 3600'],
    ['POSTKIT_HEALTH_PORT', ['0', '65536'], 'must be a whole number from 1 to 65535'],
    ['POSTKIT_UPLOAD_LIMIT_MB', ['0', '-4', '1 GB'], 'must be a number above 0'],
    ['POSTKIT_SPEECH_TIMEOUT_MINUTES', ['0', '1441'], 'must be a number above 0 and up to 1440'],
    ['POSTKIT_WEBHOOK_TIMEOUT_SECONDS', ['0', '61', 'soon'], 'must be a number from 1 to 60'],
    ['OTEL_TRACES_SAMPLER_ARG', ['2', 'half'], 'must be a number from 0 to 1'],
    ['POSTKIT_DEMO', ['yes', 'true', '2', 'off'], 'must be 0 or 1'],
    ['POSTKIT_OIDC_ONLY', ['yes'], 'must be 0 or 1'],
    ['POSTKIT_ARCHIVE', ['s3', 'Files'], 'must be files or objects'],
    ['POSTKIT_LOG_LEVEL', ['verbose', 'INFO'], 'must be trace, debug, info, warn, error, fatal or silent'],
    [
      'POSTKIT_TRUST_PROXY',
      ['yes', '10.0.0.0/33', '10.0.0.1,', 'proxy.example', '::1/129'],
      'must be 0 for none, 1 for all, or a list of IP addresses and ranges, such as 127.0.0.1,10.0.0.0/8',
    ],
    ['POSTKIT_WEBSUB_HUBS', ['hub.example', 'ftp://hub.example'], 'entry 1 must be an http or https address'],
    ['POSTKIT_TOOL_ORIGINS', ['https://a.example/b'], 'entry 1 must be an origin, without a path'],
    ['POSTKIT_ADMIN_PASSWORD', ['short'], 'must have 8 characters or more'],
    ['POSTKIT_WEB_PROCESSES', ['0', '65', 'two'], 'must be a whole number from 1 to 64'],
  ])('of %s says the right ones', (name, wrong, words) => {
    for (const value of wrong) expect(linesOf({ [name]: value })).toEqual([`${name}: ${words}`]);
  });

  it.each([
    [
      'POSTKIT_TRUST_PROXY',
      ['0', '1', '127.0.0.1', '10.0.0.0/8, ::1', 'loopback,fd00::/8', '10.0.0.0/255.0.0.0'],
    ],
    ['POSTKIT_UPLOAD_LIMIT_MB', ['0.5', '2048', '1.25']],
    ['PORT', ['0', '65535', '080']],
    [
      'POSTKIT_PUBLIC_URL',
      [
        'https://a.example',
        'https://a.example/',
        'http://[::1]:4000',
        'http://localhost:4000/',
        'https://a.example//',
      ],
    ],
  ])('is none of %s that is right', (name, right) => {
    for (const value of right) expect(linesOf({ [name]: value })).toEqual([]);
  });
});

describe('POSTKIT_PUBLIC_URL', () => {
  const root = ' PostKit serves its pages from the root of a host, so give it a host name of its own.';

  it.each([
    ['https://example.org/radio', `must not have a path. Set https://example.org.${root}`],
    ['https://example.org:8443/radio/', `must not have a path. Set https://example.org:8443.${root}`],
    ['https://example.org/?a=b', 'must not have a query. Set https://example.org.'],
    ['https://example.org?', 'must not have a query. Set https://example.org.'],
    ['https://example.org/#top', 'must not have a fragment. Set https://example.org.'],
    ['https://ann:hunter2@example.org', 'must not have a user or password. Set https://example.org.'],
    [
      'https://ann@example.org/a?b#c',
      `must not have a user or password and a path and a query and a fragment. Set https://example.org.${root}`,
    ],
    ['example.org', 'must be an http or https address, such as https://example.org'],
    ['example.org/radio', 'must be an http or https address, such as https://example.org'],
    ['localhost:4000', 'must be an http or https address, such as https://localhost:4000'],
    ['ftp://example.org', 'must be an http or https address, such as https://radio.example.org'],
    ['javascript:alert(1)', 'must be an http or https address, such as https://radio.example.org'],
    ['radio', 'must be an http or https address, such as https://radio.example.org'],
    ['https://', 'must be an http or https address, such as https://radio.example.org'],
  ])('%s is refused, with the right form', (value, words) => {
    expect(linesOf({ POSTKIT_PUBLIC_URL: value })).toEqual([`POSTKIT_PUBLIC_URL: ${words}`]);
  });
});

describe('several wrong settings', () => {
  it('are reported together, also those that require one another and those of platforms', () => {
    const env = {
      PORT: 'abc',
      POSTKIT_DMEO: '1',
      POSTKIT_ROLES: 'web',
      POSTKIT_SMTP_URL: 'smtp://ann:hunter2@mail.example',
      AWS_ACCESS_KEY_ID: 'key',
      POSTKIT_STORAGE: 's3://files',
      POSTKIT_OMNY_URL: 'omny',
      POSTKIT_SPREAKER_CLIENT_ID: 'id',
    };
    expect(linesOf(env)).toEqual([
      'POSTKIT_DMEO: Did you mean POSTKIT_DEMO?',
      'PORT: must be a whole number from 0 to 65535',
      'POSTKIT_ROLES: must be web,worker,recorder with SQLite. Set DATABASE_URL to a PostgreSQL database to share the work',
      'POSTKIT_MAIL_FROM: is needed with POSTKIT_SMTP_URL',
      'AWS_SECRET_ACCESS_KEY: must be set together with AWS_ACCESS_KEY_ID',
      'POSTKIT_OMNY_URL: must be an http or https address',
      'POSTKIT_SPREAKER_CLIENT_SECRET: and POSTKIT_SPREAKER_CLIENT_ID need each other',
    ]);
  });

  it('are not reported for what only a wrong one lacks', () => {
    const env = {
      POSTKIT_STORAGE: 'https://files',
      POSTKIT_ARCHIVE: 'objects',
      POSTKIT_STORAGE_DELIVERY: 'redirect',
    };
    expect(linesOf(env)).toEqual([expect.stringMatching(/^POSTKIT_STORAGE: must be s3:/)]);
  });
});

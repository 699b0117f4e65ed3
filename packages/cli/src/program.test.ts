import { describe, expect, it } from 'vitest';
import { commands } from './commands.ts';
import { fakeStation } from './testing/fake-station.ts';
import { makeSettings } from './testing/make-settings.ts';
import { runPostkit } from './testing/run-postkit.ts';

const words = (line: string) => line.split(' ').filter(Boolean);
const paths = commands.flatMap((entry) =>
  'commands' in entry ? entry.commands.map(({ name }) => [entry.name, name]) : [[entry.name]],
);

describe('runProgram', () => {
  it.each([
    ['episodes show seven', "'seven' is invalid for argument 'id'. This must be a whole number."],
    ['episodes show 1234567890123456', 'This must be a whole number.'],
    ['episodes list --status sold', 'Allowed choices are published, unpublished, scheduled, draft.'],
    ['episodes list --show x', 'This must be a whole number.'],
    ['episodes list --limit -1', 'This must be a whole number.'],
    ['episodes list --limit 0', 'This must be at least 1.'],
    ['live --limit 0', 'This must be at least 1.'],
    ['episodes download 1 --parallel 0', 'This must be at least 1.'],
    ['episodes download 1 two', "'two' is invalid for argument 'ids'. This must be a whole number."],
    ['episodes download 1 --format ogg', 'Allowed choices are mp3, aac.'],
    ['episodes download 1 --parallel many', 'This must be a whole number.'],
    ['uploads send a.wav --type noise', 'Allowed choices are talk, promo, commercial, music, intro, outro.'],
    ['import http://feed --show x --feed 1', 'This must be a whole number.'],
    ['import http://feed --show 1 --feed x', 'This must be a whole number.'],
    ['analytics --by hour', 'Allowed choices are show, episode, country, platform, day, week, year.'],
    ['analytics --from yesterday', 'This must be a date such as 2026-11-03.'],
    ['analytics --to 2026-13-01', 'This must be a date such as 2026-11-03.'],
    ['live --limit 0', 'This must be at least 1.'],
    ['open nowhere', 'Allowed choices are shows, episodes,'],
    ['analytics --to 2026-02-30', 'This must be a date such as 2026-11-03.'],
  ])('refuses a wrong value: %s', async (line, message) => {
    const { code, out, err } = await runPostkit(words(line));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });

  it.each([
    ['episodes show', "missing required argument 'id'"],
    ['episodes download', 'Pass ids of episodes, or --show, --since, --until or --tag.'],
    ['episodes list --search', "option '--search <text>' argument missing"],
    ['uploads send', "missing required argument 'files'"],
    ['log download', "required option '-o, --output <file>' not specified"],
    ['uploads cancel', "missing required argument 'ids'"],
    ['import --show 1 --feed 1', "missing required argument 'feed-url'"],
    ['import http://feed --feed 1', "required option '--show <id>' not specified"],
    ['import http://feed --show 1', "required option '--feed <id>' not specified"],
    ['login --username', "option '--username <name>' argument missing"],
  ])('refuses what is missing: %s', async (line, message) => {
    const { code, err } = await runPostkit(words(line));
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  it('refuses an unknown option with one line that names the help of the command', async () => {
    expect(await runPostkit(['episodes', 'list', '--colour'])).toEqual({
      code: 2,
      out: '',
      err: `error: unknown option '--colour'\nRun "postkit episodes list --help" for help.\n`,
      progress: '',
      browsed: '',
    });
    expect((await runPostkit(['whoami', '--colour'])).err).toContain('Run "postkit whoami --help" for help.');
  });

  it('reports wrong usage as JSON with --json', async () => {
    const { code, out, err } = await runPostkit(['episodes', 'show', 'seven', '--json']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(JSON.parse(err)).toEqual({
      error: { code: 'usage', message: expect.stringContaining('This must be a whole number.') },
    });
  });

  it.each(paths.map((path) => [path.join(' ')]))('prints help for %s', async (line) => {
    const { code, out, err } = await runPostkit([...words(line), '--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`Usage: postkit ${line} [options]`);
  });

  it('prints the global options in the help of a command', async () => {
    const { out } = await runPostkit(['episodes', 'list', '--help']);
    for (const flag of ['--json', '--jq <filter>', '--station <slug>', '--version'])
      expect(out).toContain(flag);
  });

  it.each([['paint'], ['episodes paint'], ['uploads paint']])(
    'refuses an unknown command: %s',
    async (line) => {
      expect(await runPostkit(words(line))).toMatchObject({
        code: 2,
        out: '',
        err: expect.stringContaining('paint'),
      });
    },
  );

  it('prints help and version on standard output', async () => {
    const help = await runPostkit(['--help']);
    expect(help).toMatchObject({ code: 0, err: '' });
    for (const { name, summary } of commands)
      expect(help.out).toMatch(new RegExp(`^  ${name} +${summary}$`, 'm'));
    expect(await runPostkit(['--version'])).toMatchObject({ code: 0, out: '1.2.3\n', err: '' });
  });

  it('runs the default command of a group', async () => {
    await using station = await fakeStation({});
    await runPostkit(['logger'], { url: station.url });
    expect(station.calls.map(({ path }) => path)).toContain('/wxyz/api/v1/logger/');
  });

  it('takes global options before and after the command, over variables', async () => {
    await using station = await fakeStation({
      'GET /kqed/api/v1/playlist/7/': () => ({ playlist_id: 7 }),
    });
    const env = { POSTKIT_STATION: 'elsewhere' };
    for (const line of ['--json --station kqed episodes show 7', 'episodes show 7 --station kqed --json']) {
      expect(await runPostkit(words(line), { url: station.url, env })).toMatchObject({
        code: 0,
        out: '{"playlist_id":7}\n',
        err: '',
      });
    }
  });
});

describe('options', () => {
  const update = 'PATCH /wxyz/api/v1/logger/';
  const source = {
    url: '',
    state: 'off',
    since: null,
    error: '',
    title: '',
    level: null,
    has_credentials: false,
  };

  it.each([
    [['--stream', 'http://radio/live'], { url: 'http://radio/live', active: true }],
    [['--stream', 'http://radio/live', '--off'], { url: 'http://radio/live', active: false }],
    [['--on'], { active: true }],
    [['--off'], { active: false }],
    [['--forget-password'], { remove_credentials: true, remove_fallback_credentials: true }],
    [['--fallback', 'http://other.example/live'], { fallback_url: 'http://other.example/live' }],
    [['--fallback', ''], { fallback_url: '' }],
    [['--title-encoding', 'windows-1251'], { title_encoding: 'windows-1251' }],
    [['--title-encoding', ''], { title_encoding: null }],
    [['--fallback-title-encoding', 'big5', '--on'], { fallback_title_encoding: 'big5', active: true }],
  ])('of logger set become one change: %j', async (flags, body) => {
    await using station = await fakeStation({
      [update]: () => source,
      'GET /wxyz/api/v1/settings/': makeSettings,
    });
    expect((await runPostkit(['logger', 'set', ...flags], { url: station.url })).code).toBe(0);
    expect(JSON.parse(station.calls[0]?.body ?? '')).toEqual(body);
  });

  it('of logger set are needed', async () => {
    await using station = await fakeStation({});
    expect(await runPostkit(['logger', 'set'], { url: station.url })).toMatchObject({
      code: 2,
      err: expect.stringContaining('--stream'),
    });
    expect(station.calls).toEqual([]);
  });

  it('of episodes list become the query', async () => {
    const path = '/wxyz/api/v1/playlist/get_playlists.json';
    await using station = await fakeStation({
      [`GET ${path}`]: () => ({ playlists: [], total_count: 0, page: 1, limit: 5 }),
    });
    await runPostkit(words('episodes list --status draft --show 4 --search ferry --limit 5'), {
      url: station.url,
    });
    expect(Object.fromEntries(station.calls[0]?.query ?? [])).toMatchObject({
      type: 'draft',
      show_id: '4',
      search: 'ferry',
      limit: '5',
    });
    await runPostkit(words('episodes list'), { url: station.url });
    expect(Object.fromEntries(station.calls[1]?.query ?? [])).toMatchObject({
      type: 'published',
      limit: '100',
      page: '1',
    });
  });

  it('of import collect several feeds, and --no-wait leaves at once', async () => {
    await using station = await fakeStation({
      'GET /wxyz/api/v1/settings/': makeSettings,
      'POST /wxyz/api/v2/pw/': () => ({
        id: 3,
        title: 'Tides',
        total: 2,
        status: 'running',
        imported: 0,
        skipped: 0,
        failed: 0,
        warnings: [],
      }),
    });
    const result = await runPostkit(
      words('import http://host/feed.xml --show 7 --feed 12 --feed 13 --no-wait'),
      { url: station.url },
    );
    expect(result).toMatchObject({ code: 0, out: '', err: 'Import 3: Tides, 2 items\n' });
    expect(JSON.parse(station.calls[1]?.body ?? '')).toMatchObject({
      url: 'http://host/feed.xml',
      show_id: 7,
      social_media_connections: [12, 13],
    });
  });
});

describe('ids from standard input', () => {
  it('take the place of -', async () => {
    await using station = await fakeStation({});
    await runPostkit(['uploads', 'cancel', 'first', '-', 'last'], { url: station.url, input: 'a\n  b\n\n' });
    const asked = station.calls.map(({ path }) => path.split('/').at(-2));
    expect(asked).toEqual(['first', 'a', 'b', 'last']);
  });

  it('are checked like arguments', async () => {
    const wrong = await runPostkit(['episodes', 'download', '-'], {
      url: 'http://127.0.0.1:9',
      input: '12\ntwelve',
    });
    expect(wrong).toMatchObject({
      code: 2,
      err: 'Standard input has "twelve". This must be a whole number.\n',
    });
    const none = await runPostkit(['episodes', 'download', '-'], { url: 'http://127.0.0.1:9', input: '' });
    expect(none).toMatchObject({ code: 2, err: 'Standard input has no ids.\n' });
  });
});

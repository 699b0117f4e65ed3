import { writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PlayoutCorrection, PlayoutCorrectionPreview } from '@postkit/sdk/schema';
import { bodyOf } from '../../testing/body-of.ts';
import { fakeStation, sendJson } from '../../testing/fake-station.ts';
import { makeSettings } from '../../testing/make-settings.ts';
import { runPostkit, temporaryHome } from '../../testing/run-postkit.ts';

const counts = { unchanged: 2, no_row: 0, renamed: 1, recut: 0, added: 0, gone: 0, no_audio: 1 };
const song = {
  start_ms: Date.UTC(2026, 2, 10, 13, 2, 10),
  end_ms: Date.UTC(2026, 2, 10, 13, 5, 43),
  title: 'Glasshouse',
  artist: 'Imogen Tallow',
  identifier: '104120',
  category: 'Music',
  kind: 'element',
} as const;
const line = { index: 0, kind: 'renamed', group: 0, event_id: 7, before: song, after: song } as const;
const preview: PlayoutCorrectionPreview = {
  version: '5-abc',
  start: 1,
  end: 2,
  form: 'rivendell-log',
  findings: [{ level: 'guessed', text: 'The bytes are not UTF-8.' }],
  counts,
  lines: [
    { ...line, users: { episodes: 1, drafts: 0, others: 0 } },
    { ...line, index: 1, kind: 'unchanged', users: { episodes: 0, drafts: 0, others: 0 } },
  ],
};
const correction: PlayoutCorrection = {
  id: 3,
  source: 'as_run',
  state: 'applied',
  name: 'log.txt',
  start: 1,
  end: 2,
  made_at: 2,
  made_by: 'ada',
  counts,
  can_undo: true,
};
const path = '/wxyz/api/v1/playout/corrections/';
const responses = {
  'GET /wxyz/api/v1/settings/': makeSettings,
  [`POST ${path}preview/`]: () => preview,
  [`POST ${path}`]: (_call: unknown, response: ServerResponse) => sendJson(response, correction, 201),
  [`GET ${path}`]: () => ({ corrections: [{ ...correction, id: 4, can_undo: false }, correction] }),
  [`DELETE ${path}4/`]: (_call: unknown, response: ServerResponse) => void response.writeHead(204).end(),
  [`POST ${path}3/undo/`]: () => ({
    correction: { ...correction, state: 'undone' },
    kept: [{ event_id: 7, title: 'Glasshouse' }],
  }),
};

describe('postkit playout as-run', () => {
  it('shows what a file would change, and changes nothing', async () => {
    await using station = await fakeStation(responses);
    await using home = await temporaryHome();
    const file = join(home.path, 'log.txt');
    await writeFile(file, 'abc');
    const options = ['--date', '2026-03-10', '--form', 'rivendell-log', '--dry-run'];
    const { out, err } = await runPostkit(['playout', 'as-run', file, ...options], { url: station.url });
    expect([err, out.split('\n')]).toEqual([
      '',
      [
        expect.stringMatching(/^renamed {2}\d\d:02:10 {2}Imogen Tallow - Glasshouse {2}used$/),
        'guessed: The bytes are not UTF-8.',
        '2 unchanged, 1 renamed, 1 no audio',
        '',
      ],
    ]);
    const posted = station.calls.filter(({ method }) => method === 'POST');
    expect(posted).toHaveLength(1);
    expect(bodyOf(posted[0])).toEqual({
      as_run: {
        file: 'YWJj',
        is_base64: true,
        name: 'log.txt',
        date: '2026-03-10',
        form: 'rivendell-log',
      },
    });
  });
});

describe('postkit playout undo', () => {
  it('undoes the last correction of a day, and names what stays', async () => {
    await using station = await fakeStation(responses);
    const { out, err } = await runPostkit(['playout', 'undo', '--date', '2026-03-10'], { url: station.url });
    expect([err, out]).toEqual([
      '',
      'Undone: correction 3 log.txt\nstays because it is used: 7  Glasshouse\n',
    ]);
  });

  it('asks for an id or a day', async () => {
    await using station = await fakeStation(responses);
    const { code, err } = await runPostkit(['playout', 'undo'], { url: station.url });
    expect([code, err]).toEqual([2, expect.stringContaining('Give the id of a correction, or --date.')]);
  });
});

describe('postkit playout move', () => {
  it('applies another offset of an input to a past span', async () => {
    await using station = await fakeStation(responses);
    const span = ['--from', '2026-03-10 14:00', '--to', '2026-03-10 15:00'];
    const { out, err } = await runPostkit(['playout', 'move', '7', ...span, '--offset', '-4000'], {
      url: station.url,
    });
    expect([err, out]).toEqual(['', 'Correction 3: 2 unchanged, 1 renamed, 1 no audio\n']);
    const source = { start: expect.any(Number), end: expect.any(Number), input: 7, offset_ms: -4000 };
    const posted = station.calls.filter(({ method }) => method === 'POST').map(bodyOf);
    expect(posted).toEqual([source, { ...source, version: '5-abc' }]);
  });

  it('shows what that would change, and changes nothing', async () => {
    await using station = await fakeStation(responses);
    const span = ['--from', '2026-03-10 14:00', '--to', '2026-03-10 15:00'];
    const options = [...span, '--offset', '4000', '--dry-run'];
    const { out } = await runPostkit(['playout', 'move', '7', ...options], { url: station.url });
    expect(out).toContain('Imogen Tallow - Glasshouse');
    expect(station.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

describe('postkit playout corrections', () => {
  it('lists those of a range with their states', async () => {
    await using station = await fakeStation({
      ...responses,
      [`GET ${path}`]: () => ({ corrections: [{ ...correction, id: 4, state: 'proposed', made_by: '' }] }),
    });
    const { out } = await runPostkit(['playout', 'corrections', '--to', '2026-03-11 00:00'], {
      url: station.url,
    });
    expect(out.split('\n')[1]).toMatch(
      /^4 +proposed +.* 2 unchanged, 1 renamed, 1 no audio +the station +log.txt/,
    );
  });
});

describe('postkit playout dismiss', () => {
  it('drops a proposal', async () => {
    await using station = await fakeStation(responses);
    const { code, err } = await runPostkit(['playout', 'dismiss', '4'], { url: station.url });
    expect([code, err]).toEqual([0, 'Correction 4 is dismissed. The log stays as it is.\n']);
    expect(station.calls.map(({ method }) => method)).toContain('DELETE');
  });
});

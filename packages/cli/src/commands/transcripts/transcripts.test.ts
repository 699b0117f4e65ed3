import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeStation, sendJson } from '../../testing/fake-station.ts';
import { makeSettings } from '../../testing/make-settings.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const api = '/wxyz/api/v1/event/9';
const idle = { status: 'none', progress: 0, error: '' };
const word = (text: string, start: number, speaker: number, cut = false) => ({
  text,
  start,
  end: start + 400,
  speaker,
  cut,
});
const transcript = {
  words: [
    word('Who', 0, 0),
    word('um', 500, 0, true),
    word('decides?', 500, 0),
    word('I', 1000, 1),
    word('do.', 9000, 1),
  ],
  speakers: [
    { label: 'S1', name: 'Ann' },
    { label: 'S2', name: 'Bo' },
  ],
  timing: 'words',
  language: 'en',
  transcription: idle,
  can_transcribe: true,
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postkit-words-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('postkit transcripts', () => {
  it('prints the heard words, a line per turn and after a pause', async () => {
    await using station = await fakeStation({ [`GET ${api}/transcript/`]: () => transcript });
    const { out } = await runPostkit(['transcripts', 'show', '9'], { url: station.url });
    expect(out.split('\n')).toEqual([
      '00:00:00  Ann: Who decides?',
      '00:00:01  Bo: I',
      '00:00:09  Bo: do.',
      '',
    ]);
    const json = await runPostkit(['transcripts', 'show', '9', '--json'], { url: station.url });
    expect(JSON.parse(json.out)).toMatchObject({ timing: 'words' });
  });

  it('prints words of scripts without spaces as they are written', async () => {
    const words = ['今日', 'は', 'iPhone', 'の', '話', 'です。'].map((text, n) => word(text, n * 500, 0));
    const thai = ['สวัสดี', 'ครับ ', 'วัน', 'นี้'].map((text, n) => word(text, n * 500, 1));
    await using station = await fakeStation({
      [`GET ${api}/transcript/`]: () => ({ ...transcript, words: [...words, ...thai] }),
    });
    const { out } = await runPostkit(['transcripts', 'show', '9'], { url: station.url });
    expect(out.split('\n')).toEqual([
      '00:00:00  Ann: 今日はiPhoneの話です。',
      '00:00:00  Bo: สวัสดีครับ วันนี้',
      '',
    ]);
  });

  it('imports a file for an event or an episode, by its ending', async () => {
    await using station = await fakeStation({
      [`POST ${api}/transcript/`]: () => ({ ...transcript, notice: '' }),
      'POST /wxyz/api/v1/playlist/9/transcript/': () => ({
        ...transcript,
        notice: 'It was read as Windows-1252.',
      }),
    });
    const file = join(folder, 'a.srt');
    // Grüße in Windows-1252, which UTF-8 cannot represent.
    const bytes = Buffer.from('1\n00:00:00,000 --> 00:00:01,000\nGr\xfc\xdfe\n', 'latin1');
    await writeFile(file, bytes);
    const args = ['transcripts', 'import', '9', '--file', file];
    expect((await runPostkit([...args, '--language', 'en'], { url: station.url })).err).toBe(
      '4 words are imported.\n',
    );
    expect((await runPostkit([...args, '--episode'], { url: station.url })).err).toBe(
      '4 words are imported. It was read as Windows-1252.\n',
    );
    for (const { body } of station.calls)
      expect(Buffer.from(JSON.parse(body).file_base64, 'base64')).toEqual(bytes);
    expect(station.calls.map(({ path }) => path)).toEqual([
      `${api}/transcript/`,
      '/wxyz/api/v1/playlist/9/transcript/',
    ]);
    const wrong = await runPostkit(['transcripts', 'import', '9', '--file', 'a.doc'], { url: station.url });
    expect(wrong.err).toContain('no VTT, SRT or JSON file');
    expect(wrong.code).not.toBe(0);
  });

  it('writes a file, and does not replace one without --force', async () => {
    await using station = await fakeStation({
      'GET /wxyz/event/9/transcript.srt': (_call, response) => {
        response.writeHead(200, { 'content-type': 'application/x-subrip' }).end('1\nhello\n');
      },
    });
    const args = ['transcripts', 'export', '9', '--format', 'srt'];
    expect((await runPostkit(args, { url: station.url })).out).toBe('1\nhello\n');
    const output = join(folder, 'out.srt');
    await runPostkit([...args, '--output', output], { url: station.url });
    expect(await readFile(output, 'utf8')).toBe('1\nhello\n');
    expect((await runPostkit([...args, '--output', output], { url: station.url })).err).toContain(
      'already exists',
    );
  });

  it('waits for the speech service, and fails with its reason', async () => {
    let looks = 0;
    const running = { ...transcript, transcription: { status: 'running', progress: 50, error: '' } };
    await using station = await fakeStation({
      'GET /wxyz/api/v1/settings/': makeSettings,
      [`POST ${api}/transcription/`]: (_call, response) => sendJson(response, running, 202),
      [`GET ${api}/transcript/`]: () => ((looks += 1) > 1 ? transcript : running),
      'POST /wxyz/api/v1/event/8/transcription/': (_call, response) => sendJson(response, running, 202),
      'GET /wxyz/api/v1/event/8/transcript/': () => ({
        ...transcript,
        transcription: {
          status: 'failed',
          progress: 0,
          error: 'The speech service does not accept the key.',
        },
      }),
    });
    expect((await runPostkit(['transcripts', 'create', '9'], { url: station.url })).err).toContain(
      'Event 9 has 4 words.',
    );
    const failed = await runPostkit(['transcripts', 'create', '8'], { url: station.url });
    expect(failed.err).toContain('does not accept the key');
    expect(failed.code).toBe(1);
  });

  it('shows and sets the transcripts of new episodes, and names a missing speech service', async () => {
    const path = '/wxyz/api/v1/show/7/transcript_settings/';
    await using station = await fakeStation({
      [`GET ${path}`]: () => ({ automatic: false, can_transcribe: true }),
      [`POST ${path}`]: ({ body }) => ({ ...JSON.parse(body), can_transcribe: false }),
    });
    const shown = await runPostkit(['transcripts', 'settings', '7'], { url: station.url });
    expect(shown.out).toBe('New episodes are not transcribed.\n');
    const set = await runPostkit(['transcripts', 'settings', '7', '--automatic', 'on'], { url: station.url });
    expect([set.out, set.err]).toEqual([
      'New episodes are transcribed.\n',
      'This installation has no speech service.\n',
    ]);
  });
});

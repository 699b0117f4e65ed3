import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transcript, type Transcript } from '@postkit/sdk/schema';
import { createFakeClock } from '../../../platform/fake-clock.ts';
import {
  listenLive,
  makeShow,
  startStation,
  type SignedIn,
  type TestStation,
} from '../../../testing/index.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import '../../../testing/postgres/only-on-sqlite.ts';

const secret = 'sk-speech-secret';
const heard = JSON.stringify({
  language: 'english',
  words: [
    { word: 'low', start: 0.5, end: 0.9 },
    { word: 'tide', start: 1, end: 1.4 },
  ],
});

/** A speech server whose response a test decides. */
let respond: (response: ServerResponse) => void;
const calls: { path: string | undefined; authorization: string | undefined; body: string }[] = [];
let speech: Server;
let origin: string;

function take(request: IncomingMessage, response: ServerResponse): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    calls.push({
      path: request.url,
      authorization: request.headers.authorization,
      body: Buffer.concat(chunks).toString('latin1'),
    });
    respond(response);
  });
}

beforeAll(async () => {
  speech = createServer(take).listen(0, '127.0.0.1');
  await new Promise((resolve) => speech.once('listening', resolve));
  origin = `http://127.0.0.1:${(speech.address() as AddressInfo).port}`;
});
beforeEach(() => {
  calls.length = 0;
  respond = (response) => void response.end(heard);
});
afterAll(() => {
  speech.closeAllConnections();
  speech.close();
});

interface Scene {
  server: TestStation;
  admin: SignedIn;
  clock: ReturnType<typeof createFakeClock>;
}

async function start(env: Record<string, string>): Promise<Scene> {
  const clock = createFakeClock();
  const server = await startStation({ clock, env });
  return { server, admin: await server.signIn(), clock };
}

const path = ({ server }: Scene, id: number, what: string) => `/${server.slug}/api/v1/event/${id}/${what}/`;
const request = (scene: Scene, id: number) =>
  scene.server.call(path(scene, id, 'transcription'), { method: 'POST', as: scene.admin, json: {} });
async function read(scene: Scene, id: number): Promise<Transcript> {
  return transcript.parse(
    await (await scene.server.call(path(scene, id, 'transcript'), { as: scene.admin })).json(),
  );
}

/** Transcribes a new event with all retries. */
async function transcribed(scene: Scene): Promise<Transcript> {
  const { id } = await makeEvent(scene.server, { segments: 1 });
  expect((await request(scene, id)).status).toBe(202);
  await scene.server.context.jobs.idle();
  for (let retry = 0; retry < 4; retry += 1) {
    scene.clock.advance(60_000);
    await scene.server.context.jobs.idle();
  }
  return read(scene, id);
}

describe('a speech server', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await start({
      POSTKIT_SPEECH_URL: `${origin}/`,
      POSTKIT_SPEECH_KEY: secret,
      POSTKIT_SPEECH_MODEL: 'base.en',
      POSTKIT_SPEECH_LANGUAGE: 'en',
    });
  });
  afterAll(() => scene.server.close());

  it('gets the audio with model, language and key, and its words become those of the event', async () => {
    const { id } = await makeEvent(scene.server, { segments: 1 });
    const live = await listenLive(scene.server, scene.admin);
    const response = await request(scene, id);
    expect(response.status).toBe(202);
    expect(transcript.parse(await response.json())).toMatchObject({
      can_transcribe: true,
      transcription: { status: expect.stringMatching(/^(?:waiting|running)$/) },
    });
    expect(await live.next('transcript_changed')).toMatchObject({
      event_id: id,
      status: 'waiting',
      words_changed: false,
    });
    await scene.server.context.jobs.idle();
    expect(await live.next('transcript_changed')).toMatchObject({ status: 'running', progress: 0 });
    expect(await live.next('transcript_changed')).toMatchObject({ status: 'running', progress: 100 });
    expect(await live.next('transcript_changed')).toMatchObject({ status: 'none', words_changed: true });
    live.close();
    const [call] = calls;
    expect(call).toMatchObject({ path: '/v1/audio/transcriptions', authorization: `Bearer ${secret}` });
    for (const part of [
      'name="model"\r\n\r\nbase.en',
      'name="language"\r\n\r\nen',
      'verbose_json',
      'timestamp_granularities[]"\r\n\r\nword',
    ])
      expect(call?.body).toContain(part);
    expect(call?.body).toContain('filename="audio.mp3"');
    expect(await read(scene, id)).toMatchObject({
      timing: 'words',
      language: 'en',
      transcription: { status: 'none' },
      words: [{ text: 'low', start: 500, end: 900 }, { text: 'tide' }],
    });
  });

  it.each([
    [
      'a wrong key',
      (response: ServerResponse) => response.writeHead(401).end(`{"error":"bad key ${secret}"}`),
      1,
      'does not accept the key',
    ],
    [
      'a missing model',
      (response: ServerResponse) => response.writeHead(404).end(),
      1,
      'responded with status 404',
    ],
    [
      'an error',
      (response: ServerResponse) => response.writeHead(500).end('boom'),
      4,
      'responded with status 500. Try again later.',
    ],
    ['no JSON', (response: ServerResponse) => response.end('<html>'), 1, 'did not return words with times'],
    [
      'JSON of another kind',
      (response: ServerResponse) => response.end('{"words":[{"word":"x"}]}'),
      1,
      'words.0.start is not as expected',
    ],
    [
      'a cut response',
      (response: ServerResponse) => {
        response.writeHead(200, { 'content-length': '9999' });
        response.write(heard);
        response.destroy();
      },
      4,
      'The connection to the speech service failed.',
    ],
    [
      'a redirect',
      (response: ServerResponse) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      1,
      'status 302',
    ],
    [
      'no words',
      (response: ServerResponse) => response.end('{"text":"","words":[],"segments":[]}'),
      1,
      'heard no words',
    ],
  ])(
    'that returns %s is asked as often as it makes sense, and the reason is shown without secrets',
    async (_name, answer, times, message) => {
      respond = answer;
      const { transcription, words } = await transcribed(scene);
      expect(calls).toHaveLength(times);
      expect(transcription).toMatchObject({ status: 'failed', error: expect.stringContaining(message) });
      expect(JSON.stringify(transcription)).not.toContain(secret);
      expect(words).toEqual([]);
    },
  );

  it('works again on the next press after a failure, which a press also dismisses', async () => {
    const { id } = await makeEvent(scene.server, { segments: 1 });
    respond = (response) => void response.writeHead(401).end();
    await request(scene, id);
    await scene.server.context.jobs.idle();
    expect((await read(scene, id)).transcription.status).toBe('failed');
    respond = (response) => void response.end(heard);
    await request(scene, id);
    await scene.server.context.jobs.idle();
    expect((await read(scene, id)).words).toHaveLength(2);
  });

  it('is left alone after a cancel, and its late words are dropped', async () => {
    const { id } = await makeEvent(scene.server, { segments: 1 });
    const { promise: reached, resolve } = Promise.withResolvers<ServerResponse>();
    respond = resolve;
    await request(scene, id);
    const response = await reached;
    const cancelled = await scene.server.call(path(scene, id, 'transcription'), {
      method: 'DELETE',
      as: scene.admin,
    });
    expect(cancelled.status).toBe(204);
    response.end(heard);
    await scene.server.context.jobs.idle();
    expect(await read(scene, id)).toMatchObject({ words: [], transcription: { status: 'none' } });
  });

  it('transcribes the events of new episodes of a show that asks for it, except those with timed words', async () => {
    const show = await makeShow(scene.server);
    const settings = `/${scene.server.slug}/api/v1/show/${show.id}/transcript_settings/`;
    expect(await (await scene.server.call(settings, { as: scene.admin })).json()).toEqual({
      automatic: false,
      can_transcribe: true,
    });
    await scene.server.call(settings, { method: 'POST', as: scene.admin, json: { automatic: true } });
    const [plain, timed] = [
      await makeEvent(scene.server, { segments: 1 }),
      await makeEvent(scene.server, { segments: 1 }),
    ];
    await scene.server.call(path(scene, timed.id, 'transcript'), {
      method: 'POST',
      as: scene.admin,
      json: { format: 'srt', file: '1\n00:00:01,000 --> 00:00:02,000\nkept\n' },
    });
    await makeEpisode(scene.server, { showId: show.id, eventIds: [plain.id, timed.id] });
    expect(calls).toHaveLength(1);
    expect((await read(scene, plain.id)).words.map(({ text }) => text)).toEqual(['low', 'tide']);
    expect((await read(scene, timed.id)).words.map(({ text }) => text)).toEqual(['kept']);
  });
});

it('a speech server that does not respond in time fails with that reason', async () => {
  const scene = await start({ POSTKIT_SPEECH_URL: origin, POSTKIT_SPEECH_TIMEOUT_MINUTES: '0.002' });
  respond = () => {};
  expect((await transcribed(scene)).transcription.error).toContain('took too long to respond');
  await scene.server.close();
});

it('a station without a speech service says so', async () => {
  const scene = await start({});
  const { id } = await makeEvent(scene.server, { segments: 1 });
  const response = await request(scene, id);
  expect(response.status).toBe(409);
  expect(await response.text()).toContain('has no speech service');
  expect(await read(scene, id)).toMatchObject({ can_transcribe: false });
  await scene.server.close();
});

describe('a speech program', () => {
  let folder: string;
  const scenes: Scene[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'postkit-speech-'));
  });
  afterEach(async () => {
    for (const { server } of scenes.splice(0)) await server.close();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function program(name: string, script: string, args = ''): Promise<Scene> {
    const file = join(folder, name);
    await writeFile(file, `#!/bin/sh\n${script}\n`);
    await chmod(file, 0o755);
    const env = {
      POSTKIT_SPEECH_COMMAND: `${file} ${args}`,
      POSTKIT_SPEECH_TIMEOUT_MINUTES: '0.02',
      POSTKIT_SPEECH_LANGUAGE: 'de',
    };
    const scene = await start(env);
    scenes.push(scene);
    return scene;
  }

  it('runs with the file and the language, without a shell and without the variables of the station', async () => {
    const said = join(folder, 'said');
    const script = `echo "$1|$2|$POSTKIT_SPEECH_COMMAND|$(head -c 3 "$3" | od -An -tx1)" > ${said}\nprintf 'WEBVTT\\n\\n00:00.500 --> 00:01.500\\nguten tag\\n'`;
    const scene = await program('prints', script, '-l {language} {file} ; touch $HOME');
    const { words, timing } = await transcribed(scene);
    expect(words.map(({ text }) => text)).toEqual(['guten', 'tag']);
    expect(timing).toBe('captions');
    expect(await readFile(said, 'utf8')).toMatch(/^-l\|de\|\| (ff f|49 44 33)/);
  });

  it.each([
    ['fails', 'exit 3', 'failed (exit status 3)'],
    ['hangs', 'sleep 600', 'took too long and was ended'],
  ])('that %s is reported', async (name, script, message) => {
    expect((await transcribed(await program(name, script))).transcription.error).toContain(message);
  });

  it('that does not exist is reported', async () => {
    const scene = await start({ POSTKIT_SPEECH_COMMAND: '/nonexistent/whisper' });
    scenes.push(scene);
    expect((await transcribed(scene)).transcription.error).toContain('cannot be started');
  });
});

import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../audio/testing/temporary-folder.ts';
import { readMessage } from '../../../playout/index.ts';
import { testTransport, type TestTransportOptions } from './testing/test-transport.ts';

const isRoot = process.getuid?.() === 0;

/** An input that has looked once at a file of a new folder, or at the folder for the name `.`. */
async function watch(name: string, options: TestTransportOptions & { before?: (path: string) => void } = {}) {
  const folder = temporaryFolder();
  const path = folder.file(name);
  options.before?.(path);
  const received = testTransport({ type: 'file', path }, { folders: [folder.path], ...options });
  await received.until(() => received.armed(500) > 0);
  return {
    received,
    path,
    file: folder.file,
    async look(times = 1): Promise<void> {
      for (let n = 0; n < times; n += 1) await received.look();
    },
    async [Symbol.asyncDispose]() {
      await received.close();
      folder[Symbol.dispose]();
    },
  };
}

describe('file', () => {
  it('delivers once a file that is there at the start, as old as it is', async () => {
    const changed = new Date('2026-01-05T09:00:00Z');
    await using watched = await watch('now.xml', {
      before(path) {
        writeFileSync(path, '<a/>');
        utimesSync(path, changed, changed);
      },
    });
    await watched.look(20);
    expect(watched.received.deliveries).toMatchObject([{ peer: 'now.xml', arrived_ms: changed.getTime() }]);
    writeFileSync(watched.path, '<b/>');
    await watched.look(3);
    expect(watched.received.texts()).toEqual(['<a/>', '<b/>']);
    expect(watched.received.deliveries[1]?.arrived_ms).toBeGreaterThan(Date.UTC(2026, 0, 5, 12));
  });

  it('does not read a document before it is whole', async () => {
    await using watched = await watch('now.xml');
    writeFileSync(watched.path, '<now><title>Glass');
    await watched.look(1);
    appendFileSync(watched.path, 'house</title>');
    await watched.look(1);
    expect(watched.received.deliveries).toEqual([]);
    appendFileSync(watched.path, '</now>');
    await watched.look(1);
    expect(watched.received.texts()).toEqual(['<now><title>Glasshouse</title></now>']);
  });

  it('reads a text when it is the same for two looks', async () => {
    await using watched = await watch('now.txt', { framing: 'whole' });
    writeFileSync(watched.path, 'Imogen Tallow');
    await watched.look(1);
    expect(watched.received.deliveries).toEqual([]);
    appendFileSync(watched.path, ' - Glasshouse');
    await watched.look(1);
    expect(watched.received.deliveries).toEqual([]);
    await watched.look(1);
    expect(watched.received.texts()).toEqual(['Imogen Tallow - Glasshouse']);
  });

  it('delivers a document that stays cut, so that its fault is shown', async () => {
    await using watched = await watch('now.xml', {
      before: (path) => writeFileSync(path, '<now><title>Glass'),
    });
    await watched.look(4);
    expect(watched.received.texts()).toEqual(['<now><title>Glass']);
  });

  it('delivers nothing for the same content, however it is written again', async () => {
    await using watched = await watch('now.xml', { before: (path) => writeFileSync(path, '<a/>') });
    await watched.look(2);
    writeFileSync(watched.path, '<a/>');
    await watched.look(2);
    writeFileSync(watched.path, '');
    await watched.look(2);
    rmSync(watched.path);
    await watched.look(6);
    expect(watched.received.state()).toBe(`waiting: ${watched.path} does not exist yet.`);
    writeFileSync(watched.file('new'), '<a/>');
    renameSync(watched.file('new'), watched.path);
    await watched.look(2);
    expect(watched.received.texts()).toEqual(['<a/>']);
    expect(watched.received.state()).toBe('connected: ');
  });

  it('reads a content with the same size and time soon after the last', async () => {
    const changed = new Date('2026-01-05T11:59:59Z');
    const write = (path: string, text: string) => {
      writeFileSync(path, text);
      utimesSync(path, changed, changed);
    };
    await using watched = await watch('now.xml', { before: (path) => write(path, '<a/>') });
    await watched.look(1);
    write(watched.path, '<b/>');
    await watched.look(3);
    expect(watched.received.texts()).toEqual(['<a/>', '<b/>']);
  });

  it('delivers the lines that a file has grown by, and all of a file that is replaced', async () => {
    await using watched = await watch('log.txt', {
      framing: 'line',
      before: (path) => writeFileSync(path, 'one\ntwo\n'),
    });
    await watched.look(2);
    appendFileSync(watched.path, 'two\n');
    await watched.look(3);
    writeFileSync(watched.path, 'three\ntwo\n');
    await watched.look(3);
    expect(watched.received.texts()).toEqual(['one', 'two', 'two', 'three', 'two']);
  });

  it('reads UTF-16 with its mark', async () => {
    const text =
      '<ZettaLite><LogEvent Type="SONG"><Asset Title="Übergang" Artist1="Ina"/></LogEvent></ZettaLite>';
    const utf16 = (value: string) => Buffer.from(`\ufeff${value}\r\n`, 'utf16le');
    await using watched = await watch('now.xml', { before: (path) => writeFileSync(path, utf16(text)) });
    await watched.look(3);
    const [delivery] = watched.received.deliveries;
    const arrival = { arrived_ms: watched.received.clock.now(), timezone: 'UTC' };
    const { messages } = readMessage({ preset: 'zetta' }, delivery ?? { bytes: Buffer.alloc(0) }, arrival);
    expect(messages.map(({ title }) => title)).toEqual(['Übergang']);
    expect(watched.received.remarks).toEqual([]);
  });

  it('reads the newest file of a folder, of several with the same time the last by name', async () => {
    await using watched = await watch('.');
    await watched.look(1);
    expect(watched.received.state()).toMatch(/^waiting: .* has no files yet\.$/);
    const write = (name: string, text: string, time: string) => {
      writeFileSync(watched.file(name), text);
      utimesSync(watched.file(name), new Date(time), new Date(time));
    };
    mkdirSync(watched.file('folder'));
    write('b.xml', '<b/>', '2026-01-05T11:00:00Z');
    write('a.xml', '<a/>', '2026-01-05T11:00:00Z');
    write('.hidden', '<hidden/>', '2026-01-05T12:00:00Z');
    symlinkSync('/etc/passwd', watched.file('z'));
    await watched.look(2);
    write('old.xml', '<old/>', '2026-01-04T11:00:00Z');
    await watched.look(2);
    write('a.xml', '<c/>', '2026-01-05T11:00:01Z');
    await watched.look(2);
    expect(watched.received.texts()).toEqual(['<b/>', '<c/>']);
    expect(watched.received.deliveries.map(({ peer }) => peer)).toEqual(['b.xml', 'a.xml']);
  });
});

describe('a path of an input', () => {
  const reasonOf = async (path: string, folders: string[]) => {
    await using received = testTransport({ type: 'file', path }, { folders });
    await received.until(() => received.states.length > 0);
    return received.state();
  };

  it.each([
    ['/srv/playout/now.xml', [], /^failed: .*POSTKIT_PLAYOUT_FOLDERS=/],
    ['/etc/passwd', ['/srv/playout'], /^failed: Enter the path .* POSTKIT_PLAYOUT_FOLDERS/],
    ['/srv/playout/../secret', ['/srv/playout'], /^failed: Enter the path/],
    ['/srv/playout-secret/now.xml', ['/srv/playout'], /^failed: Enter the path/],
    ['now.xml', ['/'], /^failed: Enter the path/],
    ['/srv/no such/..file', ['/srv/no such'], /^waiting: .* does not exist yet/],
  ])('%s with the folders %j', async (path, folders, state) => {
    expect(await reasonOf(path, folders)).toMatch(state);
  });

  it('leads out of the folders by no symbolic link, of a file or of a folder', async () => {
    using outside = temporaryFolder();
    writeFileSync(outside.file('secret'), '<a/>');
    using folder = temporaryFolder();
    symlinkSync(outside.file('secret'), folder.file('file'));
    symlinkSync(outside.path, folder.file('folder'));
    for (const name of ['file', 'folder', 'folder/secret'])
      expect(await reasonOf(folder.file(name), [folder.path])).toContain(
        'leads out of the permitted folders',
      );
  });

  it('may lead through a symbolic link within the folders, and the folder may be one', async () => {
    using folder = temporaryFolder();
    mkdirSync(folder.file('real'));
    writeFileSync(folder.file('real/now.xml'), '<a/>');
    symlinkSync(folder.file('real'), folder.file('link'));
    symlinkSync(folder.file('real/now.xml'), folder.file('link/current.xml'));
    const path = folder.file('link/current.xml');
    await using received = testTransport({ type: 'file', path }, { folders: [folder.file('link')] });
    await received.until(() => received.deliveries.length === 1);
    expect(received.texts()).toEqual(['<a/>']);
  });
});

describe('a file that cannot be read', () => {
  it.each<[string, (path: string) => void, RegExp]>([
    [
      'is too large',
      (path) => writeFileSync(path, Buffer.alloc(1_048_577, 'x')),
      /has more than 1048576 bytes\.$/,
    ],
    ['is a pipe', (path) => void execFileSync('mkfifo', [path]), /is not a file\.$/],
    [
      'has links in a circle',
      (path) => symlinkSync(path, path),
      /its symbolic links lead in a circle \(ELOOP\)\.$/,
    ],
  ])('%s', async (_fault, make, reason) => {
    await using watched = await watch('now.xml', { before: make });
    await watched.received.until(() => watched.received.state().startsWith('failed'));
    expect(watched.received.state()).toMatch(reason);
    rmSync(watched.path);
    writeFileSync(watched.path, '<a/>');
    await watched.look(2);
    expect(watched.received.texts()).toEqual(['<a/>']);
    expect(watched.received.state()).toBe('connected: ');
  });

  it('is in a folder with more than 1000 entries', async () => {
    await using watched = await watch('.');
    for (let n = 0; n < 1001; n += 1) writeFileSync(watched.file(`${n}`), '<a/>');
    await watched.look(4);
    expect(watched.received.state()).toContain('more than 1000 entries');
  });

  it.skipIf(isRoot)('has no permission, or is in a folder without one', async () => {
    await using watched = await watch('closed', { before: (path) => mkdirSync(path, { mode: 0 }) });
    await watched.received.until(() => watched.received.state().startsWith('failed'));
    expect(watched.received.state()).toContain('this user has no permission (EACCES)');
    chmodSync(watched.path, 0o700);
    writeFileSync(`${watched.path}/now.xml`, '<a/>', { mode: 0 });
    await watched.look(4);
    expect(watched.received.state()).toContain('this user has no permission (EACCES)');
    chmodSync(`${watched.path}/now.xml`, 0o600);
    await watched.look(2);
    expect(watched.received.texts()).toEqual(['<a/>']);
  });

  it('is missing for less than four looks without a word', async () => {
    await using watched = await watch('now.xml', { before: (path) => writeFileSync(path, '<a/>') });
    await watched.look(2);
    rmSync(watched.path);
    await watched.look(3);
    writeFileSync(watched.path, '<b/>');
    await watched.look(2);
    expect(watched.received.states).toEqual([{ state: 'connected', reason: '' }]);
    expect(watched.received.texts()).toEqual(['<a/>', '<b/>']);
  });
});

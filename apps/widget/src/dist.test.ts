import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { englishWords } from '../build/english-words.ts';

let dist: string;

async function file(name: string) {
  return readFile(join(dist, name), 'utf8');
}

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'postkit-widget-'));
  await promisify(execFile)(process.execPath, [
    fileURLToPath(new URL('../build/build.ts', import.meta.url)),
    '--outDir',
    dist,
  ]);
});

afterAll(() => rm(dist, { recursive: true }));

describe('the built widget', () => {
  it('is a script, a page, a sheet for old browsers, and the extras, the elements of a station site, and the files of the public pages', async () => {
    const files = (await readdir(dist)).toSorted().map((name) => name.replace(/-[\w-]{8}(?=\.woff2$)/, ''));
    expect(files).toEqual([
      'deck-sans.woff2',
      'embed.js',
      'extras.js',
      'listen.css',
      'listen.js',
      'martian-mono.woff2',
      'player.css',
      'player.html',
      'site.js',
      'version.json',
    ]);
  });

  it('KIT-026 is self-contained, and includes the player of the kit', async () => {
    for (const text of [await file('embed.js'), await file('player.html')]) {
      expect(text).toContain('This player has nothing to play.');
      expect(text).toContain('.pk-player');
      expect(text).not.toMatch(/\bimport\s*[{"'`*]|\bfrom\s*["'`]|https?:\/\/(?!www\.w3\.org)[a-z]/);
    }
  });

  it('needs at most 11 kB of script and style for a ready player, and 4 kB for its extras', async () => {
    expect(gzipSync(await file('embed.js'), { level: 9 }).length).toBeLessThanOrEqual(11_000);
    expect(gzipSync(await file('extras.js'), { level: 9 }).length).toBeLessThanOrEqual(4000);
    const inlined = [...(await file('player.html')).matchAll(/<(style|script)[^>]*>([^]*?)<\/\1>/g)]
      .map((match) => match[2])
      .join('');
    expect(gzipSync(inlined, { level: 9 }).length).toBeLessThanOrEqual(11_000);
  });

  it('names the build after its content, with the integrity of the script', async () => {
    const { version, integrity } = JSON.parse(await file('version.json'));
    expect(version).toMatch(/^4-[\da-f]{8}$/);
    expect(integrity).toBe(
      `sha384-${createHash('sha384')
        .update(await file('embed.js'))
        .digest('base64')}`,
    );
    expect(await file('extras.js')).not.toContain('__WIDGET_VERSION__');
  });

  it('runs under a policy that forbids eval and inline handlers', async () => {
    expect(await file('embed.js')).not.toMatch(/\beval\(|new Function|setAttribute\(.style/);
    expect(await file('player.html')).toMatch(/script-src 'sha256-[^']+' 'self';style-src 'sha256-[^']+'/);
  });
});

describe('englishWords', () => {
  it('imports the words of a module by each name that the code has for it', () => {
    const { transform } = englishWords() as { transform: (code: string, id: string) => string };
    const imported = "from './site.messages.ts';";
    const calls = [
      'const messages = useWords(siteMessages);',
      'const words = useWords(siteMessages);',
      'const more = catalogue.wordsOf(siteMessages);',
    ];
    const code = [`import { siteMessages } ${imported}`, ...calls].join('\n');
    expect(transform(code, '/react-kit/src/site/list.tsx').trim().split(/\n+/)).toEqual([
      `import { siteMessages, siteMessages as messages, siteMessages as words } ${imported}`,
      'const more = siteMessages;',
    ]);
  });
});

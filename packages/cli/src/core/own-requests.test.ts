import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const request =
  /\bfetch\b(?=[(}.,]| =)|\b(?:WebSocket|EventSource|XMLHttpRequest)\b|'(?:node:)?(?:http|https|http2|net|tls|undici)'/;

it('KIT-030 the command line sends requests only as the client of the SDK', () => {
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing/'));
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => request.test(readFileSync(join(root, file), 'utf8')))).toEqual([
    'core/connect.ts',
  ]);
});

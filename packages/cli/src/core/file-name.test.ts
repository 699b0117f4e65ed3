import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryHome } from '../testing/run-postkit.ts';
import { fileNameOf } from './file-name.ts';

describe('fileNameOf', () => {
  it.each([
    ['High: water', '7 High- water.mp3'],
    ['..\\a/b<c>d"e|f?g*h', '7 ..-a-b-c-d-e-f-g-h.mp3'],
    ['Tide\n\tat  six\u0000\u202E', '7 Tide at six.mp3'],
    ['Cafe\u0301 ...', '7 Caf\u00E9.mp3'],
    ['', '7.mp3'],
  ])('makes a valid name of %j', (title, name) => expect(fileNameOf(7, title, 'mp3')).toBe(name));

  it('keeps 120 characters and the extension', () => {
    expect(fileNameOf(7, 'a'.repeat(500), 'mp3')).toBe(`7 ${'a'.repeat(118)}.mp3`);
    expect(fileNameOf(7, `${'a'.repeat(115)} . b`, 'mp3')).toBe(`7 ${'a'.repeat(115)}.mp3`);
  });

  it('keeps whole characters of a title in at most 245 bytes', () => {
    // A CJK character has 3 bytes: 2 + 79 * 3 + 4 is 243.
    expect(fileNameOf(7, '潮'.repeat(500), 'mp3')).toBe(`7 ${'潮'.repeat(79)}.mp3`);
    expect(Buffer.byteLength(fileNameOf(7, `ab${'潮'.repeat(500)}`, 'mp3'))).toBe(245);
    // An emoji with a skin tone has 4 UTF-16 units: 2 + 29 * 4 is 118, and 30 * 4 is above 120.
    expect(fileNameOf(7, '👍🏽'.repeat(100), 'mp3')).toBe(`7 ${'👍🏽'.repeat(29)}.mp3`);
  });

  it('leaves room for the files of an unfinished download', async () => {
    await using home = await temporaryHome();
    const path = join(home.path, fileNameOf(7, `ab${'潮'.repeat(500)}`, 'mp3'));
    await expect(writeFile(`${path}.part.etag`, '')).resolves.toBeUndefined();
  });
});

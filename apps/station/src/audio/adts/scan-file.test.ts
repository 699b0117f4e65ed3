import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { adtsBytes } from '../testing/adts-bytes.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { scanAdtsFile } from './scan-file.ts';

describe('scanAdtsFile', () => {
  it('finds where a torn tail begins, in files larger than its buffer', async () => {
    using folder = temporaryFolder();
    const whole = adtsBytes(9000, 200);
    await writeFile(folder.file('torn.aac'), Buffer.concat([whole, adtsBytes(1, 200).subarray(0, 100)]));
    expect(await scanAdtsFile(folder.file('torn.aac'))).toEqual({ frames: 9000, end: whole.length });
  });

  it('finds nothing in a file of something else', async () => {
    using folder = temporaryFolder();
    await writeFile(folder.file('text'), 'no frames here');
    expect(await scanAdtsFile(folder.file('text'))).toEqual({ frames: 0, end: 0 });
  });
});

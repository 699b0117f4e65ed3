import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that is deleted when its `using` scope ends. */
export function temporaryFolder(): Disposable & { path: string; file: (name: string) => string } {
  const path = mkdtempSync(join(tmpdir(), 'postkit-audio-'));
  return {
    path,
    file: (name) => join(path, name),
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  };
}

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * The texts as oxfmt writes them in the repository.
 * @param {string} root
 * @param {ReadonlyMap<string, string>} files by path from the root; oxfmt leaves those that it does not know
 * @returns {Map<string, string>}
 */
export function formatFiles(root, files) {
  const folder = mkdtempSync(join(tmpdir(), 'postkit-generated-'));
  try {
    for (const [file, text] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    execFileSync(join(root, 'node_modules/.bin/oxfmt'), ['--config', join(root, '.oxfmtrc.json'), '.'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return new Map([...files.keys()].map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

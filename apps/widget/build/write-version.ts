import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files that a pinned address serves. */
const pinned = ['embed.js', 'extras.js', 'player.css', 'player.html'];
const mark = '__WIDGET_VERSION__';

/**
 * Names the build after its content, as in `4-1f0c9a3e`: writes the name into the extras, which report it, and into
 * `version.json` with the integrity of `embed.js`, for tags that pin it.
 */
export async function writeVersion(dist: string): Promise<void> {
  const files = await Promise.all(pinned.map((name) => readFile(join(dist, name))));
  const version = `4-${createHash('sha256').update(Buffer.concat(files)).digest('hex').slice(0, 8)}`;
  const [script = Buffer.alloc(0), extras = Buffer.alloc(0)] = files;
  await writeFile(join(dist, 'extras.js'), extras.toString().replaceAll(mark, version));
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  await writeFile(join(dist, 'version.json'), `${JSON.stringify({ version, integrity })}\n`);
}

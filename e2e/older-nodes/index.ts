import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const programOf = (manifest: string) => join(dirname(manifest), 'bin/node');

/** Programs by their versions: the first release that the packages promise to run on, and the newest of the line after it. */
export const olderNodes = [
  ['20.3.0', programOf(require.resolve('node-20/package.json'))],
  ['22.23.3', programOf(require.resolve('node-22/package.json'))],
] as const;

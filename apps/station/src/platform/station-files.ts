import { fileURLToPath } from 'node:url';
import { programs } from './programs.ts';

/** Built programs are one folder below `apps/station`, this source is two. */
const isBuilt = !import.meta.url.endsWith('.ts');
const member = new URL(isBuilt ? '../' : '../../', import.meta.url);

/** The path of a file or folder below `apps/station`, such as `src/features/share-clips/fonts`. */
export function stationFile(path: string): string {
  return fileURLToPath(new URL(path, member));
}

/** Node's arguments for a program: a source needs the condition that finds the sources of the packages. */
export const programArguments = isBuilt ? [] : ['--conditions=postkit-source'];

/** The path of a program: the built one if the running program is built, otherwise its source. */
export function programFile(name: keyof typeof programs): string {
  return stationFile(isBuilt ? `dist/${name}.js` : `src/${programs[name]}`);
}

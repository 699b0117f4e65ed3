import { fileURLToPath } from 'node:url';
import { programs } from '../platform/programs.ts';

const member = new URL('../../', import.meta.url);

/** The arguments of Node that start a program of the station: the built one if the run of the tests has built it, otherwise its source. */
export function stationProgram(name: keyof typeof programs): string[] {
  if (process.env['POSTKIT_TEST_BUILT']) return [fileURLToPath(new URL(`dist/${name}.js`, member))];
  return ['--conditions=postkit-source', fileURLToPath(new URL(`src/${programs[name]}`, member))];
}

import type { programs } from '../platform/programs.ts';
import { programFile, stationFile } from '../platform/station-files.ts';

/** The arguments of Node that start a program of the station: the built one if the run of the tests has built it, otherwise its source. */
export function stationProgram(name: keyof typeof programs): string[] {
  if (process.env['POSTKIT_TEST_BUILT']) return [stationFile(`dist/${name}.js`)];
  return ['--conditions=postkit-source', programFile(name)];
}

import type { programs } from '../platform/programs.ts';
import { programFile, stationFile } from '../platform/station-files.ts';
import { crashPrograms } from './crash-programs.ts';

/** The arguments of Node that start a program of the station: the built one if the run of the tests has built it, otherwise its source. */
export function stationProgram(name: keyof typeof programs): string[] {
  if (process.env['POSTKIT_TEST_BUILT']) return [stationFile(`dist/${name}.js`)];
  return ['--conditions=postkit-source', programFile(name)];
}

/** The same for a program that tests kill. */
export function crashProgram(name: keyof typeof crashPrograms): string[] {
  if (process.env['POSTKIT_TEST_BUILT']) return [stationFile(`.cache/${name}.js`)];
  return ['--conditions=postkit-source', stationFile(`src/${crashPrograms[name]}`)];
}

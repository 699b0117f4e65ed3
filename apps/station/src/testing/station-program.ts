import type { programs } from '../platform/programs.ts';
import { programFile, stationFile } from '../platform/station-files.ts';
import { crashPrograms } from './crash-programs.ts';

/** The arguments of Node that start a program of the station: the built one if the run of the tests has built it, otherwise its source. */
export function stationProgram(name: keyof typeof programs): string[] {
  return builtOr(`dist/${name}.js`, programFile(name));
}

/** The same for a program that tests kill. */
export function crashProgram(name: keyof typeof crashPrograms): string[] {
  return builtOr(`.cache/${name}.js`, stationFile(`src/${crashPrograms[name]}`));
}

function builtOr(built: string, source: string): string[] {
  return process.env['POSTKIT_TEST_BUILT'] ? [stationFile(built)] : ['--conditions=postkit-source', source];
}

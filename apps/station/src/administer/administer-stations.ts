import { parseStationArguments } from './parse-station-arguments.ts';
import { runProgramCommand } from './run-program-command.ts';
import { runStationCommand } from './run-station-command.ts';

const usage = `Manages the stations of the company from the machine of the station, without a sign-in.

  postkit-station stations COMMAND [--json]

  list                                  lists stations
  add --title TEXT --slug SLUG --timezone ZONE
                                        adds a station
  set STATION                           changes the fields that are given
            --title --slug --timezone   an old slug leads to the new one
            --kind radio|tv --format --state --city --image
            --quota-gb NUMBER|none      space that it may use
  archive STATION                       it records nothing, and its feeds, pages and audio stay
  restore STATION                       returns it from the archive
  delete STATION --confirm STATION      deletes an archived station with all that is in it
  company [--name TEXT]                 prints or changes the name of the company
  remove-demo                           deletes the stations and users of the demo

A STATION is its slug. The data folder is POSTKIT_DATA, or ./data, unless --data names one; its station must be stopped. With
DATABASE_URL the stations are those of its PostgreSQL database, and its processes may run. Each change is in the audit log. Exits
with 1 where a command cannot be carried out, which changes nothing, and with 2 where the command line is wrong.
`;

/** Carries out the command line after `postkit-station stations`. @returns the exit code @throws an Error for the operator */
export function administerStations(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return runProgramCommand(env, usage, () => {
    const call = parseStationArguments(argv);
    return call === 'help' ? call : { ...call, run: (operator) => runStationCommand(operator, call) };
  });
}

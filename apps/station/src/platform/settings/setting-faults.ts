import type { z } from 'zod';
import { nearestName } from '../nearest-name.ts';
import { roleFaults } from '../roles.ts';
import { commandLineNames } from './command-line-names.ts';
import { completeEnvironment, environment } from './environment.ts';
import type { SettingFault } from './settings-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables of an environment that have a value. */
export function setValues(env: Environment): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/**
 * Every setting that is unknown or wrong.
 * @param platforms settings of the platforms; null where another process checks them, and the unknown names
 */
export function settingFaults(env: Environment, platforms: readonly z.ZodObject[] | null): SettingFault[] {
  const set = setValues(env);
  const unknown = platforms === null ? [] : unknownSettings(set, [environment, ...platforms]);
  return [
    ...unknown,
    ...valueFaults(set),
    ...(platforms ?? []).flatMap((settings) => faultsOf(settings, set)),
  ];
}

function unknownSettings(set: Environment, schemas: readonly z.ZodObject[]): SettingFault[] {
  const known = new Set([...schemas.flatMap(({ shape }) => Object.keys(shape)), ...commandLineNames]);
  const unknown = Object.keys(set).filter((name) => name.startsWith('POSTKIT_') && !known.has(name));
  return unknown.map((name) => {
    const nearest = nearestName(name, known, 'POSTKIT_');
    return {
      name,
      isUnknown: true,
      words: nearest === null ? 'See the list of settings in the guide.' : `Did you mean ${nearest}?`,
    };
  });
}

/** Settings that require one another are compared without the wrong ones, and only if neither is wrong itself. */
function valueFaults(set: Environment): SettingFault[] {
  const faults = [...faultsOf(environment, set), ...roleFaults(set)];
  const wrong = new Set(faults.map(({ name }) => name));
  const others = Object.fromEntries(Object.entries(set).filter(([name]) => !wrong.has(name)));
  const isAboutWrong = ({ name, words }: SettingFault) =>
    [...wrong].some((one) => name === one || words.split(/[^A-Z_]+/).includes(one));
  return [...faults, ...faultsOf(completeEnvironment, others).filter((fault) => !isAboutWrong(fault))];
}

function faultsOf(settings: z.ZodObject, set: Environment): SettingFault[] {
  const found = new Map<string, SettingFault>();
  for (const { path, message } of settings.safeParse(set).error?.issues ?? []) {
    const [name = '', entry] = path;
    const words = typeof entry === 'number' ? `entry ${entry + 1} ${message}` : message;
    // One value may have several faults, of which the first explains the others.
    if (!found.has(path.join())) found.set(path.join(), { name: String(name), words });
  }
  return [...found.values()];
}

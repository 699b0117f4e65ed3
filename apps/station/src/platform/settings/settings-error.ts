import { lineOfSetting } from './settings-file.ts';

/** One setting that is wrong. */
export interface SettingFault {
  /** Name of the variable. */
  readonly name: string;
  /** Words for the operator after the name, such as `must be 0 or 1`. They contain no value that may be a secret. */
  readonly words: string;
  /** Whether there is no setting of this name. */
  readonly isUnknown?: boolean;
}

/** Settings with which the station cannot start: a line for each, which names its line in the settings file if it is from there. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(faults: readonly SettingFault[], env: Readonly<Record<string, string | undefined>> = {}) {
    super([...new Set(faults.map((fault) => lineFor(fault, env)))].join('\n'));
  }
}

function lineFor(
  { name, words, isUnknown = false }: SettingFault,
  env: Readonly<Record<string, string | undefined>>,
): string {
  const place = lineOfSetting(env, name);
  const where = place === null ? '' : ` in ${place}`;
  return isUnknown
    ? `Unknown setting${where}: ${name}. ${words}`
    : `Wrong setting${where}: ${name}: ${words}`;
}

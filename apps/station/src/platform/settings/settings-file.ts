import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { fileReason } from './file-reason.ts';
import { SettingsFileError } from './settings-file-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Names the file with further settings. */
const fileSetting = 'POSTKIT_SETTINGS_FILE';

interface SettingsLine {
  /** Counted from 1. */
  readonly number: number;
  readonly name: string;
  readonly value: string;
}

/**
 * The settings of the environment, and of the file in `POSTKIT_SETTINGS_FILE` those that the environment does not have. Read once
 * by each program; the processes of a station get them from its supervisor.
 * @throws SettingsFileError with a line for the operator for each line of the file that cannot be read
 */
export function readEnvironment(env: Environment = process.env): NodeJS.ProcessEnv {
  const path = env[fileSetting];
  if (!path) return { ...env };
  const { lines, faults } = parseSettings(readSettings(resolve(path)), resolve(path));
  if (faults.length > 0) throw new SettingsFileError(faults.join('\n'));
  const missing = lines.filter(({ name }) => !env[name]);
  return { ...env, ...Object.fromEntries(missing.map(({ name, value }) => [name, value])) };
}

/** The line of the settings file that has the value of a setting, such as `line 3 of /etc/postkit/station.env`; null for none. */
export function lineOfSetting(env: Environment, name: string): string | null {
  const path = env[fileSetting];
  if (!path) return null;
  try {
    const { lines } = parseSettings(readFileSync(resolve(path), 'utf8'), resolve(path));
    const found = lines.find((line) => line.name === name && line.value === env[name]);
    return found ? `line ${found.number} of ${resolve(path)}` : null;
  } catch {
    return null;
  }
}

function readSettings(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new SettingsFileError(
      `Wrong setting: ${fileSetting}: ${path} cannot be read: ${fileReason(error)}`,
      { cause: error },
    );
  }
}

function parseSettings(text: string, path: string): { lines: SettingsLine[]; faults: string[] } {
  const lines: SettingsLine[] = [];
  const faults: string[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const number = index + 1;
    // The line itself may have a secret.
    const refuse = (words: string) => faults.push(`Wrong line ${number} of ${path}: ${words}`);
    if (/^\s*(?:#|$)/.test(line)) continue;
    const { name, rest = '' } =
      /^\s*(?:export\s+)?(?<name>[A-Za-z_]\w*)\s*=\s*(?<rest>.*)$/.exec(line)?.groups ?? {};
    const quote = /^["'`]/.exec(rest)?.[0];
    const earlier = lines.find((one) => one.name === name);
    if (name === undefined) refuse('must be NAME=value, or a comment that begins with #');
    else if (name === fileSetting) refuse(`${fileSetting} must be set in the environment`);
    else if (quote && !rest.includes(quote, 1))
      refuse(`the value of ${name} has no closing ${quote} on its line`);
    else if (quote && !/^\s*(?:#|$)/.test(rest.slice(rest.indexOf(quote, 1) + 1)))
      refuse(`the value of ${name} has words after its closing ${quote}`);
    // Node would truncate it there, and other readers of such files would not.
    else if (!quote && /\S#/.test(rest)) refuse(`the value of ${name} has a #: write it in quotes`);
    else if (earlier) refuse(`${name} is set in line ${earlier.number} already`);
    else lines.push({ number, name, value: parseEnv(line)[name] ?? '' });
  }
  return { lines, faults };
}

import { readFileSync } from 'node:fs';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { stationFile } from './station-files.ts';

interface ProgramFacts<Options extends ParseArgsOptionsConfig> {
  /** Text of `--help`. */
  readonly usage: string;
  readonly options?: Options;
  readonly allowPositionals?: boolean;
}

const shared = {
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', short: 'V', default: false },
} as const;

/**
 * Reads the arguments of a program. With `--help` or `--version` it prints and ends the process with 0, with an unknown option
 * with 2, before the program does anything.
 */
export function programArguments<const Options extends ParseArgsOptionsConfig = Record<never, never>>({
  usage,
  options,
  allowPositionals = false,
}: ProgramFacts<Options>) {
  const { values, positionals } = parse({
    options: { ...(options as Options), ...shared },
    allowPositionals,
  });
  const asked: { help?: unknown; version?: unknown } = values;
  if (asked.help) printAndExit(usage);
  if (asked.version) printAndExit(`PostKit ${stationVersion()}\n`);
  return { values, positionals };
}

/** The version in the manifest of the station. */
export function stationVersion(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(stationFile('package.json'), 'utf8'));
  return version;
}

function parse<const Config extends Parameters<typeof parseArgs>[0] & {}>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Node adds how to pass a name that begins with a dash.
    process.stderr.write(`${message.split('. ')[0]?.replace(/\.$/, '')}. --help lists the options.\n`);
    return process.exit(2);
  }
}

function printAndExit(text: string): never {
  process.stdout.write(text);
  return process.exit(0);
}

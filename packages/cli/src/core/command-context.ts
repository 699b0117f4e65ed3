import { processTerminal, type Terminal } from './terminal.ts';

/** Environment of a command. Tests pass their own. */
export interface CommandContext {
  env: NodeJS.ProcessEnv;
  terminal: Terminal;
  fetch?: typeof globalThis.fetch;
  signal?: AbortSignal;
}

export function defaultContext(): CommandContext {
  return { env: process.env, terminal: processTerminal() };
}

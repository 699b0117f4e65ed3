import type { CommandDefinition } from './define-command.ts';

/** The name of a command, its help, and how to load its code. */
export interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  /** Whether it runs when the group is called without a command. */
  readonly isDefault?: boolean;
  /** Loads only when the command runs or shows its help, so that the others start faster. */
  load(): Promise<CommandDefinition>;
}

/** Commands under a common word, as in `postkit episodes list`. */
export interface CommandGroup {
  readonly name: string;
  readonly summary: string;
  readonly commands: readonly CommandEntry[];
}

import type { OperatorAccounts } from '../features/accounts/index.ts';

/** Options of commands; each command accepts some of them. */
export const adminOptions = ['json', 'all', 'revoke-api-keys'] as const;
export type AdminOption = (typeof adminOptions)[number];

/** The arguments of a command. */
export interface AdminArguments {
  /** Email, username, name or `id:` and id of a user; empty for a command without one. */
  readonly user: string;
  /** Id of the session or key to end; null for all. */
  readonly id: string | null;
  readonly options: ReadonlySet<AdminOption>;
}

/** The outcome of a command, for standard output. */
export interface AdminOutcome {
  readonly text: string;
  /** For `--json`. */
  readonly json?: unknown;
}

export interface AdminCommand {
  readonly takesUser: boolean;
  /** Whether it ends one thing by its id, or all of them with `--all`. */
  readonly takesId: boolean;
  readonly options: readonly AdminOption[];
  run(operator: OperatorAccounts, args: AdminArguments): Promise<AdminOutcome>;
}

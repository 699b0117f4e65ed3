export type LogLevel = 'off' | 'error' | 'warn' | 'info' | 'debug';

/** One line of the log. It never holds an address, a header or a body, because those carry secrets. */
export interface LogEntry {
  readonly level: Exclude<LogLevel, 'off'>;
  readonly message: string;
  /** The operation's id. */
  readonly operation?: string;
  readonly status?: number;
  /** 1 for the first try. */
  readonly attempt?: number;
  readonly milliseconds?: number;
  readonly requestId?: string | undefined;
  readonly error?: unknown;
}

export type Log = (entry: LogEntry) => void;

const ranks: Record<LogLevel, number> = { off: 0, error: 1, warn: 2, info: 3, debug: 4 };

/** A log that drops what is less important than `level`. Without `log` the lines go to the console. */
export function levelledLog(level: LogLevel = 'warn', log: Log = consoleLog): Log {
  return (entry) => {
    if (ranks[entry.level] <= ranks[level]) log(entry);
  };
}

function consoleLog({ level, message, ...facts }: LogEntry): void {
  console[level](`[postkit] ${message}`, facts);
}

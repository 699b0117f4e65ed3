export type LogLevel = 'off' | 'error' | 'warn' | 'info' | 'debug';

/** A log line. Never contains an address, header or body, which may hold secrets. */
export interface LogEntry {
  readonly level: Exclude<LogLevel, 'off'>;
  readonly message: string;
  /** Id of the operation. */
  readonly operation?: string;
  readonly status?: number;
  /** 1 for the first attempt. */
  readonly attempt?: number;
  readonly milliseconds?: number;
  readonly requestId?: string | undefined;
  readonly error?: unknown;
}

export type Log = (entry: LogEntry) => void;

const ranks: Record<LogLevel, number> = { off: 0, error: 1, warn: 2, info: 3, debug: 4 };

/** A log that drops lines below `level`. Default: the console. */
export function levelledLog(level: LogLevel = 'warn', log: Log = consoleLog): Log {
  return (entry) => {
    if (ranks[entry.level] <= ranks[level]) log(entry);
  };
}

function consoleLog({ level, message, ...facts }: LogEntry): void {
  console[level](`[postkit] ${message}`, facts);
}

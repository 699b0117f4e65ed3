import { hostname } from 'node:os';

/** Pino's level numbers, so that the supervisor's lines match the server's. */
const levels = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60, silent: Infinity } as const;

export type SupervisorLog = (
  level: 'info' | 'warn' | 'error',
  msg: string,
  fields?: Readonly<Record<string, unknown>>,
) => void;

/**
 * JSON lines on standard output in the format of the station's log. Pino itself would add 11 MB to a process that
 * writes a line per month.
 * @param least `POSTKIT_LOG_LEVEL`; unknown values count as `info`, because the web process reports them.
 */
export function createSupervisorLog(least = 'info'): SupervisorLog {
  const threshold = Object.entries(levels).find(([name]) => name === least)?.[1] ?? levels.info;
  return (level, msg, fields = {}) => {
    if (levels[level] < threshold) return;
    const line = {
      level: levels[level],
      time: Date.now(),
      pid: process.pid,
      hostname: hostname(),
      ...fields,
      msg,
    };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  };
}

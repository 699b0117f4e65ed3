import { afterEach, describe, expect, it, vi } from 'vitest';
import { levelledLog } from './log.ts';
import type { LogEntry, LogLevel } from './log.ts';

const levels = ['error', 'warn', 'info', 'debug'] as const;

function linesAt(level?: LogLevel): string[] {
  const lines: LogEntry[] = [];
  const log = levelledLog(level, (line) => lines.push(line));
  for (const each of levels) log({ level: each, message: 'x' });
  return lines.map((line) => line.level);
}

describe('levelledLog', () => {
  it.each([
    ['off', []],
    ['error', ['error']],
    ['warn', ['error', 'warn']],
    ['info', ['error', 'warn', 'info']],
    ['debug', ['error', 'warn', 'info', 'debug']],
    [undefined, ['error', 'warn']],
  ] as const)('keeps the lines of level %s', (level, kept) => expect(linesAt(level)).toEqual(kept));
});

describe('levelledLog without a log', () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each(levels)('writes %s to that level of the console', (level) => {
    const write = vi.spyOn(console, level).mockImplementation(() => {});
    levelledLog('debug')({ level, message: 'call failed', operation: 'tunes.get', attempt: 2 });
    expect(write).toHaveBeenCalledExactlyOnceWith('[postkit] call failed', {
      operation: 'tunes.get',
      attempt: 2,
    });
  });
});

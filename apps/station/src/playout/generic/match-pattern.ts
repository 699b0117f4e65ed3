import { createContext, Script } from 'node:vm';
import type { ResultBuilder } from '../create-result.ts';
import { isQuick, patternFault } from './pattern-fault.ts';

/** Lines and characters of a line that are matched, and milliseconds after which a match is given up. */
const [mostLines, longestLine, longestMatch_ms] = [500, 1000, 250];

const sandbox = createContext({ expression: /(?:)/y, line: '' });
/** Only a script can be given up: a match that backtracks too much would stop the process otherwise. It takes half a millisecond more. */
const match = new Script('expression.exec(line)');

type Groups = Record<string, string | undefined>;

/**
 * The named groups of each line that a pattern matches from its beginning. Null with a finding for a pattern that is not allowed or
 * takes too long.
 */
export function matchesOf(
  text: string,
  pattern: string,
  { note }: Pick<ResultBuilder, 'note'>,
): Groups[] | null {
  const fault = patternFault(pattern);
  if (fault !== null) {
    note('unreadable', fault);
    return null;
  }
  const groupsIn = isQuick(pattern) ? quickly : withLimit;
  const found: Groups[] = [];
  for (const line of text.split(/\r\n|\r|\n/).slice(0, mostLines)) {
    if (line.trim() === '') continue;
    const groups = groupsIn(new RegExp(pattern, 'uy'), line.slice(0, longestLine));
    if (groups === 'late') {
      note('unreadable', 'The pattern took too long for a line: write it with fewer repeats.');
      return null;
    }
    if (groups) found.push({ ...groups });
  }
  return found;
}

function quickly(expression: RegExp, line: string): Groups | undefined {
  return expression.exec(line)?.groups;
}

function withLimit(expression: RegExp, line: string): Groups | undefined | 'late' {
  Object.assign(sandbox, { expression, line });
  try {
    return (match.runInContext(sandbox, { timeout: longestMatch_ms }) as RegExpExecArray | null)?.groups;
  } catch (error) {
    // The error is one of the script's realm, so that it is no instance of this one's.
    if ((error as { code?: string } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return 'late';
    throw error;
  }
}

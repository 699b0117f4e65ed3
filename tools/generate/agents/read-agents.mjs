import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agentLists, LISTS } from './agent-lists.mjs';

const SOURCE = 'https://github.com/opawg/user-agents-v2';
const TARGET = 'apps/station/src/features/analytics/agents/';

/**
 * The station's list of user agents from its repository or a clone of it, with the examples of its tests and its licence.
 * @param {string | undefined} from folder of the clone
 * @returns {{ files: Map<string, string>, what: string }}
 */
export function readAgents(from) {
  if (from !== undefined) return readClone(from);
  const temporary = mkdtempSync(join(tmpdir(), 'postkit-agents-'));
  try {
    execFileSync('git', ['clone', '--quiet', '--depth=1', SOURCE, temporary], { stdio: 'inherit' });
    return readClone(temporary);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** @param {string} clone */
function readClone(clone) {
  /** @param {string[]} args */
  const git = (...args) =>
    execFileSync('git', ['-C', clone, ...args], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const [commit = '', date = ''] = git('log', '-1', '--date=format:%Y-%m-%d', '--format=%H %cd')
    .trim()
    .split(' ');
  const lists = Object.fromEntries(
    LISTS.map((list) => [list, JSON.parse(git('show', `HEAD:src/${list}.json`))]),
  );
  const { runtime, examples } = agentLists({ source: SOURCE, commit, date }, lists);
  const files = new Map([
    [`${TARGET}opawg.json`, `${JSON.stringify(runtime)}\n`],
    [`${TARGET}testing/opawg-examples.json`, `${JSON.stringify(examples)}\n`],
    [`${TARGET}opawg-licence.txt`, git('show', 'HEAD:LICENSE')],
  ]);
  const { bots, apps } = runtime.lists;
  return { files, what: `user agents of ${date}: ${bots.length} robots, ${apps.length} apps` };
}

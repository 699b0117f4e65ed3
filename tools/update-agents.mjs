// Renews the station's list of user agents from github.com/opawg/user-agents-v2; `npm run update-agents -- FOLDER` reads a clone of it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { agentLists, LISTS } from './generate/agents/agent-lists.mjs';

const SOURCE = 'https://github.com/opawg/user-agents-v2';
const target = fileURLToPath(new URL('../apps/station/src/features/analytics/agents/', import.meta.url));

const temporary = process.argv[2] ? null : mkdtempSync(join(tmpdir(), 'postkit-agents-'));
const clone = process.argv[2] ?? join(temporary ?? '', 'clone');
try {
  if (temporary) execFileSync('git', ['clone', '--quiet', '--depth=1', SOURCE, clone], { stdio: 'inherit' });
  /** @param {string[]} args */
  const git = (...args) =>
    execFileSync('git', ['-C', clone, ...args], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const [commit = '', date = ''] = git('log', '-1', '--date=format:%Y-%m-%d', '--format=%H %cd')
    .trim()
    .split(' ');
  const files = Object.fromEntries(
    LISTS.map((list) => [list, JSON.parse(git('show', `HEAD:src/${list}.json`))]),
  );
  const { runtime, examples } = agentLists({ source: SOURCE, commit, date }, files);
  writeFileSync(join(target, 'opawg.json'), `${JSON.stringify(runtime)}\n`);
  writeFileSync(join(target, 'testing/opawg-examples.json'), `${JSON.stringify(examples)}\n`);
  writeFileSync(join(target, 'opawg-licence.txt'), git('show', 'HEAD:LICENSE'));
  execFileSync('oxfmt', [join(target, 'opawg.json'), join(target, 'testing/opawg-examples.json')]);
  console.log(
    `user agents of ${date}: ${runtime.lists.bots.length} robots, ${runtime.lists.apps.length} apps`,
  );
} finally {
  if (temporary) rmSync(temporary, { recursive: true, force: true });
}

import { execFileSync } from 'node:child_process';
import { SetupError } from '../../setup/setup-error.mjs';

/**
 * Lists the files that differ from the commit at which `main` was left, or from the last commit where there is no `main`: committed,
 * staged and unstaged changes, new files and deleted ones.
 * @param {string} root
 * @returns {{ since: string, files: string[] }} the short name of that commit, and sorted paths from the root
 */
export function changedFiles(root) {
  /** @param {string[]} args */
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  /** @param {string[]} args */
  const attempt = (...args) => {
    try {
      return git(...args);
    } catch {
      return '';
    }
  };
  const since =
    attempt('merge-base', 'HEAD', 'main') ||
    attempt('merge-base', 'HEAD', 'origin/main') ||
    attempt('rev-parse', 'HEAD');
  if (since === '')
    throw new SetupError('--changed needs a git repository with a commit. Without it, every check runs.');
  const lists = [
    git('diff', '--name-only', '--no-renames', since),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  const files = [...new Set(lists.flatMap((list) => list.split('\n').filter(Boolean)))].sort();
  return { since: since.slice(0, 8), files };
}

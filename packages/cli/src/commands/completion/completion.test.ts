import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { commands } from '../../commands.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const script = async (shell: string) => (await runPostkit(['completion', shell])).out;

/** The words that bash offers for the last one of a command line. */
async function completed(...words: string[]): Promise<string[]> {
  const line = `${await script('bash')}
COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}
_postkit; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const out = execFileSync('bash', ['-c', line], { encoding: 'utf8' });
  return out.split('\n').filter(Boolean);
}

describe('postkit completion', () => {
  it('completes commands, flags and their choices in bash', async () => {
    expect(await completed('postkit', '')).toEqual(commands.map(({ name }) => name));
    expect(await completed('postkit', 'sch')).toEqual(['schedules']);
    expect(await completed('postkit', 'tags', '')).toEqual(['list', 'create', 'rename', 'delete']);
    expect(await completed('postkit', 'episodes', 'list', '--s')).toEqual([
      '--status',
      '--show',
      '--search',
      '--station',
    ]);
    expect(await completed('postkit', 'episodes', 'list', '--status', '')).toEqual([
      'published',
      'unpublished',
      'scheduled',
      'draft',
    ]);
    expect(await completed('postkit', 'analytics', '--c')).toEqual(['--csv']);
  });

  it('names every command for zsh and fish', async () => {
    const [zsh, fish] = [await script('zsh'), await script('fish')];
    expect(zsh).toMatch(/^#compdef postkit\n/);
    for (const entry of commands) {
      expect(zsh).toContain(`'${entry.name}:`);
      expect(fish).toContain(`-f -a ${entry.name} -d`);
      for (const { name, summary } of 'commands' in entry ? entry.commands : []) {
        expect(zsh).toContain(`'${name}:${summary.replaceAll(':', String.raw`\:`)}'`);
        expect(fish).toContain(`from ${entry.name}; and not`);
        expect(fish).toContain(`-f -a ${name} -d '${summary}'`);
      }
    }
    expect(zsh).toContain(`'episodes list --status') items=(published unpublished scheduled draft) ;;`);
    expect(fish).toContain(`-l status -x -a 'published unpublished scheduled draft'`);
  });

  it('refuses an unknown shell', async () => {
    expect(await runPostkit(['completion', 'tcsh'])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('tcsh'),
    });
  });
});

import { loadJq } from 'jq-wasm';
import { CliError } from './cli-error.ts';

/** Exit code of jq for a filter that it cannot parse. */
const wrongFilter = 3;

/**
 * Passes each line of JSON through a jq filter.
 * @throws CliError usage for a wrong filter, before any line
 */
export async function createJsonFilter(
  filter: string,
  write: (text: string) => void,
): Promise<(text: string) => void> {
  const jq = await loadJq();
  const apply = (line: string) => {
    const { stdout, stderr, exitCode } = jq.raw(line, filter, ['-r', '-c']);
    return {
      stdout,
      exitCode,
      error: () => new CliError('usage', `--jq ${filter}: ${stderr.trim().replaceAll(/^jq: /gm, '')}`),
    };
  };
  const first = apply('null');
  if (first.exitCode === wrongFilter) throw first.error();
  let rest = '';
  return (text) => {
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const { stdout, exitCode, error } = apply(line);
      if (stdout) write(`${stdout.replace(/\n$/, '')}\n`);
      if (exitCode !== 0) throw error();
    }
  };
}

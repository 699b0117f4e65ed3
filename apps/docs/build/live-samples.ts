import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const NAME = 'virtual:live-samples';
const FOLDER = '/live-samples/';

/** Compiles the `ts live` fences of the guide to modules; `virtual:live-samples` is a list that loads them in order. */
export function liveSamples(docs: string): Plugin {
  const samples = () => samplesIn(readFileSync(`${docs}guides/live-examples.md`, 'utf8'));
  return {
    name: 'live-samples',
    resolveId: (id) => (id === NAME || id.startsWith(FOLDER) ? id : null),
    load(id) {
      if (id === NAME) return listOf(samples().length);
      return id.startsWith(FOLDER)
        ? moduleOf(samples()[Number.parseInt(id.slice(FOLDER.length), 10)] ?? '')
        : null;
    },
  };
}

function listOf(count: number): string {
  const imports = Array.from({ length: count }, (_, index) => `() => import('${FOLDER}${index}.ts')`);
  return `export const samples = [${imports.join(', ')}];`;
}

export function samplesIn(page: string): string[] {
  return [...page.matchAll(/^```ts live\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
}

/** A module that runs a sample with a console of the page. */
export function moduleOf(sample: string): string {
  const lines = sample.split('\n');
  const isImport = (line: string) => line.startsWith('import ');
  const body = lines.filter((line) => !isImport(line)).join('\n');
  return `${lines.filter(isImport).join('\n')}\nexport async function run(console: Pick<Console, 'log'>): Promise<void> {\n${body}}\n`;
}

import { frameChunk, formsChunk } from './load-groups.ts';

/** The entries of Vite's manifest that this needs. */
interface BuiltChunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export type BuiltChunks = Readonly<Record<string, BuiltChunk>>;

/**
 * Lets a browser load the scripts and styles of the console together with the first script of the page, which imports them.
 * @throws Error if zod is among them: running it and creating the schemas takes a fifth of the time until the first paint
 */
export function preloadConsole(page: string, chunks: BuiltChunks): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();

  function collect(name: string): void {
    const chunk = chunks[name];
    if (!chunk || scripts.has(chunk.file)) return;
    if (chunk.name === formsChunk)
      throw new Error('The frame of the console imports zod or a library of forms.');
    scripts.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    for (const imported of chunk.imports ?? []) collect(imported);
  }

  const [first] = Object.entries(chunks).find(([, { name }]) => name === frameChunk) ?? [];
  if (first === undefined) throw new Error(`The manifest has no chunk named ${frameChunk}.`);
  collect(first);
  const links = [
    ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...[...styles].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
  ].filter((link) => !page.includes(hrefOf(link)));
  return page.replace('</head>', () => `${links.map((link) => `  ${link}\n  `).join('')}</head>`);
}

/** Also of the link or script of the page itself. */
function hrefOf(link: string): string {
  return /"(\/[^"]+)"/.exec(link)?.[1] ?? link;
}

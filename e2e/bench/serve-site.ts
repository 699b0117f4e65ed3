import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serve, type Served } from '../widget/serve.ts';

const types: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
  html: 'text/html; charset=utf-8',
  svg: 'image/svg+xml',
};

/** The files of a built folder, by path. */
export function builtFiles(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    entries.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [file.slice(folder.length), readFileSync(file)];
    }),
  );
}

/** Serves files compressed, as any web server would, and the page for every other path. */
export function serveSite(files: ReadonlyMap<string, Buffer>, page: Buffer): Promise<Served> {
  const packed = new Map([...files].map(([path, body]) => [path, gzipSync(body, { level: 9 })]));
  const packedPage = gzipSync(page, { level: 9 });
  return serve((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    const type = types[path.slice(path.lastIndexOf('.') + 1)] ?? 'text/html; charset=utf-8';
    response
      .writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' })
      .end(packed.get(path) ?? packedPage);
  });
}

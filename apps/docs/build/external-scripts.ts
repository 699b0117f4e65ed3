import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Moves the inline scripts of the pages, such as that of the theme, to files, because the station's policy allows none. */
export function externalScripts() {
  const files = new Map<string, string>();

  function replace(html: string, { site }: { readonly site: { readonly base: string } }): string {
    return html.replaceAll(
      /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g,
      (_tag, attributes: string, code: string) => {
        const name = `assets/inline-${createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`;
        files.set(name, code);
        return `<script${attributes} src="${site.base}${name}"></script>`;
      },
    );
  }

  async function write(folder: string): Promise<void> {
    await mkdir(join(folder, 'assets'), { recursive: true });
    await Promise.all([...files].map(([name, code]) => writeFile(join(folder, name), code)));
  }

  return { replace, write };
}

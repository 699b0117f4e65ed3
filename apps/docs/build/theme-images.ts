import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type MarkdownIt from 'markdown-it';

/** A picture `name-light.png` changes with the theme of the page, if there is a `name-dark.png`. */
export function themeImages(markdown: MarkdownIt): void {
  const usual = markdown.renderer.rules.image;
  markdown.renderer.rules.image = (tokens, index, options, env, self) => {
    const token = tokens[index];
    const light = token?.attrGet('src') ?? '';
    const dark = light.replace(/-light\.png$/, '-dark.png');
    const render = () => usual?.(tokens, index, options, env, self) ?? '';
    const file = resolve(dirname(String(env.realPath ?? env.path)), dark);
    if (!token || dark === light || !existsSync(file)) return render();
    token.attrSet('class', 'light-only');
    const first = render();
    token.attrSet('src', dark.startsWith('.') ? dark : `./${dark}`);
    token.attrSet('class', 'dark-only');
    return first + render();
  };
}

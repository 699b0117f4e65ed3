import type MarkdownIt from 'markdown-it';

/**
 * Fences that are alive on the site: `ts live` has a button that runs it, `html live` shows its elements, and `openapi` is
 * a reader of the document at its address. Elsewhere they are code.
 */
export function liveFences(markdown: MarkdownIt): void {
  const usual = markdown.renderer.rules.fence;
  markdown.renderer.rules.fence = (tokens, index, options, env, self) => {
    const { info = '', content = '' } = tokens[index] ?? {};
    const attribute = `"${markdown.utils.escapeHtml(content.trim())}"`;
    if (info === 'openapi') return `<ApiReader address=${attribute} />`;
    const shown = usual?.(tokens, index, options, env, self) ?? '';
    if (info === 'ts live') return `${shown}<LiveSample :index="${samplesBefore(tokens, index)}" />`;
    return info === 'html live' ? `${shown}<LiveMarkup code=${attribute} />` : shown;
  };
}

function samplesBefore(tokens: readonly { readonly info: string }[], index: number): number {
  return tokens.slice(0, index).filter(({ info }) => info === 'ts live').length;
}

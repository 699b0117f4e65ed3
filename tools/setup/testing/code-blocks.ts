/** Returns the code blocks of a page in the given languages, in order. */
export function codeBlocks(markdown: string, languages: readonly string[]): string[] {
  return [...markdown.matchAll(/^```(\w+)(?: live)?\n([\s\S]*?)^```$/gm)]
    .filter(([, language = '']) => languages.includes(language))
    .map(([, , code = '']) => code);
}

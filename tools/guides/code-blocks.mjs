/**
 * Returns the code blocks of a page in the given languages, in order.
 * @param {string} markdown
 * @param {readonly string[]} languages
 * @returns {string[]}
 */
export function codeBlocks(markdown, languages) {
  return [...markdown.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
    .filter(([, language = '']) => languages.includes(language))
    .map(([, , code = '']) => code);
}

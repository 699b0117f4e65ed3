import type MarkdownIt from 'markdown-it';

type Token = ReturnType<MarkdownIt['parse']>[number];

/** Drops the head of a table whose head is empty, and makes a cell of an empty header, which would head a column with nothing. */
export function tableHeaders(markdown: MarkdownIt): void {
  markdown.core.ruler.push('table-headers', (state) => {
    for (const [index, token] of state.tokens.entries()) {
      if (token.type === 'th_open' && state.tokens[index + 1]?.content === '') makeCell(state.tokens, index);
    }
    state.tokens = withoutEmptyHeads(state.tokens);
  });
}

function makeCell(tokens: Token[], index: number): void {
  for (const at of [index, index + 2]) Object.assign(tokens[at] ?? {}, { tag: 'td' });
}

function withoutEmptyHeads(tokens: Token[]): Token[] {
  let isInHead = false;
  let isDropped = false;
  return tokens.filter((token, index) => {
    if (token.type === 'thead_open') {
      isInHead = true;
      const end = tokens.findIndex(({ type }, at) => at > index && type === 'thead_close');
      isDropped = tokens.slice(index, end).every(({ type, content }) => type !== 'inline' || content === '');
    }
    const isLeftOut = isInHead && isDropped;
    if (token.type === 'thead_close') isInHead = false;
    return !isLeftOut;
  });
}

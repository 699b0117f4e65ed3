/** A query as text and nothing else: the router's own reading turns `search=007` into a number. */
export const plainSearch = {
  parseSearch: (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch(search: Record<string, string>): string {
    const text = new URLSearchParams(search).toString();
    return text === '' ? '' : `?${text}`;
  },
};

/** Parses queries as text only; the router's default would turn `search=007` into a number. */
export const plainSearch = {
  parseSearch: (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch(search: Record<string, string>): string {
    const text = new URLSearchParams(search).toString();
    return text === '' ? '' : `?${text}`;
  },
};

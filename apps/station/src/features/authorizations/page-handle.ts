/** Begins a handle, which browsers receive and send back in place of a page's token. */
export const pageHandlePrefix = 'pkpage_';

export function isPageHandle(token: string): boolean {
  return token.startsWith(pageHandlePrefix);
}

/** Whether text is an absolute https address without credentials; media and artwork are served in no other way. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}

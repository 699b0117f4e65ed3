/** Whether text is an absolute https address without credentials, the only kind for media and artwork. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}

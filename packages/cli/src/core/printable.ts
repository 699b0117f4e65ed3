/** Text from elsewhere without what could steer a terminal: control characters and changes of direction. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ');
}

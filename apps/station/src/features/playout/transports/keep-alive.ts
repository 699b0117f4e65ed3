/** Whether a message only says that its sender is alive: an empty one, or the empty object of Centrifugo. */
export function isKeepAlive(text: string): boolean {
  return /^\s*(?:\{\s*\}\s*)?$/.test(text);
}

/** Whether the keyboard has a Cmd key in place of Ctrl. */
export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(globalThis.navigator.platform);
}

/** The name of the key that commands are pressed with. */
export function commandKey(): string {
  return isMac() ? '⌘' : 'Ctrl';
}

/** Whether the keyboard has a Cmd key in place of Ctrl. */
export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(globalThis.navigator.platform);
}

/** The keys that open the palette, for display. */
export function paletteKeys(): readonly string[] {
  return isMac() ? ['⌘', 'K'] : ['Ctrl', 'K'];
}

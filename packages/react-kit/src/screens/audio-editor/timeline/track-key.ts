type TrackAction = { kind: 'go'; index: number } | { kind: 'move'; by: number } | { kind: 'edit' | 'play' | 'remove' };

interface Pressed {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** What a key does on the item at an index of the timeline, or null. */
export function trackKey({ key, altKey, ctrlKey, metaKey }: Pressed, index: number, count: number): TrackAction | null {
  if (ctrlKey || metaKey) return null;
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (step !== undefined && altKey) return { kind: 'move', by: step };
  if (altKey) return null;
  if (step !== undefined) return { kind: 'go', index: Math.min(count - 1, Math.max(0, index + step)) };
  switch (key) {
    case 'Home':
      return { kind: 'go', index: 0 };
    case 'End':
      return { kind: 'go', index: count - 1 };
    case 'Enter':
      return { kind: 'edit' };
    case ' ':
      return { kind: 'play' };
    case 'Delete':
    case 'Backspace':
      return { kind: 'remove' };
    default:
      return null;
  }
}

export type PreviewAction = 'toggle' | 'rewind' | 'forward' | 'close';

/** Where in the player the focus is. */
export type PreviewFocus = 'button' | 'seek' | 'volume' | 'other';

/** What a key does inside the preview player; null leaves it to the browser: Space presses a button, arrows set the volume. */
export function previewAction(key: string, focus: PreviewFocus): PreviewAction | null {
  switch (key) {
    case 'Escape':
      return 'close';
    case ' ':
      return focus === 'button' ? null : 'toggle';
    case 'ArrowLeft':
      return focus === 'volume' ? null : 'rewind';
    case 'ArrowRight':
      return focus === 'volume' ? null : 'forward';
    default:
      return null;
  }
}

export type PreviewAction = 'toggle' | 'rewind' | 'forward' | 'close';

/** The focused part of the player. */
export type PreviewFocus = 'button' | 'seek' | 'volume' | 'other';

/** The action of a key inside the preview player; null leaves it to the browser: Space presses a button, arrows set the volume. */
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

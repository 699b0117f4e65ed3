/** Colours of a light player. In a file of its own, because the player must not load zod. */
export const defaultWidgetColors = {
  background: '#F1F6FB',
  play_button: '#4D4DFF',
  start_remaining: '#7E838B',
} as const;

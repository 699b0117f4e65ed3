/** Kinds of content of an element. */
export const playoutItemTypes = [
  'song',
  'spot',
  'jingle',
  'talk',
  'news',
  'programme',
  'macro',
  'unknown',
] as const;

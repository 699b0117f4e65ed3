/** How the site embeds the player. */
export type EmbedKind = 'script' | 'element' | 'frame';

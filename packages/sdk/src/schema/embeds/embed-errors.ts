/** The list of episodes failed, had nothing to play, or an episode could not be played. */
export const embedErrors = ['list', 'empty', 'audio'] as const;
export type EmbedError = (typeof embedErrors)[number];

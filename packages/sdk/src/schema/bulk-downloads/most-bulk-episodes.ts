/** The largest number of episodes in one bulk download. */
export const mostBulkEpisodes = 1000;

/** Seconds for which a version of an episode can be downloaded, and the files that it uses are kept. */
export const versionSeconds = 48 * 3600;

/**
 * The variables that the `postkit` command line reads. An environment that has them for its scripts also starts the station,
 * which ignores them; a test compares the list with the sources of the command line.
 */
export const commandLineNames: readonly string[] = [
  'POSTKIT_API_KEY',
  'POSTKIT_PASSWORD',
  'POSTKIT_PROFILE',
  'POSTKIT_STATION',
  'POSTKIT_URL',
  'POSTKIT_USERNAME',
];

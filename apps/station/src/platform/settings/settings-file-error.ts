/** The file in `POSTKIT_SETTINGS_FILE` cannot be read. The message has a line for the operator for each fault. */
export class SettingsFileError extends Error {
  override readonly name = 'SettingsFileError';
}

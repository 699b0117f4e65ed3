/**
 * The next step after the settings could not be loaded.
 * `sign-in`: the session ended. `no-station`: the station does not exist, or not for this user.
 * `provider-home`: the station responds, but without settings, and the installation names a page to leave for.
 * `retry`: in all other cases.
 */
export type SettingsFailure = 'sign-in' | 'no-station' | 'provider-home' | 'retry';

/** @param status Of the response; null without one. */
export function settingsFailure(status: number | null, providerHome: string): SettingsFailure {
  if (status === 401) return 'sign-in';
  if (status === 403 || status === 404) return 'no-station';
  return status !== null && providerHome !== '' ? 'provider-home' : 'retry';
}

/**
 * What follows when the settings cannot be had.
 * `sign-in`: the session ended. `no-station`: there is no such station, or not for this person.
 * `provider-home`: the station answers, but not with settings, and the installation names a page to leave for.
 * `retry`: nothing else helps.
 */
export type SettingsFailure = 'sign-in' | 'no-station' | 'provider-home' | 'retry';

/** @param status Of the answer; null where none came. */
export function settingsFailure(status: number | null, providerHome: string): SettingsFailure {
  if (status === 401) return 'sign-in';
  if (status === 403 || status === 404) return 'no-station';
  return status !== null && providerHome !== '' ? 'provider-home' : 'retry';
}

/** The path to open after sign-in: `returnTo` if it belongs to the station, else the station's audio editor. */
export function continueAt(station: string, returnTo: string | undefined): string {
  const ownPath = `/${station}/`;
  return returnTo?.startsWith(ownPath) ? returnTo : `${ownPath}audio-editor`;
}

/** The path to open after sign-in: the wanted one if it belongs to the station, else the station's audio editor. */
export function continueAt(station: string, wanted: string | undefined): string {
  const ownPath = `/${station}/`;
  return wanted?.startsWith(ownPath) ? wanted : `${ownPath}audio-editor`;
}

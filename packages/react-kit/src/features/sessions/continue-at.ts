/** Where a sign-in goes on to inside a station: the wanted path where it is the station's own, else its audio editor. */
export function continueAt(station: string, wanted: string | undefined): string {
  const ownPath = `/${station}/`;
  return wanted?.startsWith(ownPath) ? wanted : `${ownPath}audio-editor`;
}

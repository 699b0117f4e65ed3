/** Digits. Shorter ids are unique per station only and get the station as a prefix. */
const ownLength = 7;

/**
 * The key of an episode in the map of names: `wxyz-1234` for an id that is unique per station only, otherwise the id.
 * Shows with an id that is not a number come from elsewhere; the ids of their episodes get no prefix.
 */
export function episodeKey(station: string, collectionId: string, episodeId: string): string {
  const isOwn = /^\d+$/.test(collectionId) && episodeId.length < ownLength;
  return isOwn ? `${station}-${episodeId}` : episodeId;
}

/** Ids shorter than this are one station's own; longer ones, and those of just this length, are told apart by themselves. */
const ownLength = 7;

/**
 * The name of an episode in the map of names: `wxyz-1234` where the id is the station's own, else the id alone. An id
 * is taken as it stands where the show's id is not a number, because such shows come from elsewhere.
 */
export function episodeKey(station: string, collectionId: string, episodeId: string): string {
  const isOwn = /^\d+$/.test(collectionId) && episodeId.length < ownLength;
  return isOwn ? `${station}-${episodeId}` : episodeId;
}

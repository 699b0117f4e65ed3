/** The `User-Agent` with which PostKit stations fetch feeds, audio and pictures. */
export const stationAgent = 'PostKit';

/** The `User-Agent` of the requests that prove that an episode is published; the station counts none of them. */
export const proofAgent = 'PostKitBot/1.0 (proof of publication)';

/** The name of a PostKit station that sent a user agent; null for another sender. */
export function stationAgentName(agent: string): 'PostKit' | 'PostKitBot' | null {
  const name = /^(PostKit(?:Bot)?)(?:[/ ]|$)/.exec(agent)?.[1];
  return name === 'PostKit' || name === 'PostKitBot' ? name : null;
}

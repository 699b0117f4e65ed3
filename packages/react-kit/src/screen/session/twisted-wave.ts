/** Where the SDK of an audio-editing server is: `sdk.js` below its address, by https unless it says otherwise. Empty for no server. */
export function twistedWaveSdk(server: string): string {
  if (server === '') return '';
  const base = /^https?:\/\//i.test(server) ? server : `https://${server}`;
  return `${base.replace(/\/+$/, '')}/sdk.js`;
}

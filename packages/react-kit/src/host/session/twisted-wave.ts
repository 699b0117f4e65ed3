/** Address of an audio-editing server's SDK: `sdk.js` below the server's address, over https by default. Empty without a server. */
export function twistedWaveSdk(server: string): string {
  if (server === '') return '';
  const base = /^https?:\/\//i.test(server) ? server : `https://${server}`;
  return `${base.replace(/\/+$/, '')}/sdk.js`;
}

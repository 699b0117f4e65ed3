/** Bytes that one call takes as arguments. */
const blockBytes = 8192;

/** The bytes of a file as base64, for the body of a request. */
export async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += blockBytes)
    binary += String.fromCharCode(...bytes.subarray(at, at + blockBytes));
  return btoa(binary);
}

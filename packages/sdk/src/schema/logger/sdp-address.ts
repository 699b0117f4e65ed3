/**
 * The `rtp://` address of the first audio stream that an SDP describes, as a log source takes it. Returns null if the text
 * is no SDP with an audio stream over RTP.
 */
export function sdpAddress(text: string): string | null {
  const lines = text.trim().split(/\r?\n/);
  if (lines[0] !== 'v=0') return null;
  const start = lines.findIndex((line) => line.startsWith('m=audio '));
  const end = lines.findIndex((line, n) => n > start && line.startsWith('m='));
  const media = lines.slice(start, end < 0 ? undefined : end);
  const [, port, payload] = /^m=audio (\d+)(?:\/\d+)? RTP\/AVP (\d+)/.exec(media[0] ?? '') ?? [];
  const connection = [...media, ...lines].find((line) => line.startsWith('c=')) ?? '';
  const [, version, host] = /^c=IN IP([46]) ([\da-fA-F.:]+)/.exec(connection) ?? [];
  if (start < 0 || !port || !payload || !host) return null;
  const options = new URLSearchParams({ payload });
  const codec = attribute('rtpmap');
  const fmtp = attribute('fmtp');
  if (codec) options.set('codec', codec);
  if (fmtp) options.set('fmtp', fmtp);
  return `rtp://${version === '6' ? `[${host}]` : host}:${port}?${options}`;

  function attribute(name: string): string | undefined {
    const prefix = `a=${name}:${payload} `;
    return media
      .find((line) => line.startsWith(prefix))
      ?.slice(prefix.length)
      .trim();
  }
}

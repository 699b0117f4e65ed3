import { createHash } from 'node:crypto';

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The page for frames, a single request. The policy allows exactly this script and this style sheet,
 * calls to the page's own origin, and images and audio from any host that the station uses.
 */
export function playerPageHtml(script: string, styles: string): string {
  const sheet = `body{margin:0}${styles}`;
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    // The player sets its colours through the CSSOM, which needs no permission.
    `style-src ${hashOf(sheet)}`,
    "connect-src 'self'",
    'img-src *',
    'media-src *',
  ];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy.join(';')}">
<meta name="viewport" content="width=device-width">
<title>Audio player</title>
<style>${sheet}</style>
<body><script type="module">${script}</script>
`;
}

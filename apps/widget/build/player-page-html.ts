import { createHash } from 'node:crypto';

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Without scripts the page is text of the station, in the colours of the user's system. With scripts the player has its own. */
const plainSheet =
  ':root{color-scheme:light dark}body{padding:12px;font:14px/20px system-ui,sans-serif}p{margin:0 0 8px}audio{width:100%}';

/**
 * The page for frames, a single request. For readers without scripts, the station adds the audio to its body. The policy allows this script, the station's own, and exactly this style sheet,
 * calls to the page's own origin, and images and audio from any host that the station uses.
 */
export function playerPageHtml(script: string, styles: string): string {
  const sheet = `body{margin:0}${styles}`;
  const policy = [
    "default-src 'none'",
    // Extras of the player are a file beside the page.
    `script-src ${hashOf(script)} 'self'`,
    // The player sets its colours through the CSSOM, which needs no permission.
    `style-src ${hashOf(sheet)} ${hashOf(plainSheet)}`,
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
<noscript><style>${plainSheet}</style></noscript>
<body><script type="module">${script}</script>
`;
}

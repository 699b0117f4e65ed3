import type { EmbedStyle } from '../config/embed-code.ts';

export const widgetCodeMessages = {
  preview: 'Player preview',
  styles: 'Embed style',
  style: { script: 'Script', iframe: 'Iframe' } satisfies Record<EmbedStyle, string>,
  code: 'Embed code',
  copy: 'Copy Embed Code',
  copied: 'Copied!',
  cannotCopy: 'The browser does not allow copying here. The code is selected: copy it with the keyboard.',
  instructions: {
    script: [
      'Paste the code where the player should appear.',
      'It fits the width of its place and keeps its look whatever the page’s styles.',
      'A site with a content security policy allows the player’s domain for scripts, calls, pictures and sound.',
    ],
    iframe: [
      'Paste the code where the player should appear.',
      'It works wherever only frames are allowed, such as most site builders.',
      'Change width and height to fit; the player fills its frame.',
    ],
  } satisfies Record<EmbedStyle, string[]>,
};

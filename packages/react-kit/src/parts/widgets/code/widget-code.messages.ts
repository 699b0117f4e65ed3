import type { EmbedStyle } from '@postkit/sdk/schema';
import { defineMessages } from '../../../words/define-messages.ts';

export const widgetCodeMessages = defineMessages('widgets/code/widget-code', {
  preview: 'Player preview',
  styles: 'Embed style',
  style: { script: 'Script', iframe: 'Iframe' } satisfies Record<EmbedStyle, string>,
  code: 'Embed code',
  copy: 'Copy Embed Code',
  copied: 'Copied!',
  cannotCopy: 'Your browser blocks copying here. The code is selected: copy it with the keyboard.',
  instructions: {
    script: [
      'Paste the code where the player should appear.',
      'The player fills the available width and ignores the page’s styles.',
      'If the site has a content security policy, allow the player’s domain for scripts, connections, images and media.',
    ],
    iframe: [
      'Paste the code where the player should appear.',
      'Use it where only iframes are allowed, as in most site builders.',
      'Change the width and height to fit: the player fills the iframe.',
    ],
  } satisfies Record<EmbedStyle, string[]>,
});

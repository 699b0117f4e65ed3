import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';

const plugin = fileURLToPath(new URL('../../integrations/wordpress/postkit-player.php', import.meta.url));
const harness = fileURLToPath(new URL('wordpress/render.php', import.meta.url));
const hasPhp = spawnSync('php', ['-v']).status === 0;

interface Rendered {
  html: string;
  block: { attributes: Record<string, { type: string }>; editor_script: string; api_version: number };
  script: { deps: string[]; inline: string };
}

function render(attributes: object, mode = ''): Rendered {
  return JSON.parse(
    execFileSync('php', [harness, plugin, JSON.stringify(attributes), mode], { encoding: 'utf8' }),
  );
}

const url = 'https://post.example.org/harbour-fm/listen/81';

describe.skipIf(!hasPhp)(
  `the block of the WordPress plugin${hasPhp ? '' : ' (skipped: php is not installed)'}`,
  () => {
    it('becomes the embed code of the episode, with a link for readers without scripts', () => {
      expect(render({ url, title: 'The ferry' }).html).toBe(
        `<div class="wp-block-postkit-player"><a href="${url}" data-postkit>The ferry</a>` +
          '<script src="https://post.example.org/widget/v4/embed.js" data-station="harbour-fm" data-episode="81"></script></div>',
      );
      expect(render({ url: ` ${url}/?utm=1&x=2#t=1:30 ` }).html).toMatch(
        /<a href="https:\/\/[^"]+\?utm=1&#038;x=2#t=1:30" data-postkit>Listen to the episode<\/a>.*data-episode="81" data-start="1:30">/,
      );
    });

    it('becomes a link in feeds', () => {
      expect(render({ url, title: 'The ferry' }, 'feed').html).toBe(
        `<p><a href="${url}" data-postkit>The ferry</a></p>`,
      );
    });

    it('is a frame in the editor, which runs no scripts', () => {
      expect(render({ url: `${url}#t=90` }, 'preview').html).toBe(
        '<iframe src="https://post.example.org/widget/v4/player.html?station=harbour-fm&#038;episode=81#t=90" title="Audio player"' +
          ' width="700" height="181" style="border:0;min-width:0;max-width:100%"></iframe>',
      );
    });

    it.each([
      '',
      'nothing',
      'javascript:alert(1)',
      'https://post.example.org/harbour-fm/listen/',
      'https://post.example.org/harbour-fm/listen/81"><script>alert(1)</script>',
      'https://user@evil.example/harbour-fm/listen/81',
      'https://evil.example"onload="alert(1)/harbour-fm/listen/81',
      `${url}#t=1"x`,
    ])('shows nothing for %s, and a hint in the editor', (address) => {
      expect(render({ url: address }).html).toBe('');
      expect(render({ url: address }, 'preview').html).toMatch(/^<p>Enter the address of an episode/);
    });

    it('escapes the title, and takes nothing that is no text', () => {
      const { html } = render({ url, title: '"><img src=x onerror=alert(1)>' });
      expect(html).not.toContain('<img');
      expect(render({ url: [url], title: [1] }).html).toBe('');
      expect(render({ url, title: [1] }).html).toContain('>Listen to the episode<');
    });

    it('registers a block whose editor script is valid and names what it uses', () => {
      const { block, script } = render({ url });
      expect(block).toMatchObject({ api_version: 3, editor_script: 'postkit-player-editor' });
      expect(Object.keys(block.attributes)).toEqual(['url', 'title']);
      expect(() => new Script(script.inline)).not.toThrow();
      expect(script.deps).toEqual(
        expect.arrayContaining(['wp-blocks', 'wp-element', 'wp-server-side-render']),
      );
    });
  },
);

import { frameSize, parseWidgetConfig } from '@postkit/react-kit/player';
import { fetchPlaylist } from './fetch-playlist.ts';
import { mount } from './mount.tsx';

const shared = Symbol.for('postkit.widget.v4');

/** Every script tag runs this file again; all use the code of the first, so that they share one sheet and one playing audio. */
function sharedMount(): typeof mount {
  const earlier: unknown = Reflect.get(globalThis, shared);
  if (typeof earlier === 'function') return earlier as typeof mount;
  Reflect.set(globalThis, shared, mount);
  return mount;
}

/**
 * The script that a station's site loads: a classic script in a single file, so that a slow network costs one round trip.
 * It reserves its place and full height in the page at once, so that the layout does not shift later.
 */
function embed(script: HTMLScriptElement) {
  const { origin, href } = new URL('player.css', script.src);
  const config = parseWidgetConfig(script.dataset);

  const host = document.createElement('postkit-player');
  // Important declarations set through the CSSOM override every sheet of the page, and no CSP forbids them.
  host.style.cssText = `all:initial!important;display:block!important;height:${frameSize(config).height}px!important`;
  const root = host.attachShadow({ mode: 'open' });
  script.replaceWith(host);
  sharedMount()(root, config, () => fetchPlaylist(config, origin), href);
}

if (document.currentScript instanceof HTMLScriptElement) embed(document.currentScript);

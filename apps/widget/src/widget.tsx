import { Player, type PlayerExtras } from '@postkit/react-kit/player';
import type { WidgetConfig, WidgetEpisode } from '@postkit/sdk/schema';
import { useEffect, useMemo, useState } from 'react';
import type * as Extras from './extras/extras.ts';
import { fetchPlaylist } from './fetch-playlist.ts';
import { render } from './tiny-react/render.ts';

/** How the site embeds the player. */
export type EmbedKind = 'script' | 'element' | 'frame';

export interface WidgetPlace {
  /** Folder of the widget's files, an absolute address with a slash at its end. */
  base: string;
  kind: EmbedKind;
  root: Document | ShadowRoot;
  parent: ParentNode;
  /** Receives the audio element once. */
  onAudio: (audio: HTMLAudioElement) => void;
  /** The list is here, is empty or (undefined) failed, for the first time. */
  onList?: (episodes: readonly WidgetEpisode[] | undefined) => void;
}

/** Renders a player, and loads its extras once its list is here. Returns a function that removes it. */
export function renderWidget(config: WidgetConfig, { base, kind, root, parent, onAudio, onList }: WidgetPlace): () => void {
  const { origin } = new URL(base);
  let show: (extras: PlayerExtras) => void = () => {};
  let isFirst = true;

  function load() {
    const list = fetchPlaylist(config, origin);
    // Without the extras, the player plays.
    if (isFirst) list.then(settle, () => settle(undefined)).catch(() => {});
    isFirst = false;
    return list;
  }

  async function settle(episodes: readonly WidgetEpisode[] | undefined) {
    // The player sets the address of the audio in its next rendering.
    await Promise.resolve().then(() => {});
    onList?.(episodes);
    const extras = (await importModule(`${base}extras.js`)) as typeof Extras;
    show(extras.connect({ useEffect, useMemo, useState }, root));
    void kind;
  }

  function Widget() {
    const [extras, setExtras] = useState<PlayerExtras>();
    useEffect(() => {
      show = setExtras;
    }, []);
    return <Player config={config} load={load} onAudio={onAudio} extras={extras} />;
  }

  return render(<Widget />, parent);
}

import { useEffect, useMemo, useState } from 'react';
import { Player, type PlayerExtras } from '@postkit/react-kit/player';
import type { EmbedError, WidgetConfig } from '@postkit/sdk/schema';
import type { EmbedKind } from './embed-kind.ts';
import type * as Extras from './extras/extras.ts';
import { fetchPlaylist, type Playlist } from './fetch-playlist.ts';
import { render } from './tiny-react/render.ts';

export interface WidgetPlace {
  /** Folder of the widget's files, an absolute address with a slash at its end. */
  base: string;
  kind: EmbedKind;
  root: Document | ShadowRoot;
  parent: ParentNode;
  /** Receives the audio element once. */
  onAudio: (audio: HTMLAudioElement) => void;
  /** The first list of episodes is here, or (false) failed. */
  onList?: (isLoaded: boolean) => void;
}

/** Renders a player, and loads its extras once its list is here. Returns a function that removes it. */
export function renderWidget(
  config: WidgetConfig,
  { base, kind, root, parent, onAudio, onList }: WidgetPlace,
): () => void {
  const { origin } = new URL(base);
  const { station } = config;
  let show: (extras: PlayerExtras) => void = () => {};
  let audio: HTMLAudioElement | undefined;
  let isFirst = true;

  async function load() {
    const list = fetchPlaylist(config, origin);
    // Without the extras, the player plays.
    if (isFirst) list.then(settle, () => settle()).catch(() => {});
    isFirst = false;
    return (await list).playlists;
  }

  async function settle(list?: Playlist) {
    // The player sets the address of the audio in its next rendering.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    onList?.(Boolean(list));
    const problem: EmbedError | undefined = list ? (list.playlists.length ? undefined : 'empty') : 'list';
    const embed = list?.reports === false || !station ? null : { origin, station, kind, problem, audio };
    const extras = (await importModule(`${base}extras.js`)) as typeof Extras;
    show(extras.connect({ hooks: { useEffect, useMemo, useState }, root, embed }));
  }

  function setAudio(element: HTMLAudioElement) {
    audio = element;
    onAudio(element);
  }

  function Widget() {
    const [extras, setExtras] = useState<PlayerExtras>();
    useEffect(() => {
      show = setExtras;
    }, []);
    return <Player config={config} load={load} onAudio={setAudio} extras={extras} />;
  }

  return render(<Widget />, parent);
}

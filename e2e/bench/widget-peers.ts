import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export interface PlayerFiles {
  name: string;
  /** The markup that embeds the player, given where its files are. */
  markup: string;
  files: ReadonlyMap<string, Buffer>;
  /** Matches once a click on play would work; also searched in open shadow trees. */
  ready: string;
}

interface Peer {
  name: string;
  markup: string;
  script: string;
  ready: string;
}

const source = 'src="/audio/0.wav"';

/** Each peer in the minimal form of its documentation: one episode with its title. */
const peers: readonly Peer[] = [
  {
    name: 'shikwasa',
    markup: '<div id="player"></div>',
    script: `import { Player } from 'shikwasa'; import 'shikwasa/dist/style.css';
      new Player({ container: () => document.querySelector('#player'), preload: 'none', audio: { title: 'Dredging', artist: 'Harbour Morning', cover: '/cover.svg', src: '/audio/0.wav' } });`,
    ready: '.shk-btn_play',
  },
  {
    name: 'media-chrome',
    markup: `<media-controller audio><audio slot="media" preload="none" ${source}></audio><media-control-bar>
      <media-play-button></media-play-button><media-seek-backward-button></media-seek-backward-button><media-seek-forward-button></media-seek-forward-button>
      <media-time-display></media-time-display><media-time-range></media-time-range><media-playback-rate-button></media-playback-rate-button>
      <media-mute-button></media-mute-button><media-volume-range></media-volume-range></media-control-bar></media-controller>`,
    script: `import 'media-chrome';`,
    ready: 'media-play-button:defined',
  },
  {
    name: 'plyr',
    markup: `<audio id="player" preload="none" controls ${source}></audio>`,
    script: `import Plyr from 'plyr'; import 'plyr/dist/plyr.css'; new Plyr('#player');`,
    ready: 'button[data-plyr="play"]',
  },
];

async function bundled({ name, markup, script, ready }: Peer): Promise<PlayerFiles> {
  // Inside this workspace member, so that the peers resolve.
  const folder = await mkdtemp(fileURLToPath(new URL('../.peer-', import.meta.url)));
  const outDir = await mkdtemp(join(tmpdir(), 'postkit-peer-'));
  try {
    const input = join(folder, 'peer.js');
    await writeFile(input, script);
    const output = { entryFileNames: 'peer.js', assetFileNames: 'peer.[ext]' };
    const settings = {
      outDir,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: { input, output },
    };
    await build({ root: folder, configFile: false, logLevel: 'error', build: settings });
    const files = new Map<string, Buffer>();
    for (const file of await readdir(outDir)) files.set(`/${file}`, await readFile(join(outDir, file)));
    const sheet = files.has('/peer.css') ? '<link rel="stylesheet" href="/peer.css">' : '';
    return { name, ready, files, markup: `${sheet}${markup}<script type="module" src="/peer.js"></script>` };
  } finally {
    await rm(folder, { recursive: true });
    await rm(outDir, { recursive: true });
  }
}

/** Bundles the peers in sequence. */
export async function widgetPeers(): Promise<PlayerFiles[]> {
  const players: PlayerFiles[] = [];
  for (const peer of peers) players.push(await bundled(peer));
  return players;
}

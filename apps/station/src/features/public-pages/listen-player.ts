import { escapeHtml } from '../../platform/escape-html.ts';
import type { PublishedEpisode } from '../episodes/index.ts';
import { clockText } from './page-texts.ts';
import type { EpisodeWave } from './public-pages.service.ts';
import { waveShape } from './sound-shapes.ts';

export interface PlayerDeck {
  readonly episode: PublishedEpisode;
  readonly showTitle: string;
  /** Absolute. */
  readonly audioUrl: string;
  /** Absolute; empty if there is none. */
  readonly image: string;
  readonly wave: EpisodeWave;
}

const icons = {
  play: '<path fill="currentColor" stroke="none" d="M5 5a2 2 0 0 1 3-1.7l12 7a2 2 0 0 1 0 3.4l-12 7A2 2 0 0 1 5 19z"/>',
  pause:
    '<rect fill="currentColor" stroke="none" x="5" y="3" width="5" height="18" rx="1"/><rect fill="currentColor" stroke="none" x="14" y="3" width="5" height="18" rx="1"/>',
  back: '<path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8"/><path d="M3 3v5h5"/>',
  forward: '<path d="M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8"/><path d="M21 3v5h-5"/>',
  share: '<path d="M12 2v13"/><path d="m16 6-4-4-4 4"/><path d="M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8"/>',
} as const;

const waveSize = [1000, 72] as const;

/** The player of an episode's page. The script of the page replaces the browser's own player by the deck. */
export function playerDeck({ episode, showTitle, audioUrl, image, wave }: PlayerDeck): string {
  const { duration } = episode.mp3;
  const loudest = Math.max(1, ...wave.peaks);
  const [peaks, levels] = [
    waveShape(wave.peaks, loudest, waveSize),
    waveShape(wave.levels, loudest, waveSize),
  ];
  const shape = (name: string) =>
    `<svg class="${name}" viewBox="0 0 ${waveSize.join(' ')}" preserveAspectRatio="none" aria-hidden="true"><path opacity=".5" d="${peaks}"/><path d="${levels}"/></svg>`;
  const ticks = episode.chapters
    .filter(({ start }) => start > 0 && start < duration)
    .map(({ start }) => `<span class="tick" data-at="${start / duration}"></span>`);
  return `<section class="player" aria-label="Player" data-title="${escapeHtml(episode.name)}" data-show="${escapeHtml(showTitle)}" data-image="${escapeHtml(image)}" data-duration="${duration}">
<audio controls preload="none" src="${escapeHtml(audioUrl)}"></audio>
<div class="deck" hidden>
<button class="toggle" type="button" data-act="toggle" aria-label="Play"><svg class="icon play" viewBox="0 0 24 24" aria-hidden="true">${icons.play}</svg><svg class="icon pause" viewBox="0 0 24 24" aria-hidden="true">${icons.pause}</svg></button>
<div class="sound">
<div class="wave">${shape('rest')}${shape('done')}${ticks.join('')}<input type="range" min="0" max="${Math.max(1, Math.round(duration))}" step="1" value="0" aria-label="Position"></div>
<div class="controls"><span class="time" data-now>${clockText(0)}</span><span class="chapter" data-chapter></span><span class="space"></span>
${button('back', 'Back 10 seconds', icons.back)}${button('forward', 'Forward 30 seconds', icons.forward)}<button class="quiet" type="button" data-act="speed" aria-label="Speed: 1×">1×</button>${button('share', 'Share', icons.share)}
<span class="time" data-left>−${clockText(duration)}</span></div>
<p class="note" role="status" data-note></p>
</div></div></section>`;
}

function button(act: string, name: string, icon: string): string {
  return `<button class="quiet" type="button" data-act="${act}" aria-label="${name}"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${icon}</svg></button>`;
}

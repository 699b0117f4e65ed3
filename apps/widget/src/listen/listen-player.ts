import { momentOf } from '../moment-of.ts';
import { clockText, spokenTime } from './listen-times.ts';

const speeds = [1, 1.25, 1.5, 1.75, 2, 0.75];

/** Replaces the browser's own player of an episode's page by the deck that the page contains. */
export function createListenPlayer(player: HTMLElement): void {
  const audio = find<HTMLAudioElement>(player, 'audio');
  const deck = find<HTMLElement>(player, '.deck');
  const position = find<HTMLInputElement>(player, 'input[type=range]');
  const wave = find<HTMLElement>(player, '.wave');
  const [now, left, chapter, note] = ['now', 'left', 'chapter', 'note'].map((name) =>
    find<HTMLElement>(player, `[data-${name}]`),
  );
  const toggle = find<HTMLButtonElement>(player, '[data-act=toggle]');
  const duration = Number(player.dataset['duration']);
  const parts = [...document.querySelectorAll<HTMLAnchorElement>('[data-start]')];

  // The element ignores positions before its first load.
  let waiting: number | null = null;

  function seek(seconds: number): void {
    const target = Math.min(Math.max(0, seconds), duration);
    if (audio.readyState === 0) waiting = target;
    else audio.currentTime = target;
    show(target);
  }

  function play(): void {
    audio.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      say('This audio does not play. Check your connection and try again.');
    });
  }

  function say(text: string): void {
    if (note) note.textContent = text;
  }

  function show(seconds: number): void {
    wave.style.setProperty('--heard', `${(seconds / duration) * 100}%`);
    position.value = String(Math.round(seconds));
    position.setAttribute('aria-valuetext', `${spokenTime(seconds)} of ${spokenTime(duration)}`);
    if (now) now.textContent = clockText(seconds);
    if (left) left.textContent = `−${clockText(Math.max(0, Math.round(duration - seconds)))}`;
    markCurrent(parts, seconds);
    if (chapter)
      chapter.textContent = document.querySelector('.chapters [aria-current]')?.lastChild?.textContent ?? '';
  }

  const acts: Record<string, (button: HTMLElement) => unknown> = {
    toggle: () => (audio.paused ? play() : audio.pause()),
    back: () => seek(Number(position.value) - 10),
    forward: () => seek(Number(position.value) + 30),
    speed: (button) => nextSpeed(audio, button),
    share: () => shareMoment(Math.floor(audio.currentTime), say),
  };
  for (const button of player.querySelectorAll<HTMLElement>('[data-act]')) {
    button.addEventListener('click', () => void acts[button.dataset['act'] ?? '']?.(button));
  }
  position.addEventListener('input', () => seek(Number(position.value)));
  for (const part of parts) {
    part.addEventListener('click', (event) => {
      event.preventDefault();
      history.replaceState(null, '', part.href);
      seek(Number(part.dataset['start']));
      play();
    });
  }
  audio.addEventListener('loadedmetadata', () => {
    if (waiting !== null) audio.currentTime = waiting;
    waiting = null;
  });
  audio.addEventListener('timeupdate', () => {
    if (waiting === null) show(audio.currentTime);
  });
  const showPlaying = () => {
    player.toggleAttribute('data-playing', !audio.paused);
    toggle.setAttribute('aria-label', audio.paused ? 'Play' : 'Pause');
    if (!audio.paused) say('');
  };
  for (const event of ['play', 'pause', 'ended']) audio.addEventListener(event, showPlaying);
  audio.addEventListener('waiting', () => player.setAttribute('data-waiting', ''));
  audio.addEventListener('playing', () => player.removeAttribute('data-waiting'));
  addEventListener('hashchange', () => seek(momentOf(location.hash) ?? Number(position.value)));

  for (const tick of player.querySelectorAll<HTMLElement>('.tick'))
    tick.style.setProperty('--at', `${Number(tick.dataset['at']) * 100}%`);
  audio.controls = false;
  deck.hidden = false;
  // The browser's own player may play already.
  showPlaying();
  seek(momentOf(location.hash) ?? audio.currentTime);
  announceMedia(player, {
    play,
    pause: () => audio.pause(),
    seekTo: seek,
    by: (seconds) => seek(audio.currentTime + seconds),
  });
}

/** Marks the part of each list that is heard: of chapters, of words. */
function markCurrent(parts: readonly HTMLAnchorElement[], seconds: number): void {
  for (const list of new Set(parts.map((part) => part.closest('ol')))) {
    const inside = parts.filter((part) => part.closest('ol') === list);
    const current =
      seconds > 0 ? inside.findLast((part) => Number(part.dataset['start']) <= seconds) : undefined;
    for (const part of inside) part.toggleAttribute('aria-current', part === current);
  }
}

function nextSpeed(audio: HTMLAudioElement, button: HTMLElement): void {
  const next = speeds[(speeds.indexOf(audio.playbackRate) + 1) % speeds.length] ?? 1;
  audio.playbackRate = next;
  audio.defaultPlaybackRate = next;
  button.textContent = `${next}×`;
  button.setAttribute('aria-label', `Speed: ${next}×`);
}

/** Shares a link to the moment, by the device if it can, else by the clipboard. */
async function shareMoment(seconds: number, say: (text: string) => void): Promise<void> {
  const url = `${location.origin}${location.pathname}${seconds > 0 ? `#t=${seconds}` : ''}`;
  if ('share' in navigator) {
    // Cancelling is not a failure.
    await navigator.share({ title: document.title, url }).catch(() => {});
    return;
  }
  await (navigator as Navigator).clipboard.writeText(url).then(
    () => say(seconds > 0 ? 'Link to this moment copied.' : 'Link copied.'),
    () => say(url),
  );
}

interface MediaActions {
  play: () => void;
  pause: () => void;
  seekTo: (seconds: number) => void;
  by: (seconds: number) => void;
}

/** Media keys and the lock screen of a phone. */
function announceMedia(player: HTMLElement, { play, pause, seekTo, by }: MediaActions): void {
  if (!('mediaSession' in navigator)) return;
  const { title = '', show = '', image = '' } = player.dataset;
  const session = navigator.mediaSession;
  session.metadata = new MediaMetadata({
    title,
    artist: show,
    artwork: image === '' ? [] : [{ src: image }],
  });
  session.setActionHandler('play', play);
  session.setActionHandler('pause', pause);
  session.setActionHandler('seekbackward', () => by(-10));
  session.setActionHandler('seekforward', () => by(30));
  session.setActionHandler('seekto', ({ seekTime }) => seekTo(seekTime ?? 0));
}

function find<T extends Element>(player: HTMLElement, selector: string): T {
  const found = player.querySelector<T>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

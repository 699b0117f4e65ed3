import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { logPage } from '../../packages/react-kit/src/data/logger/log-page.ts';
import { StripCanvas } from '../../packages/react-kit/src/screens/audio-editor/day/strip-canvas.tsx';
import type { StripScene } from '../../packages/react-kit/src/screens/audio-editor/day/strip-scene.ts';
import { stripTicks } from '../../packages/react-kit/src/screens/audio-editor/day/strip-ticks.ts';
import { pageColumns } from '../../packages/react-kit/src/screens/audio-editor/day/strip-window.ts';
import { WaveformCanvas } from '../../packages/react-kit/src/screens/audio-editor/waveform/waveform-canvas.tsx';
import { makeEvent } from '../../packages/react-kit/src/testing/make-event.ts';
import '../../packages/react-kit/src/styles/index.css';
import '../../packages/react-kit/src/screens/audio-editor/day/day-strip.css';
import '../../packages/react-kit/src/screens/audio-editor/waveform/waveform.css';
import { broadcast } from './editor-station.ts';

declare global {
  /** Milliseconds from the text of the station's response until the waveform is on the screen. */
  var drawDay: (what: 'ours' | 'peer') => Promise<number>;
}

const day = { start: 1_795_507_200, end: 1_795_593_600 };
const query = new URLSearchParams({
  start: String(day.start),
  end: String(day.end),
  points: String(pageColumns),
});
const answer = JSON.stringify(broadcast(query));
const labels = ['a', 'c', 'g', 'k'] as const;
const segments: StripScene['segments'] = Array.from({ length: 384 }, (_, index) => ({
  event: makeEvent(
    { id: index + 1, started_at: day.start + index * 225, duration: 225 },
    { title: `Event ${index}` },
  ),
  label: labels[index % labels.length] ?? 'a',
  isDimmed: false,
  isRepeat: index % 7 === 0,
}));

function ours() {
  const scene: StripScene = {
    width: 1200,
    window: day,
    day,
    hours: day,
    now: day.end,
    ticks: stripTicks(day, day, 'UTC', 18),
    page: logPage(JSON.parse(answer)),
    segments,
    gaps: [],
    silences: [],
    fallbacks: [],
    position: null,
    currentId: null,
  };
  return <StripCanvas scene={scene} />;
}

function peer() {
  const { min, max } = JSON.parse(answer);
  const duration = day.end - day.start;
  return (
    <WaveformCanvas
      peaks={{ duration, start: 0, end: duration * 1000, min, max }}
      duration={duration}
      media={new Audio()}
    />
  );
}

const draw = { ours, peer };

globalThis.drawDay = async (what) => {
  const app = document.querySelector('#app');
  if (!app) throw new Error('The page has no place for the waveform.');
  const place = document.createElement('div');
  Object.assign(place.style, { position: 'relative', width: '1200px', height: '116px' });
  app.replaceChildren(place);
  const root = createRoot(place);
  await frame();
  const begun = performance.now();
  flushSync(() => root.render(draw[what]()));
  while (!isDrawn(place)) await frame();
  await frame();
  const time = performance.now() - begun;
  root.unmount();
  return time;
};

function frame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}

/** Whether a canvas shows a waveform at its middle; wavesurfer's canvases are in a shadow tree. */
function isDrawn(place: HTMLElement): boolean {
  const roots = [place, ...[...place.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  return roots.some((root) => [...root.querySelectorAll('canvas')].some((canvas) => hasInk(canvas)));
}

function hasInk(canvas: HTMLCanvasElement): boolean {
  if (canvas.width === 0 || canvas.height === 0) return false;
  const data = canvas.getContext('2d')?.getImageData(canvas.width >> 1, 0, 1, canvas.height).data ?? [];
  return data.some((value, index) => index % 4 === 3 && value > 0);
}

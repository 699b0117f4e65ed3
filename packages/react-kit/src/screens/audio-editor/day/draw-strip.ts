import { peakBetween } from '../../../data/logger/index.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { stripMessages } from './day.messages.ts';
import { drawMarks } from './draw-strip-marks.ts';
import type { StripInk } from './strip-ink.ts';
import { stripLayout, waveHeight, waveTop } from './strip-layout.ts';
import type { StripScene, StripSegment } from './strip-scene.ts';
import { placeOf, timeAt } from './strip-window.ts';

const dimmed = 0.28;
/** Pixels on both sides of a text. */
const labelMargin = 8;
/** Broadcasts are limited below full scale; the few samples above this are clipped. */
const maxSample = 110;
const { ruler, band, height } = stripLayout;

/** Clears the canvas and draws a scene. */
export function drawStrip(
  pen: CanvasRenderingContext2D,
  scene: StripScene,
  ink: StripInk,
  catalogue: Catalogue,
): void {
  pen.clearRect(0, 0, scene.width, height);
  const seen = scene.segments.filter(
    ({ event }) =>
      event.started_at < scene.window.end && event.started_at + event.duration > scene.window.start,
  );
  drawGround(pen, scene, ink, catalogue);
  drawWave(pen, scene, seen, ink);
  for (const segment of seen) drawSegment(pen, scene, segment, ink);
  drawMarks(pen, scene, seen, ink, catalogue);
}

function drawGround(
  pen: CanvasRenderingContext2D,
  { width, window, day, hours, now, ticks }: StripScene,
  ink: StripInk,
  catalogue: Catalogue,
): void {
  const place = (time: number) => placeOf(window, time, width);
  pen.fillStyle = ink.sunken;
  const shaded = [
    [day.start, hours.start],
    [hours.end, day.end],
    [Math.max(day.start, now), day.end],
  ] as const;
  for (const [from, to] of shaded)
    if (to > from) pen.fillRect(place(from), ruler, place(to) - place(from), height - ruler);
  pen.font = `11px ${ink.font}`;
  pen.textBaseline = 'middle';
  drawFuture(pen, Math.max(0, place(Math.max(day.start, now))), width, ink, catalogue);
  for (const { at, label } of ticks) {
    const x = Math.round(place(at));
    pen.fillStyle = ink.line;
    pen.fillRect(x, ruler - 5, 1, height - ruler + 5);
    pen.fillStyle = ink.muted;
    pen.fillText(label, x + 4, ruler / 2);
  }
}

/** Labels the rest of the day, which has not aired yet, if there is room. */
function drawFuture(
  pen: CanvasRenderingContext2D,
  from: number,
  width: number,
  ink: StripInk,
  catalogue: Catalogue,
): void {
  const messages = catalogue.wordsOf(stripMessages);
  const text = messages.empty.future;
  const wide = pen.measureText(text).width;
  if (width - from < wide + 2 * labelMargin) return;
  pen.fillStyle = ink.muted;
  pen.fillText(text, (from + width - wide) / 2, waveTop + waveHeight / 2);
}

/** Draws the waveform in the colour of each event. */
function drawWave(
  pen: CanvasRenderingContext2D,
  scene: StripScene,
  seen: readonly StripSegment[],
  ink: StripInk,
): void {
  const { page, width, window } = scene;
  const middle = waveTop + waveHeight / 2;
  if (!page) {
    pen.fillStyle = ink.line;
    pen.fillRect(0, Math.round(middle), width, 1);
    return;
  }
  const column = (x: number) =>
    ((timeAt(window, x, width) - page.start) / (page.end - page.start)) * page.columns;
  const scale = (waveHeight / 2 - 2) / maxSample;
  let index = 0;
  let style = '';
  for (let x = 0; x < width; x += 1) {
    const peak = peakBetween(page, column(x), column(x + 1));
    if (!peak) continue;
    const time = timeAt(window, x + 0.5, width);
    while (index < seen.length - 1 && (seen[index + 1]?.event.started_at ?? 0) <= time) index += 1;
    const segment = seen[index];
    const isIn =
      segment &&
      time >= segment.event.started_at &&
      time < segment.event.started_at + segment.event.duration + 1;
    const alpha = isIn && segment.isDimmed ? dimmed : 1;
    const color = isIn ? ink.labels[segment.label].base : ink.muted;
    // The canvas parses a colour each time it is set.
    if (style !== `${color} ${alpha}`) {
      style = `${color} ${alpha}`;
      pen.fillStyle = color;
      pen.globalAlpha = alpha;
    }
    const [high, low] = [Math.min(peak.high, maxSample), Math.max(peak.low, -maxSample)];
    pen.fillRect(x, middle - high * scale, 1, Math.max(1, (high - low) * scale));
  }
  pen.globalAlpha = 1;
}

/** Minimum width in pixels to draw a segment as a card instead of a bar. */
const cardWidth = 6;
const titleWidth = 30;

function drawSegment(
  pen: CanvasRenderingContext2D,
  scene: StripScene,
  segment: StripSegment,
  ink: StripInk,
): void {
  const { event, label, isDimmed } = segment;
  const { base, soft, text } = ink.labels[label];
  const left = Math.max(-2, placeOf(scene.window, event.started_at, scene.width));
  const right = Math.min(
    scene.width + 2,
    placeOf(scene.window, event.started_at + event.duration, scene.width),
  );
  const wide = Math.max(1, right - left - (right - left > 3 ? 1 : 0));
  const isCurrent = event.id === scene.currentId;
  pen.globalAlpha = isDimmed && !isCurrent ? dimmed : 1;
  pen.fillStyle = wide < cardWidth || isCurrent ? base : soft;
  pen.fillRect(left, ruler, wide, band);
  if (isCurrent) pen.fillRect(left, height - 2, wide, 2);
  if (wide >= cardWidth && !isCurrent) {
    pen.fillStyle = base;
    pen.fillRect(left, ruler, 2, band);
  }
  if (wide >= titleWidth) {
    pen.save();
    pen.beginPath();
    pen.rect(left, ruler, wide - 4, band);
    pen.clip();
    pen.font = `600 11px ${ink.font}`;
    pen.textBaseline = 'middle';
    pen.fillStyle = isCurrent ? ink.surface : text;
    pen.fillText(event.cart.title, left + 6, ruler + band / 2);
    pen.restore();
  }
  pen.globalAlpha = 1;
}

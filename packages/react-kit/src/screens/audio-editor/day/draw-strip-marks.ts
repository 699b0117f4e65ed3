import { formatClock } from '../../../host/time/format-duration.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { stripMessages } from './day.messages.ts';
import type { StripInk } from './strip-ink.ts';
import { stripLayout, waveHeight, waveTop } from './strip-layout.ts';
import type { StripScene, StripSegment } from './strip-scene.ts';
import { placeOf } from './strip-window.ts';

const { ruler, height } = stripLayout;
/** The narrowest mark in pixels: a second of a day is a 70th of a pixel and would be invisible. */
const minMarkWidth = 3;
const hatch = 6;
/** Height in pixels of the bar above a stretch from the fallback. */
const fallbackHeight = 3;
const labelMargin = 6;
const labelHeight = 18;

/** Draws gaps, fallbacks, silences, repeats, the live edge and the position. */
export function drawMarks(
  pen: CanvasRenderingContext2D,
  scene: StripScene,
  seen: readonly StripSegment[],
  ink: StripInk,
  catalogue: Catalogue,
): void {
  const messages = catalogue.wordsOf(stripMessages);
  const place = (time: number) => placeOf(scene.window, time, scene.width);
  for (const gap of scene.gaps) {
    const [from, to] = [place(gap.start), place(gap.end)];
    drawHatching(pen, from, to, scene.width, ink.danger);
    gapLabel(
      pen,
      messages.gapLength(formatClock(gap.end - gap.start)),
      { from, to, width: scene.width },
      ink,
    );
  }
  pen.fillStyle = ink.accent;
  for (const { start, end } of scene.fallbacks) {
    pen.fillRect(place(start), ruler, Math.max(minMarkWidth, place(end) - place(start)), fallbackHeight);
  }
  pen.fillStyle = ink.warning;
  for (const silence of scene.silences) {
    const left = place(silence.start);
    const wide = Math.max(minMarkWidth, place(silence.end) - left);
    pen.fillRect(left, height - 8, wide, 6);
    pen.globalAlpha = 0.22;
    pen.fillRect(left, waveTop, wide, waveHeight - 8);
    pen.globalAlpha = 1;
  }
  for (const { event, isRepeat } of seen) if (isRepeat) repeatMark(pen, place(event.started_at), ink);
  if (scene.now >= scene.window.start && scene.now < scene.window.end) {
    pen.fillStyle = ink.lamp;
    pen.fillRect(Math.round(place(scene.now)) - 1, ruler, 2, height - ruler);
  }
  if (scene.position !== null) playhead(pen, place(scene.position), ink);
}

function drawHatching(
  pen: CanvasRenderingContext2D,
  from: number,
  to: number,
  width: number,
  color: string,
): void {
  const [left, right] = [Math.max(0, from), Math.min(width, Math.max(to, from + minMarkWidth))];
  if (right <= left) return;
  pen.save();
  pen.beginPath();
  pen.rect(left, ruler, right - left, height - ruler);
  pen.clip();
  pen.fillStyle = color;
  pen.globalAlpha = 0.14;
  pen.fillRect(left, ruler, right - left, height - ruler);
  pen.globalAlpha = 1;
  pen.strokeStyle = color;
  pen.lineWidth = 1.5;
  pen.beginPath();
  const tall = height - ruler;
  for (let x = Math.floor((left - tall) / hatch) * hatch; x < right; x += hatch) {
    pen.moveTo(x, height);
    pen.lineTo(x + tall, ruler);
  }
  pen.stroke();
  pen.restore();
}

/** Writes the length into a gap that is wide enough. */
function gapLabel(
  pen: CanvasRenderingContext2D,
  text: string,
  { from, to, width }: { from: number; to: number; width: number },
  ink: StripInk,
): void {
  pen.font = `600 11px ${ink.font}`;
  pen.textBaseline = 'middle';
  const wide = pen.measureText(text).width + 2 * labelMargin;
  const [left, right] = [Math.max(0, from), Math.min(width, to)];
  if (right - left < wide) return;
  const middle = waveTop + waveHeight / 2;
  pen.fillStyle = ink.surface;
  pen.fillRect((left + right - wide) / 2, middle - labelHeight / 2, wide, labelHeight);
  pen.fillStyle = ink.danger;
  pen.fillText(text, (left + right - wide) / 2 + labelMargin, middle);
}

/** Draws a small flag at the event's start. */
function repeatMark(pen: CanvasRenderingContext2D, x: number, ink: StripInk): void {
  const top = waveTop - 3;
  pen.fillStyle = ink.accent;
  pen.beginPath();
  pen.moveTo(x, top);
  pen.lineTo(x + 7, top);
  pen.lineTo(x, top + 7);
  pen.fill();
}

function playhead(pen: CanvasRenderingContext2D, at: number, ink: StripInk): void {
  const x = Math.round(at);
  pen.fillStyle = ink.text;
  pen.fillRect(x - 1, ruler - 6, 2, height - ruler + 6);
  pen.beginPath();
  pen.moveTo(x - 6, ruler - 9);
  pen.lineTo(x + 6, ruler - 9);
  pen.lineTo(x, ruler - 1);
  pen.fill();
}

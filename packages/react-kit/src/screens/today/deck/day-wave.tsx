import { useCallback, useRef } from 'react';
import type { LabelName } from '../../../data/categories/index.ts';
import { useThemeTurn } from '../../../ui/wave/theme-turn.ts';
import { type CanvasDrawing, useCanvas } from '../../../ui/wave/use-canvas.ts';
import { dayColumns, type DayScene } from './day-scene.ts';

const labels = [
  'a',
  'b',
  'c',
  'd',
  'e',
  'f',
  'g',
  'h',
  'i',
  'j',
  'k',
  'l',
  'm',
  'n',
  'gray',
] as const satisfies LabelName[];
const inks = ['muted', 'line', 'lamp'] as const;

interface DayInk extends Record<(typeof inks)[number], string> {
  labels: Record<LabelName, string>;
}

/** Opacity of the outer half of the shape. */
const outer = 0.5;
const inner = 0.62;

/** The waveform of the day in the colours of the categories, with losses and the live edge. Decorative: the words are beside it. */
export function DayWave({ scene }: { scene: DayScene }) {
  const turn = useThemeTurn();
  const probes = useRef<HTMLSpanElement>(null);
  const ink = useRef<{ turn: number; ink: DayInk }>(undefined);
  const draw = useCallback<CanvasDrawing>(
    (pen, { width, height, ratio }) => {
      if (!probes.current) return;
      if (ink.current?.turn !== turn) ink.current = { turn, ink: readInk(probes.current) };
      drawDay(pen, scene, { width, height, ratio }, ink.current.ink);
    },
    [scene, turn],
  );
  const canvas = useCanvas(draw);
  return (
    <>
      <canvas ref={canvas} className="pk-day-wave" aria-hidden="true" />
      <span ref={probes} hidden>
        {inks.map((name) => (
          <span key={name} className="pk-day-ink" data-ink={name} />
        ))}
        {labels.map((name) => (
          <span key={name} style={{ color: `var(--pk-color-${name})` }} data-color={name} />
        ))}
      </span>
    </>
  );
}

function readInk(root: HTMLElement): DayInk {
  const colorOf = (selector: string) => {
    const probe = root.querySelector(selector);
    return probe ? getComputedStyle(probe).color : '';
  };
  const [muted, line, lamp] = inks.map((name) => colorOf(`[data-ink="${name}"]`));
  const byLabel = Object.fromEntries(
    labels.map((name) => [name, colorOf(`[data-color="${name}"]`)]),
  ) as Record<LabelName, string>;
  return { muted: muted ?? '', line: line ?? '', lamp: lamp ?? '', labels: byLabel };
}

interface Size {
  width: number;
  height: number;
  ratio: number;
}

function drawDay(
  pen: CanvasRenderingContext2D,
  scene: DayScene,
  { width, height, ratio }: Size,
  ink: DayInk,
): void {
  const { start, end, now, gaps } = scene;
  const place = (time: number) => ((time - start) / (end - start)) * width;
  pen.clearRect(0, 0, width, height);
  pen.fillStyle = ink.line;
  const edge = place(now);
  // The hours that have not aired yet.
  for (let hour = start; hour < end; hour += 3600)
    if (place(hour) > edge) pen.fillRect(Math.round(place(hour)), 0, ratio, height);
  const middle = height / 2;
  for (const [x, column] of dayColumns(scene, width).entries()) {
    if (!column) continue;
    const reach = Math.max(ratio / 2, column.reach * (middle - 4 * ratio));
    pen.fillStyle = column.label === null ? ink.muted : ink.labels[column.label];
    pen.globalAlpha = outer;
    pen.fillRect(x, middle - reach, 1, 2 * reach);
    pen.globalAlpha = 1;
    pen.fillRect(x, middle - reach * inner, 1, 2 * reach * inner);
  }
  for (const gap of gaps)
    drawLoss(pen, place(gap.start), place(gap.open ? now : gap.end), { height, ratio }, ink);
  if (now < start || now >= end) return;
  pen.fillStyle = ink.lamp;
  pen.fillRect(Math.round(edge) - ratio, 0, 2 * ratio, height);
}

/** A hatch over a stretch that was not recorded, wide enough to see. */
function drawLoss(
  pen: CanvasRenderingContext2D,
  from: number,
  to: number,
  { height, ratio }: Omit<Size, 'width'>,
  ink: DayInk,
): void {
  const wide = Math.max(4 * ratio, to - from);
  pen.save();
  pen.beginPath();
  pen.rect(Math.max(0, to - wide), 0, wide, height);
  pen.clip();
  pen.strokeStyle = ink.lamp;
  pen.lineWidth = 2 * ratio;
  pen.beginPath();
  for (let x = to - wide - height; x < to; x += 6 * ratio) {
    pen.moveTo(x, height);
    pen.lineTo(x + height, 0);
  }
  pen.stroke();
  pen.restore();
}

import { useLayoutEffect, useRef, useEffect, useState, type RefObject } from 'react';
import { useCatalogue } from '../../../words/use-words.ts';
import { drawStrip } from './draw-strip.ts';
import { inkNames, labelNames, readInk, type StripInk } from './strip-ink.ts';
import { stripLayout } from './strip-layout.ts';
import type { StripScene } from './strip-scene.ts';

/** Draws a scene at the screen's resolution, in the theme of the page. */
export function StripCanvas({ scene }: { scene: StripScene }) {
  const catalogue = useCatalogue();
  const canvas = useRef<HTMLCanvasElement>(null);
  const probes = useRef<HTMLSpanElement>(null);
  const turn = useThemeTurn(probes);
  const ink = useRef<{ turn: number; colors: StripInk }>(undefined);
  const drawn = useRef<StripScene>(undefined);
  useLayoutEffect(() => {
    if (drawn.current && isSameView(drawn.current, scene)) return afterPaint(draw);
    draw();
    return undefined;

    function draw() {
      const pen = canvas.current?.getContext('2d');
      if (!canvas.current || !probes.current || !pen || scene.width === 0) return;
      const ratio = globalThis.devicePixelRatio || 1;
      const [width, height] = [Math.round(scene.width * ratio), Math.round(stripLayout.height * ratio)];
      // Setting a size, even the same one, clears the canvas.
      if (canvas.current.width !== width) canvas.current.width = width;
      if (canvas.current.height !== height) canvas.current.height = height;
      pen.setTransform(ratio, 0, 0, ratio, 0, 0);
      if (ink.current?.turn !== turn) ink.current = { turn, colors: readInk(probes.current) };
      drawStrip(pen, scene, ink.current.colors, catalogue);
      drawn.current = scene;
    }
  }, [scene, turn, catalogue]);
  return (
    <>
      <canvas ref={canvas} className="pk-strip-canvas" aria-hidden="true" />
      <span ref={probes} hidden className="pk-strip-probes">
        {inkNames.map((name) => (
          <span key={name} data-ink={name} />
        ))}
        {labelNames.map((name) => (
          <span key={name} data-color={name} />
        ))}
      </span>
    </>
  );
}

/** Whether two scenes differ at most in which events the filters leave out. */
function isSameView(before: StripScene, after: StripScene): boolean {
  return Object.entries(after).every(
    ([name, value]) => name === 'segments' || before[name as keyof StripScene] === value,
  );
}

/** Runs a task after the next frame, so that a filtered list does not wait for it. Returns a function that cancels it. */
function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => (timer = setTimeout(task)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** A counter that increases when the theme changes: the system's, or the one that a host sets on the root. */
function useThemeTurn(inside: RefObject<HTMLElement | null>): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const next = () => setTurn((before) => before + 1);
    const dark = globalThis.matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', next);
    const observer = new MutationObserver(next);
    const root = inside.current?.closest('.pk');
    if (root) observer.observe(root, { attributeFilter: ['data-theme'] });
    return () => {
      dark.removeEventListener('change', next);
      observer.disconnect();
    };
  }, [inside]);
  return turn;
}

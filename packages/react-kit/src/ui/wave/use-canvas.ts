import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { drawWhenIdle } from './draw-queue.ts';
import { observeCanvas } from './observe-canvas.ts';

export interface CanvasSize {
  /** Device pixels. */
  width: number;
  height: number;
  /** Device pixels per CSS pixel. */
  ratio: number;
}

export type CanvasDrawing = (
  pen: CanvasRenderingContext2D,
  size: CanvasSize,
  canvas: HTMLCanvasElement,
) => void;

interface Drawn {
  /** CSS pixels; 0 until the size is known. */
  width: number;
  height: number;
  /** The width to draw for does not follow the canvas. */
  isWidthGiven: boolean;
  isVisible: boolean;
  isStale: boolean;
  cancel: (() => void) | null;
  request: () => void;
}

/**
 * Draws a canvas at the screen's resolution whenever `draw` is another function or the size changes, and only while it is
 * in or near the view. Until then the old picture is stretched to the new size.
 * @param when `idle`: when the browser has time, `now`: before the next frame.
 * @param width CSS pixels to draw for; without it those of the canvas.
 */
export function useCanvas(
  draw: CanvasDrawing,
  when: 'idle' | 'now' = 'idle',
  width?: number,
): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<Drawn>({
    width: 0,
    height: 0,
    isWidthGiven: false,
    isVisible: when === 'now',
    isStale: true,
    cancel: null,
    request: () => {},
  });

  useEffect(() => {
    const { current } = drawn;
    const element = canvas.current;
    if (!element) return undefined;
    const end = observeCanvas(element, {
      onSize: (wide, high) => {
        const isSame = current.height === high && (current.isWidthGiven || current.width === wide);
        [current.width, current.height] = [wide, high];
        if (!isSame) current.request();
      },
      onVisible: (isVisible) => {
        current.isVisible = isVisible;
        if (isVisible && current.isStale) current.request();
      },
    });
    return () => {
      end();
      current.cancel?.();
    };
  }, []);

  useLayoutEffect(() => {
    const { current } = drawn;
    current.isWidthGiven = width !== undefined;
    const paint = () => {
      const element = canvas.current;
      const pen = element?.getContext('2d');
      if (!element || !pen) return;
      const size = { width: width ?? current.width, height: current.height || element.clientHeight };
      if (size.width === 0 || size.height === 0) return;
      current.isStale = false;
      paintCanvas(element, pen, size, draw);
    };
    current.request = () => {
      current.isStale = true;
      current.cancel?.();
      current.cancel = null;
      if (!current.isVisible) return;
      if (when === 'now') paint();
      else current.cancel = drawWhenIdle(paint);
    };
    current.request();
  }, [draw, when, width]);

  return canvas;
}

function paintCanvas(
  canvas: HTMLCanvasElement,
  pen: CanvasRenderingContext2D,
  css: { width: number; height: number },
  draw: CanvasDrawing,
): void {
  const ratio = globalThis.devicePixelRatio || 1;
  const size = {
    width: Math.max(1, Math.round(css.width * ratio)),
    height: Math.max(1, Math.round(css.height * ratio)),
    ratio,
  };
  // Setting a size, even the same one, clears the canvas.
  if (canvas.width !== size.width) canvas.width = size.width;
  if (canvas.height !== size.height) canvas.height = size.height;
  draw(pen, size, canvas);
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import { stripLayout } from './strip-layout.ts';

/** What hands do to the strip. Places are pixels from its left edge. */
export interface StripGestures {
  /** Goes to a place; at the end the hand has let go there. */
  scrub: (x: number, isEnd: boolean) => void;
  /** Moves what is seen by pixels. */
  pan: (pixels: number) => void;
  /** Shows a factor more (above 1) or less around a place. Answers whether that changed anything. */
  zoom: (factor: number, x: number) => boolean;
}

interface Finger {
  x: number;
  y: number;
}

/** A finger that moves less than this has pressed; one that moves up or down scrolls the page. */
const pressPixels = 6;

/**
 * Press and drag go to a place, dragging the times moves what is seen; two fingers do both and zoom. The wheel zooms,
 * sideways or with Shift it moves what is seen.
 */
export function useStripGestures(element: HTMLElement | null, gestures: StripGestures): void {
  const latest = useRef(gestures);
  useLayoutEffect(() => {
    latest.current = gestures;
  });

  useEffect(() => {
    if (!element) return undefined;
    const end = new AbortController();
    const options = { signal: end.signal };
    const hand = new Hand(element, latest);
    element.addEventListener('pointerdown', (event) => hand.down(event), options);
    element.addEventListener('pointermove', (event) => hand.move(event), options);
    element.addEventListener('pointerup', (event) => hand.up(event), options);
    element.addEventListener('pointercancel', (event) => hand.leave(event), options);
    // Not passive: what zooms the strip must not scroll the page.
    element.addEventListener('wheel', (event) => turn(event, placeIn(element, event).x, latest.current), { ...options, passive: false });
    return () => end.abort();
  }, [element]);
}

class Hand {
  readonly #element: HTMLElement;
  readonly #gestures: { readonly current: StripGestures };
  readonly #fingers = new Map<number, Finger>();
  #doing: 'nothing' | 'pressing' | 'scrubbing' | 'panning' | 'pinching' = 'nothing';

  constructor(element: HTMLElement, gestures: { readonly current: StripGestures }) {
    this.#element = element;
    this.#gestures = gestures;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    const place = placeIn(this.#element, event);
    this.#fingers.set(event.pointerId, place);
    this.#element.setPointerCapture(event.pointerId);
    if (this.#fingers.size === 2) this.#doing = 'pinching';
    else if (place.y < stripLayout.ruler || event.shiftKey) this.#doing = 'panning';
    else if (event.pointerType === 'touch') this.#doing = 'pressing';
    else {
      this.#doing = 'scrubbing';
      this.#gestures.current.scrub(place.x, false);
    }
  }

  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const place = placeIn(this.#element, event);
    if (this.#doing === 'pressing' && Math.abs(place.x - before.x) < pressPixels) return;
    if (this.#doing === 'pressing') this.#doing = 'scrubbing';
    if (this.#doing === 'pinching') this.#pinch(event.pointerId, before, place);
    if (this.#doing === 'panning') this.#gestures.current.pan(before.x - place.x);
    if (this.#doing === 'scrubbing') this.#gestures.current.scrub(place.x, false);
    this.#fingers.set(event.pointerId, place);
  }

  up(event: PointerEvent): void {
    const isScrub = this.#doing === 'scrubbing' || this.#doing === 'pressing';
    const isMine = this.#fingers.has(event.pointerId);
    this.leave(event);
    if (isScrub && isMine) this.#gestures.current.scrub(placeIn(this.#element, event).x, true);
  }

  leave(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    // The finger that stays after two have pinched must not go anywhere.
    this.#doing = 'nothing';
  }

  #pinch(id: number, before: Finger, place: Finger): void {
    const [other] = [...this.#fingers].filter(([finger]) => finger !== id).map(([, finger]) => finger);
    if (!other) return;
    const apart = (finger: Finger) => Math.max(16, Math.hypot(finger.x - other.x, finger.y - other.y));
    this.#gestures.current.zoom(apart(before) / apart(place), (before.x + other.x) / 2);
    this.#gestures.current.pan((before.x - place.x) / 2);
  }
}

const perPixel = 0.002;
/** A pinch on a trackpad comes as a wheel with Ctrl, in much smaller steps. */
const perPinchPixel = 0.01;
const linePixels = 16;

function turn(event: WheelEvent, x: number, { pan, zoom }: StripGestures): void {
  const scale = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : linePixels;
  const [across, down] = [event.deltaX * scale, event.deltaY * scale];
  if (event.shiftKey || Math.abs(across) > Math.abs(down)) {
    event.preventDefault();
    pan(across === 0 ? down : across);
    return;
  }
  const hasZoomed = zoom(Math.exp(down * (event.ctrlKey ? perPinchPixel : perPixel)), x);
  // Where there is no more to see, the wheel scrolls the page; with Ctrl it would zoom it.
  if (hasZoomed || event.ctrlKey) event.preventDefault();
}

function placeIn(element: HTMLElement, { clientX, clientY }: MouseEvent): Finger {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

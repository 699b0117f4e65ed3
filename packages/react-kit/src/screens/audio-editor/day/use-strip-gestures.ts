import { useEffect, useLayoutEffect, useRef } from 'react';
import { isHtml } from '../../../ui/root/is-element.ts';
import type { RangeEdge } from '../range/use-day-range.ts';
import { stripLayout } from './strip-layout.ts';

/** Gestures on the strip. Places are pixels from its left edge. */
export interface StripGestures {
  /** Sets the position; `isEnd` when the pointer is released. */
  scrub: (x: number, isEnd: boolean) => void;
  /** Selects a range; null for users who cannot add one, for whom dragging sets the position. */
  select: SelectGestures | null;
  /** Pans by pixels. */
  pan: (pixels: number) => void;
  /** Zooms out (factor above 1) or in around a place. Returns whether the view changed. */
  zoom: (factor: number, x: number) => boolean;
}

export interface SelectGestures {
  /** Starts at a place, or takes an end of the range that exists. */
  grab: (x: number, edge: RangeEdge | null) => void;
  drag: (x: number) => void;
  drop: () => void;
}

interface Finger {
  x: number;
  y: number;
}

/** A finger that moves fewer pixels than this presses; a vertical move scrolls the page. */
const pressPixels = 6;
/** Milliseconds that a finger rests before it selects a range. */
const longPressMs = 400;

/**
 * Pressing sets the position, and dragging selects a range, by touch after a long press; dragging the ruler pans; two fingers pan and zoom. The wheel zooms, and pans
 * when it scrolls sideways or with Shift.
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
    // Not passive: a finger that selects must not scroll the page, nor open a menu.
    const keep = (event: Event) => hand.isSelecting && event.preventDefault();
    element.addEventListener('touchmove', keep, { ...options, passive: false });
    element.addEventListener('contextmenu', keep, options);
    // Not passive: a wheel that zooms the strip must not scroll the page.
    element.addEventListener('wheel', (event) => turn(event, placeIn(element, event).x, latest.current), {
      ...options,
      passive: false,
    });
    return () => {
      end.abort();
      hand.rest();
    };
  }, [element]);
}

class Hand {
  readonly #element: HTMLElement;
  readonly #gestures: { readonly current: StripGestures };
  readonly #fingers = new Map<number, Finger>();
  #doing: 'nothing' | 'pressing' | 'scrubbing' | 'panning' | 'pinching' | 'selecting' = 'nothing';
  /** Where the mouse went down. */
  #origin = 0;
  #longPress: ReturnType<typeof setTimeout> | undefined;

  constructor(element: HTMLElement, gestures: { readonly current: StripGestures }) {
    this.#element = element;
    this.#gestures = gestures;
  }

  get isSelecting(): boolean {
    return this.#doing === 'selecting';
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    const place = placeIn(this.#element, event);
    this.#fingers.set(event.pointerId, place);
    this.#element.setPointerCapture(event.pointerId);
    this.rest();
    const edge = edgeAt(event.target);
    if (this.#fingers.size === 2) this.#doing = 'pinching';
    else if (edge) this.#select(place.x, edge);
    else if (place.y < stripLayout.ruler || event.shiftKey) this.#doing = 'panning';
    else if (event.pointerType === 'touch') {
      this.#doing = 'pressing';
      this.#longPress = setTimeout(() => this.#select(place.x, null), longPressMs);
    } else {
      this.#doing = 'scrubbing';
      this.#origin = place.x;
      this.#gestures.current.scrub(place.x, false);
    }
  }

  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const place = placeIn(this.#element, event);
    if (this.#doing === 'pressing' && Math.abs(place.x - before.x) < pressPixels) return;
    if (this.#doing === 'pressing') this.#doing = 'scrubbing';
    this.rest();
    const isMouse = event.pointerType !== 'touch';
    if (this.#doing === 'scrubbing' && isMouse && Math.abs(place.x - this.#origin) >= pressPixels)
      this.#select(this.#origin, null);
    if (this.#doing === 'pinching') this.#pinch(event.pointerId, before, place);
    if (this.#doing === 'panning') this.#gestures.current.pan(before.x - place.x);
    if (this.#doing === 'scrubbing') this.#gestures.current.scrub(place.x, false);
    if (this.#doing === 'selecting') this.#gestures.current.select?.drag(place.x);
    this.#fingers.set(event.pointerId, place);
  }

  up(event: PointerEvent): void {
    const isScrub = this.#doing === 'scrubbing' || this.#doing === 'pressing';
    const isSelection = this.isSelecting;
    const isMine = this.#fingers.has(event.pointerId);
    this.leave(event);
    if (isScrub && isMine) this.#gestures.current.scrub(placeIn(this.#element, event).x, true);
    if (isSelection && isMine) this.#gestures.current.select?.drop();
  }

  leave(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    this.rest();
    delete this.#element.dataset['selecting'];
    // After a pinch the remaining finger must not set the position.
    this.#doing = 'nothing';
  }

  /** Ends the wait for a long press. */
  rest(): void {
    clearTimeout(this.#longPress);
  }

  #select(x: number, edge: RangeEdge | null): void {
    const { select } = this.#gestures.current;
    if (!select) return;
    this.#doing = 'selecting';
    this.#element.dataset['selecting'] = 'true';
    select.grab(x, edge);
  }

  #pinch(id: number, before: Finger, place: Finger): void {
    const [other] = [...this.#fingers].filter(([finger]) => finger !== id).map(([, finger]) => finger);
    if (!other) return;
    const apart = (finger: Finger) => Math.max(16, Math.hypot(finger.x - other.x, finger.y - other.y));
    this.#gestures.current.zoom(apart(before) / apart(place), (before.x + other.x) / 2);
    this.#gestures.current.pan((before.x - place.x) / 2);
  }
}

/** The end of the range whose handle was pressed. */
function edgeAt(target: EventTarget | null): RangeEdge | null {
  const edge = isHtml(target) ? target.dataset['rangeEdge'] : undefined;
  return edge === 'start' || edge === 'end' ? edge : null;
}

const perPixel = 0.002;
/** A trackpad pinch arrives as wheel events with Ctrl, in much smaller steps. */
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
  // At the limit of the zoom the wheel scrolls the page; with Ctrl it would zoom the page.
  if (hasZoomed || event.ctrlKey) event.preventDefault();
}

function placeIn(element: HTMLElement, { clientX, clientY }: MouseEvent): Finger {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

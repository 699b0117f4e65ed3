interface Watch {
  /** CSS pixels. */
  onSize: (width: number, height: number) => void;
  onVisible: (isVisible: boolean) => void;
}

/** How near to the view a canvas counts as visible, so that it is drawn before it scrolls in. */
const nearby = '120px';

const watches = new WeakMap<Element, Watch>();
let sizes: ResizeObserver | null = null;
let places: IntersectionObserver | null = null;
let watched = 0;

/** Reports the size of an element and whether it is in or near the view. Returns a function that ends it. */
export function observeCanvas(element: Element, watch: Watch): () => void {
  watches.set(element, watch);
  watched += 1;
  sizes ??= new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries)
      watches.get(target)?.onSize(contentRect.width, contentRect.height);
  });
  sizes.observe(element);
  if (typeof IntersectionObserver === 'function') {
    places ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) watches.get(target)?.onVisible(isIntersecting);
      },
      { rootMargin: nearby },
    );
    places.observe(element);
  } else watch.onVisible(true);
  return () => {
    watches.delete(element);
    sizes?.unobserve(element);
    places?.unobserve(element);
    watched -= 1;
    if (watched === 0) [sizes, places] = [null, null];
  };
}

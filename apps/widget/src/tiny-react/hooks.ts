type Cleanup = () => void;

interface Slot {
  value?: unknown;
  set?: (next: unknown) => void;
  deps?: readonly unknown[] | undefined;
  cleanup?: Cleanup | undefined;
}

/** A mounted function component, as hooks see it. */
export interface Component {
  slots: Slot[];
  isMounted: boolean;
  redraw: () => void;
}

let current!: Component;
let position = 0;
const stale = new Set<Component>();
const effects: (() => void)[] = [];

/** Binds the hooks to the component whose function runs next. Its output is rendered afterwards, so calls never nest. */
export function bindHooks(component: Component): void {
  current = component;
  position = 0;
}

/** Runs the effects of this rendering, once the document shows it. */
export function runEffects(): void {
  for (const effect of effects.splice(0)) effect();
}

/** Ends a component: cleans up its effects and never renders it again. */
export function retire(component: Component): void {
  component.isMounted = false;
  for (const slot of component.slots) slot.cleanup?.();
}

function redrawStale() {
  const components = [...stale];
  stale.clear();
  for (const component of components) {
    if (component.isMounted) component.redraw();
  }
  runEffects();
}

/** Batches the changes of one turn into one rendering. */
function schedule(component: Component) {
  if (stale.size === 0) queueMicrotask(redrawStale);
  stale.add(component);
}

function nextSlot(): Slot {
  return (current.slots[position++] ??= {});
}

function haveChanged(slot: Slot, deps: readonly unknown[] | undefined): boolean {
  return !slot.deps || !deps || deps.some((dep, n) => !Object.is(dep, slot.deps?.[n]));
}

/** As in React, except for the form of `set` that takes a function. */
export function useState(initial?: unknown): [unknown, (next: unknown) => void] {
  const slot = nextSlot();
  const component = current;
  if (!slot.set) {
    slot.value = typeof initial === 'function' ? initial() : initial;
    slot.set = (next) => {
      if (Object.is(next, slot.value)) return;
      slot.value = next;
      schedule(component);
    };
  }
  return [slot.value, slot.set];
}

/** As in React. */
export function useMemo(make: () => unknown, deps: readonly unknown[]): unknown {
  const slot = nextSlot();
  if (haveChanged(slot, deps)) {
    slot.deps = deps;
    slot.value = make();
  }
  return slot.value;
}

/** Runs before the browser paints, which is early enough to still count as the press that caused it. */
export function useEffect(effect: () => Cleanup | undefined, deps?: readonly unknown[]): void {
  const slot = nextSlot();
  if (!haveChanged(slot, deps)) return;
  slot.deps = deps;
  effects.push(() => {
    slot.cleanup?.();
    slot.cleanup = effect();
  });
}

type Move = {
  key: string;
  index: number;
  count: number;
  columns: number;
  page: number;
  isHorizontal: boolean;
};

/** The item that a key leads to in a list or grid, or undefined for other keys and for steps over the edge. */
export function nextIndex({ key, index, count, columns, page, isHorizontal }: Move): number | undefined {
  const along = columns;
  const across = columns > 1 ? 1 : 0;
  const steps: Record<string, number> = {
    ArrowDown: isHorizontal ? across : along,
    ArrowUp: isHorizontal ? -across : -along,
    ArrowRight: isHorizontal ? along : across,
    ArrowLeft: isHorizontal ? -along : -across,
    PageDown: page,
    PageUp: -page,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  if (!step || count === 0) return undefined;
  const isFree = Math.abs(step) > columns || key.startsWith('Page');
  const target = index + step;
  // Pages and ends stop at the edge; a single step over the edge does nothing.
  const next = isFree ? Math.min(count - 1, Math.max(0, target)) : target;
  return next < 0 || next >= count || next === index ? undefined : next;
}

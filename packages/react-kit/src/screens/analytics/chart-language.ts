/** One look for all charts: the accent is what happened, an ink line with a halo is what it is compared with. */
export const chartAxis = {
  stroke: 'var(--pk-text-muted)',
  fontSize: 12,
  tickLine: false,
  axisLine: false,
} as const;

export const chartLegend = { iconSize: 10, wrapperStyle: { fontSize: 12 } } as const;

export const chartTooltip = {
  cursor: { stroke: 'var(--pk-line-strong)', fill: 'var(--pk-hover)' },
  contentStyle: {
    background: 'var(--pk-surface-raised)',
    border: '1px solid var(--pk-line-strong)',
    borderRadius: 6,
    color: 'var(--pk-text)',
  },
} as const;

/** Below the ink line, so that it is readable on the accent too. */
export const lineHalo = {
  stroke: 'var(--pk-surface)',
  strokeWidth: 5,
  dot: false,
  activeDot: false,
  isAnimationActive: false,
} as const;

export const inkLine = {
  stroke: 'var(--pk-ink)',
  strokeWidth: 1.75,
  dot: false,
  isAnimationActive: false,
} as const;

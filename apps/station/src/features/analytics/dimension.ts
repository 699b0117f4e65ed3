export const dimensions = ['show', 'episode', 'country', 'platform', 'date', 'total'] as const;
export type Dimension = (typeof dimensions)[number];

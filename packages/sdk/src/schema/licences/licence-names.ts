import type { Licence } from '../access.ts';

/** Every licence, the widest first. */
export const licenceNames = ['full', 'podcast', 'logger'] as const satisfies readonly Licence[];

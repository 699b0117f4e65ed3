import { z } from 'zod';

/** A QR code as a drawing: `<svg viewBox="0 0 {size} {size}"><path d="{path}"/></svg>`, dark on light. */
export const qrCode = z.object({
  /** Modules on each side, the quiet zone included. */
  size: z.int(),
  /** The `d` of one path that fills the dark modules. */
  path: z.string(),
});
export type QrCode = z.output<typeof qrCode>;

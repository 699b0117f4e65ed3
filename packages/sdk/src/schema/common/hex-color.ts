import { z } from 'zod';

/** A CSS colour in hex, as colour pickers write it. */
export const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i, 'This must be a color such as #F1F6FB.');

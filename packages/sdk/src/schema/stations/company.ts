import { z } from 'zod';

const name = z.string().trim().min(1, 'Enter a name.').max(100, 'A name has at most 100 characters.');

/** The company that the stations belong to. */
export const company = z.object({
  /** Name of the company. */
  name: z.string(),
  /** Bytes that a station without a quota of its own may use; null without a limit. */
  station_quota_bytes: z.int().min(0).nullable(),
  /** Whether stations of the demo are here, which `stations.removeDemo` removes. */
  has_demo: z.boolean(),
  /** Increases with every change. */
  version: z.int(),
});
export type Company = z.output<typeof company>;

export const companyUpdate = z.strictObject({
  /** Name of the company, at most 100 characters. */
  name,
  version: z.int().optional(),
});
export type CompanyUpdate = z.output<typeof companyUpdate>;

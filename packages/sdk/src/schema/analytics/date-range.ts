import { z } from 'zod';

export const isForward = ({ start_date, end_date }: { start_date: string; end_date: string }) =>
  start_date <= end_date;
export const backward = { path: ['end_date'], error: 'The end date is before the start date.' };

export const idList = z
  .string()
  .regex(/^(?:\d{1,15}(?:,\d{1,15}){0,999})?$/, 'Separate ids with commas, such as 12,34.');

import { directoryCategories } from '@postkit/sdk/schema';
import { z } from 'zod';
import { fieldErrors } from '../../platform/errors/field-errors.ts';

const given = z.object({ itunes_categories: directoryCategories.optional() });

/** @throws request.invalid where a show or a feed is given a category that directories do not have. */
export function refuseUnknownCategories(input: { readonly itunes_categories?: string | undefined }): void {
  const { error } = given.safeParse(input);
  if (error) throw fieldErrors(error);
}

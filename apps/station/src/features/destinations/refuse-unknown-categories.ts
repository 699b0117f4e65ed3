import { z } from 'zod';
import { directoryCategories } from '@postkit/sdk/schema';
import { fieldErrors } from '../../platform/errors/field-errors.ts';

const given = z.object({ itunes_categories: directoryCategories.optional() });

/** @throws request.invalid if a category of a show or a feed is in no directory. */
export function refuseUnknownCategories(input: { readonly itunes_categories?: string | undefined }): void {
  const { error } = given.safeParse(input);
  if (error) throw fieldErrors(error);
}

import { isHttpError } from '@postkit/sdk';
import type { Catalogue } from '../../../words/catalogue.ts';
import { isSlug, slugOf } from './slug-of.ts';
import { stationFieldsMessages } from './station-fields.messages.ts';

/** The fields without which a station cannot be. */
export interface StationIdentity {
  title: string;
  slug: string;
  /** Null until one is chosen. */
  timezone: string | null;
}

export type IdentityProblems = Readonly<Partial<Record<keyof StationIdentity, string>>>;

/** Problems of all fields, by their names on the wire. */
export type FieldProblems = IdentityProblems & Readonly<Partial<Record<string, string>>>;

/** A new title proposes the slug until the user has changed it. */
export function withTitle<Draft extends StationIdentity>(draft: Draft, title: string): Draft {
  const isProposed = draft.slug === slugOf(draft.title);
  return { ...draft, title, slug: isProposed ? slugOf(title) : draft.slug };
}

/** Problems by field. Before the first try to save, only the form of a typed slug is checked. */
export function identityProblems(
  { title, slug, timezone }: StationIdentity,
  catalogue: Catalogue,
  isChecked: boolean,
): IdentityProblems {
  const messages = catalogue.wordsOf(stationFieldsMessages);
  const form = slug !== '' && !isSlug(slug) ? { slug: messages.slugForm } : {};
  if (!isChecked) return form;
  return {
    ...(title.trim() === '' && { title: messages.titleMissing }),
    ...(slug === '' && { slug: messages.slugMissing }),
    ...form,
    ...(timezone === null && { timezone: messages.timezoneMissing }),
  };
}

/** The station's refusals by field; a conflict of a request with a slug is one of the slug. */
export function refusedFields(error: unknown, hasSlug: boolean, catalogue: Catalogue): FieldProblems {
  const messages = catalogue.wordsOf(stationFieldsMessages);
  if (!isHttpError(error)) return {};
  const fields = Object.entries(error.fields).map(([name, texts]) => [name, texts.join(' ')] as const);
  if (fields.length === 0 && error.status === 409 && hasSlug)
    return { slug: error.reason || messages.slugTaken };
  return Object.fromEntries(fields);
}

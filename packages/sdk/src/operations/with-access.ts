import type { Access } from '../schema/access.ts';

/** Operations with the users who may call them. */
type Permitted<Table> = { readonly [Verb in keyof Table]: Table[Verb] & { readonly access: Access } };

/** Adds to each operation of a table the users who may call it: `usual`, or what `others` has for it. */
export function withAccess<Table extends object>(
  table: Table,
  usual: Access,
  others: { readonly [Verb in keyof Table]?: Access },
): Permitted<Table> {
  const verbs = Object.keys(table) as (keyof Table)[];
  return Object.fromEntries(
    verbs.map((verb) => [verb, { ...table[verb], access: others[verb] ?? usual }]),
  ) as Permitted<Table>;
}

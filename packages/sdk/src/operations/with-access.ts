import type { Access } from '../schema/access.ts';

/** Operations with the users who may call them. */
type Permitted<Table> = { readonly [Verb in keyof Table]: Table[Verb] & { readonly access: Access } };

/** Adds to each operation of a table the users who may call it. */
export function withAccess<Table extends object>(table: Table, access: { readonly [Verb in keyof Table]: Access }): Permitted<Table> {
  const verbs = Object.keys(table) as (keyof Table)[];
  return Object.fromEntries(verbs.map((verb) => [verb, { ...table[verb], access: access[verb] }])) as Permitted<Table>;
}

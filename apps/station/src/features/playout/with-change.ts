/** Values with the changed ones in their place; a change that is absent or undefined keeps the value. */
export function withChange<Values extends object>(
  values: Values,
  change: { readonly [Name in keyof Values]?: Values[Name] | undefined },
): Values {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...values, ...(Object.fromEntries(given) as Partial<Values>) };
}

import { describe, expect, it } from 'vitest';
import { statementForms } from './statement-forms.mjs';

describe('statementForms', () => {
  it('are one for statements with other values and lists of another length', () => {
    const one = statementForms('select "id" from "shows"  where "id" in ($1, $2) limit $3');
    expect(one).toEqual(['select "id" from "shows" where "id" in (?) limit ?']);
    expect(statementForms('select "id" from "shows" where "id" in ($1) limit $2')).toEqual(one);
  });

  it('are those of each column of an insert', () => {
    expect(
      statementForms('insert into "tags" ("id", "name") values ($1, $2), ($3, $4) returning "id"'),
    ).toEqual([
      'insert into "tags" … values (?) returning "id"',
      'insert "tags"."id"',
      'insert "tags"."name"',
    ]);
  });

  it('are those of each column of an update, with its expression', () => {
    expect(statementForms('update "tags" set "name" = $1, "count" = "count" + $2 where "id" = $3')).toEqual([
      'update "tags" … where "id" = ?',
      'update "tags"."name" = ?',
      'update "tags"."count" = "count" + ?',
    ]);
  });
});

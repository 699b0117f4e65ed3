import { describe, expect, it } from 'vitest';
import { deriveTypes } from './derive-types.mjs';

const field = (name: string, optional = false, doc = `The ${name}.`) => ({
  name,
  optional,
  doc,
  text: 'string',
  comment: doc,
  isNullable: false,
});
const shape = (name: string, fields: ReturnType<typeof field>[], domain = 'shows') => ({
  name,
  domain,
  fields,
});
const names = 'abcdefgh'.split('');
const fieldsOf = (letters: string, optional = false) =>
  letters.split('').map((letter) => field(letter, optional));

/** As `Update extends Optional<Show> { version }`. */
function texts(shapes: ReturnType<typeof shape>[], imports: Iterable<readonly [string, Set<string>]> = []) {
  return [...deriveTypes(shapes, new Map(imports))].map(
    ([name, { bases, own }]) =>
      `${name} extends ${bases.map(({ text }) => text).join(', ')} { ${own.map((one) => one.name).join(' ')} }`,
  );
}

describe('deriveTypes', () => {
  it('lets an interface extend a smaller one that it contains', () => {
    expect(texts([shape('Summary', fieldsOf('abcde')), shape('Whole', fieldsOf('abcdefg'))])).toEqual([
      'Whole extends Summary { f g }',
    ]);
  });

  it('makes the fields of a base optional, and leaves out those that differ', () => {
    const update = [...fieldsOf('abcdef', true), field('g', false, 'Another meaning.')];
    expect(texts([shape('Whole', fieldsOf('abcdefgh')), shape('Update', update)])).toEqual([
      "Update extends Optional<Omit<Whole, 'g' | 'h'>> { g }",
    ]);
  });

  it('picks what is less than the rest', () => {
    const whole = shape('Whole', [...fieldsOf('abcdef'), ...names.map((name) => field(`${name}2`))]);
    expect(texts([whole, shape('Part', [...fieldsOf('abcdef'), field('own')])])).toEqual([
      "Part extends Pick<Whole, 'a' | 'b' | 'c' | 'd' | 'e' | 'f'> { own }",
    ]);
  });

  it('leaves interfaces alone that share few fields, other comments or only the type', () => {
    const commented = names.map((name) => field(name, false, `Another ${name}.`));
    expect(texts([shape('One', fieldsOf('abx')), shape('Two', fieldsOf('aby'))])).toEqual([]);
    expect(texts([shape('One', fieldsOf('abcde'), 'runs'), shape('Two', fieldsOf('abcde'))])).toEqual([]);
    expect(texts([shape('One', fieldsOf('abcdefgh')), shape('Two', commented)])).toEqual([]);
  });

  it('closes no circle of interfaces or of domains', () => {
    expect(texts([shape('One', fieldsOf('abcdef')), shape('Two', fieldsOf('abcdef'))])).toEqual([
      'One extends Two {  }',
    ]);
    const pair = [shape('Run', fieldsOf('abcdef'), 'runs'), shape('TodayRun', fieldsOf('abcdefg'), 'today')];
    expect(texts(pair)).toEqual(['TodayRun extends Run { g }']);
    expect(texts(pair, [['runs', new Set(['today'])]])).toEqual(["Run extends Omit<TodayRun, 'g'> {  }"]);
  });
});

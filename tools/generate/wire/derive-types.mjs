/**
 * @import { Field } from './wire-types.mjs'
 * @typedef {{ name: string, domain: string, fields: readonly Field[] }} Shape
 * @typedef {{ name: string, domain: string, text: string }} Base an interface, and the selection of it
 * @typedef {{ bases: readonly Base[], own: readonly Field[] }} Derived an interface extends its bases, and has fields of its own
 */

/** Fewer fields in common are easier to read twice. */
const LEAST_SHARED = 3;
/** Fewer fields in common with an interface of another domain are a coincidence. */
const LEAST_SELECTED = 6;
/** Lines that a base must save. */
const LEAST_GAIN = 4;
/** The greatest number of bases of an interface. */
const MOST_BASES = 2;
const PRINT_WIDTH = 110;

/**
 * Says which interfaces repeat fields of another one, with the same types and comments: such an interface extends it, or
 * a selection of a larger one, whose fields can be optional.
 * @param {readonly Shape[]} shapes
 * @param {ReadonlyMap<string, ReadonlySet<string>>} imports the domains whose types a domain names, by its name; bases form no circle of them
 * @returns {Map<string, Derived>} by the names of those that extend others
 */
export function deriveTypes(shapes, imports) {
  const seen = new Map([...imports].map(([domain, others]) => [domain, new Set(others)]));
  /** @type {(domain: string, other: string, passed?: string[]) => boolean} */
  const sees = (domain, other, passed = []) =>
    [...(seen.get(domain) ?? [])].some(
      (next) => next === other || (!passed.includes(next) && sees(next, other, [...passed, next])),
    );
  const largestFirst = shapes.toSorted((a, b) => b.fields.length - a.fields.length);
  /** @type {Map<string, Derived>} */
  const derived = new Map();
  /** @type {(name: string, base: string) => boolean} */
  const extendsIt = (name, base) =>
    derived.get(name)?.bases.some((own) => own.name === base || extendsIt(own.name, base)) ?? false;
  for (const shape of largestFirst) {
    const others = shapes.filter(
      (other) => other !== shape && !extendsIt(other.name, shape.name) && !sees(other.domain, shape.domain),
    );
    const one = derive(shape, others);
    if (one.bases.length > 0) derived.set(shape.name, one);
    for (const { domain } of one.bases)
      if (domain !== shape.domain) seen.set(shape.domain, (seen.get(shape.domain) ?? new Set()).add(domain));
  }
  return derived;
}

/** @param {Shape} shape @param {readonly Shape[]} others @returns {Derived} */
function derive(shape, others) {
  /** @type {Base[]} */
  const bases = [];
  let own = shape.fields;
  while (bases.length < MOST_BASES) {
    const best = others
      .flatMap((base) => [choiceOf(base, own, false), choiceOf(base, own, true)])
      .filter(
        ({ gain, isWhole, base, shared }) =>
          gain >= LEAST_GAIN &&
          (isWhole || base.fields.length >= shape.fields.length) &&
          (base.domain === shape.domain || shared.length >= LEAST_SELECTED),
      )
      .toSorted((a, b) => b.gain - a.gain)[0];
    if (!best) break;
    bases.push(best);
    own = own.filter((field) => !best.shared.includes(field));
  }
  return { bases, own };
}

/**
 * A base for fields: those that it has too, and the lines that it saves.
 * @param {Shape} base
 * @param {readonly Field[]} fields
 * @param {boolean} isOptional whether the fields of the base become optional
 */
function choiceOf(base, fields, isOptional) {
  const byName = new Map(base.fields.map((field) => [field.name, field]));
  const shared = fields.filter((field) => {
    const other = byName.get(field.name);
    return (
      other?.text === field.text &&
      other.doc === field.doc &&
      (isOptional ? field.optional : other.optional === field.optional)
    );
  });
  const names = new Set(shared.map(({ name }) => name));
  const left = base.fields.filter(({ name }) => !names.has(name)).map(({ name }) => name);
  const listed = left.length < names.size ? left : [...names];
  const keys = listed.map((name) => `'${name}'`).join(' | ');
  const selection =
    left.length === 0 ? base.name : `${left.length < names.size ? 'Omit' : 'Pick'}<${base.name}, ${keys}>`;
  const text = isOptional ? `Optional<${selection}>` : selection;
  const width = 'export interface  extends  {'.length + text.length + base.name.length;
  const lines = width > PRINT_WIDTH ? listed.length + 3 : 0;
  const isEnough = shared.length >= LEAST_SHARED;
  const saved = shared.reduce((sum, field) => sum + linesOf(field), 0);
  return {
    base,
    name: base.name,
    domain: base.domain,
    gain: isEnough ? saved - lines : 0,
    text,
    shared,
    isWhole: left.length === 0,
  };
}

/** @param {Field} field */
function linesOf({ text, doc }) {
  return text.split('\n').length + (doc ? 1 : 0);
}

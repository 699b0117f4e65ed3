import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type AreaName, parts, type ScreenName, screens } from '../screens.ts';
import { areasOfScreens } from './areas-of-screens.ts';
import { areaOf } from './areas.ts';

const root = resolve(import.meta.dirname, '../..');
const { exports } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
  exports: Record<string, { 'postkit-source'?: string }>;
};

const IMPORT =
  /^(?:import|export)\s(?!type\b)(?:\{([^}]*)\}|[^;'{]*?)\s*(?:from )?'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm;

interface Import {
  readonly file: string;
  /** Undefined for the whole file. */
  readonly names: readonly string[] | undefined;
}

const imported = new Map<string, Import[]>();

function importsOf(file: string): Import[] {
  const found =
    imported.get(file) ??
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, names, path, onDemand]) => ({
      file: resolve(dirname(file), path ?? onDemand ?? ''),
      names: names?.split(',').flatMap((name) => /^\s*(?!type\b)(\w+)/.exec(name)?.[1] ?? []),
    }));
  imported.set(file, found);
  return found;
}

/** The files that a page loads with a file, also on demand. A door loads only those with the names that are imported through it. */
function filesOf({ file, names }: Import, found = new Set<string>()): Set<string> {
  const seen = `${file}#${file.endsWith('/index.ts') ? (names?.join() ?? '') : ''}`;
  if (found.has(seen) || !/\.tsx?$/.test(file) || !existsSync(file)) return found;
  found.add(seen).add(file);
  const isDoor = file.endsWith('/index.ts') && names !== undefined;
  for (const next of importsOf(file)) {
    const passed = isDoor ? next.names?.filter((name) => names.includes(name)) : next.names;
    if (passed === undefined || passed.length > 0) filesOf({ ...next, names: passed }, found);
  }
  return found;
}

/** The areas of the words that the code of an entry point shows. */
function areasShownBy(entry: string): AreaName[] {
  const source = exports[`./${entry}`]?.['postkit-source'];
  if (source === undefined) throw new Error(`There is no entry point ${entry}.`);
  const modules = [...filesOf({ file: resolve(root, source), names: undefined })].filter((file) =>
    file.endsWith('.messages.ts'),
  );
  const keys = modules.map(
    (file) => /defineMessages\(\s*'([^']+)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? '',
  );
  return [...new Set(keys.map(areaOf))].filter((area) => area !== 'shared').toSorted();
}

const screenEntries = [
  ...withWords(screens).map((name) => `screens/${name}`),
  ...withWords(parts).map((name) => `parts/${name}`),
];

function withWords(list: Readonly<Record<string, { words?: readonly string[] }>>): string[] {
  return Object.keys(list).filter((name) => list[name]?.words);
}

describe('the areas of words', () => {
  it.each(screenEntries)('of %s are those that its code shows', (entry) => {
    const name = entry.split('/').at(-1) as ScreenName;
    expect(areasOfScreens[name].toSorted()).toEqual(areasShownBy(entry));
  });

  it.each([
    'shell',
    'screens/sign-in',
    'sign-in-gate',
    'site',
    'hooks',
    'player',
    'parts/player',
    'parts/waveform',
    'parts/image-picker',
  ])('include none for %s, whose words are shared', (entry) => expect(areasShownBy(entry)).toEqual([]));

  it('of a folder end at a folder below it with an area of its own', () => {
    expect(areaOf('schedules/list/holidays')).toBe('schedules');
    expect(areaOf('schedules/setup/events')).toBe('schedule-setup');
    expect(areaOf('schedules/runs')).toBe('shared');
    expect(areaOf('ui/table')).toBe('shared');
  });
});

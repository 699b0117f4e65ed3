// Checks the code that a page loads for each entry of the kit, beyond React, TanStack Query, zod and the provider. Needs a build.
import { languageEntries, measureEntries, measureHook, measureWords } from './measure-entries.mjs';

/** Limits in kB, gzipped, for the first sight of an entry; dialogs, menus, editors and charts load on demand. */
const SCREEN = 60;
const LIMITS = /** @type {Readonly<Record<string, number>>} */ ({
  hooks: 23,
  messages: 1,
  player: 9,
  'screens/show-details': 61,
  shell: 69,
  site: 5,
  'sign-in-gate': 9,
});
/** The words of one area in one language, such as those of Analytics. */
const WORDS = 6;
const LARGE_AREAS = /** @type {Readonly<Record<string, number>>} */ ({ editor: 10, setup: 8 });
/** The first words of a language: those of the shell, the sign-in and the controls. */
const LANGUAGE = 20;
const PROVIDER = 33;
/** One hook of `hooks`, of a host that imports no other. */
const HOOK = { name: 'useShows', limit: 1 };

const { provider, entries } = await measureEntries();
const words = await measureWords(languageEntries);
const rows = [
  { entry: 'the provider', size: provider, limit: PROVIDER, largest: [] },
  ...entries.map((measured) => ({
    ...measured,
    limit: LIMITS[measured.entry] ?? (languageEntries.includes(measured.entry) ? LANGUAGE : SCREEN),
  })),
  ...words.map(({ area, ...measured }) => ({ ...measured, limit: LARGE_AREAS[area] ?? WORDS })),
  { ...(await measureHook(HOOK.name)), limit: HOOK.limit },
];
for (const { entry, size, limit, largest } of rows) {
  const kilobytes = size / 1000;
  console.log(
    `${kilobytes > limit ? 'over' : 'ok  '} ${entry.padEnd(28)} ${kilobytes.toFixed(1).padStart(6)} of ${limit} kB`,
  );
  if (kilobytes <= limit) continue;
  process.exitCode = 1;
  for (const { id, length } of largest)
    console.log(`       ${String(length).padStart(7)} ${id.replace(/.*node_modules\//, '')}`);
}

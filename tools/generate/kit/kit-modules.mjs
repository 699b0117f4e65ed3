import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '../../../packages/react-kit/src/languages.ts';
import { formerScreens, parts, screens } from '../../../packages/react-kit/src/screens.ts';

/** @typedef {{ paths?: readonly string[], area?: string, access?: object, menu?: { section: string, label: string, icon: string }, words?: readonly string[] }} Entry */

const root = fileURLToPath(new URL('../../..', import.meta.url));
const kit = 'packages/react-kit';
const packageName = '@postkit/react-kit';
const contract = '@postkit/sdk/operations';
const app = 'apps/console';

const firstWords = 'console: the words that the shell and the sign-in show';

const WRITTEN = '// Written by `npm run generate`.\n';

const screenEntries = Object.entries(/** @type {Record<string, Entry>} */ (screens));
const areas = [
  ...new Set(
    [screens, parts]
      .flatMap((list) => Object.values(list))
      .flatMap((entry) => ('words' in entry ? entry.words : [])),
  ),
].toSorted();

const translations = languages.filter((language) => 'catalogue' in language);

/** @param {string} name such as `show-setup` */
const pascal = (name) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
/** @param {string} name */
const camel = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
/** @param {string} path */
const textOf = (path) => readFileSync(join(root, path), 'utf8');

/**
 * The files that follow from the lists of the kit's screens and languages, and from the names of its message modules.
 * @returns {{ path: string, text: string }[]} paths below the root of the repository, unformatted
 */
export function kitModules() {
  return [
    { path: `${kit}/package.json`, text: manifest() },
    { path: `${kit}/src/messages/kit-messages.ts`, text: kitMessages() },
    ...translations.map(({ id }) => ({ path: `${kit}/src/messages/${id}/areas.ts`, text: wordAreas() })),
    { path: `${kit}/src/messages/areas-of-screens.ts`, text: areasOfScreens() },
    { path: `${kit}/src/host/session/session-areas.ts`, text: sessionAreas() },
    { path: `${kit}/src/messages/languages.ts`, text: languageLoaders() },
    { path: `${kit}/src/shell/side-menu/area-icons.ts`, text: areaIcons() },
    { path: `${app}/src/routes/screens.ts`, text: consoleScreens() },
    { path: `${app}/public/first-paint.js`, text: firstPaint() },
    { path: '.size-limit.json', text: sizeLimits() },
    { path: 'e2e/bare-page/plain-screens.ts', text: plainScreens() },
  ];
}

/** The manifest of the kit with an entry point for each screen and language. */
function manifest() {
  const current = JSON.parse(textOf(`${kit}/package.json`));
  const entries = Object.entries({
    ...current.exports,
    ...Object.fromEntries(
      screenEntries.map(([name]) => [`./screens/${name}`, entryPoint(`screens/${name}`, name)]),
    ),
    ...Object.fromEntries(
      translations.map(({ id }) => [`./messages/${id}`, entryPoint(`messages/${id}`, `messages-${id}`)]),
    ),
    ...Object.fromEntries(
      Object.entries(formerScreens).map(([name, { now }]) => [
        `./screens/${name}`,
        entryPoint(`screens/${now}`, name, 'former-names'),
      ]),
    ),
  }).filter(([name]) => isListed(name));
  return JSON.stringify({ ...current, exports: Object.fromEntries(entries) });
}

/** @param {string} entry An entry point, such as `./screens/shows` */
function isListed(entry) {
  const [, list, name] = /^\.\/(screens|messages)\/(.+)$/.exec(entry) ?? [];
  if (list === 'screens' && name) return name in screens || name in formerScreens;
  return name === undefined || translations.some(({ id }) => id === name);
}

/** @param {string} folder @param {string} built @param {string} file without its ending */
function entryPoint(folder, built, file = 'index') {
  return {
    'postkit-source': `./src/${folder}/${file}.ts`,
    types: `./dist/${folder}/${file}.d.ts`,
    default: `./dist/${built}.js`,
  };
}

/** The type of all words of the kit. */
function kitMessages() {
  const folder = `${kit}/src`;
  const files = globSync('**/*.messages.ts', { cwd: join(root, folder) }).toSorted();
  const stem = (/** @type {string} */ file) => camel(basename(file, '.messages.ts'));
  const path = (/** @type {string} */ file) =>
    camel(file.replace(/\.messages\.ts$/, '').replaceAll('/', '-'));
  const modules = files.map((file) => ({
    file,
    name: files.some((other) => other !== file && stem(other) === stem(file)) ? path(file) : stem(file),
  }));
  return `${WRITTEN}${modules.map(({ file, name }) => `import type * as ${name} from '../${file}';`).join('\n')}
import type { ByKey } from './by-key.ts';

/** Every word of the kit, by the key of its module. */
export interface KitMessages extends ${modules.map(({ name }) => `ByKey<typeof ${name}>`).join(',\n')} {}

/** The modules with one of these keys, and those below them. */
export type Area<Prefix extends string> = Pick<KitMessages, Extract<keyof KitMessages, Prefix | \`\${Prefix}/\${string}\`>>;
`;
}

/** The words of a language by area: the file with the name of the area. */
function wordAreas() {
  return `${WRITTEN}export const areas = {
${areas.map((area) => `${JSON.stringify(area)}: async () => (await import('./${area}.ts')).${camel(area)},`).join('\n')}
};
`;
}

/** The areas of words by screen, without the rest of the list, which a language would load. */
function areasOfScreens() {
  const entries = Object.entries({ ...screens, ...parts, ...formerScreens }).flatMap(([name, entry]) =>
    'words' in entry ? [[name, entry.words]] : [],
  );
  return `${WRITTEN}import type { AreaName, ScreenName } from '../screens.ts';

/** The areas whose words a screen or part shows, its dialogs included. \`areas.test.ts\` compares them with the code. */
export const areasOfScreens: Readonly<Record<ScreenName, readonly AreaName[]>> = ${JSON.stringify(Object.fromEntries(entries))};
`;
}

/** The areas and the menu, without the rest of the list, which every screen would load. */
function sessionAreas() {
  const listed = screenEntries.flatMap(([, { area, paths, access, menu }]) =>
    area ? [{ area, target: paths?.[0], access, menu }] : [],
  );
  const inMenu = listed.flatMap(({ area, menu }) => (menu ? [{ area, ...menu }] : []));
  const sections = ['start', 'content', 'management'].map((id) => ({
    id,
    items: inMenu.filter(({ section }) => section === id).map(({ area }) => area),
  }));
  return `${WRITTEN}import type { Access } from '${contract}';
import type { AreaId, MenuAreaId } from '../../screens.ts';

/** Every area of the product: the first segment of its addresses, and the access without which it is useless. */
export const sessionAreas: Readonly<Record<AreaId, { target: string; access: Access }>> = ${JSON.stringify(Object.fromEntries(listed.map(({ area, target, access }) => [area, { target, access }])))};

/** The menu in its order. */
export const menuSections: readonly { id: 'start' | 'content' | 'management'; items: readonly MenuAreaId[] }[] = ${JSON.stringify(sections)};

/** The English names of the entries of the menu. */
export const menuLabels: Record<MenuAreaId, string> = ${JSON.stringify(Object.fromEntries(inMenu.map(({ area, label }) => [area, label])))};
`;
}

/** The languages with functions that load their words. */
function languageLoaders() {
  const lines = languages.map((language) =>
    'catalogue' in language
      ? `{ id: '${language.id}', name: '${language.name}', load: async () => (await import('./${language.id}/index.ts')).${language.catalogue} },`
      : `{ id: '${language.id}', name: '${language.name}' },`,
  );
  return `${WRITTEN}import type { Catalogue } from '../words/catalogue.ts';

export interface KitLanguage {
  /** BCP 47, such as \`de\`. */
  readonly id: string;
  /** In the language itself. */
  readonly name: string;
  /** Loads its words; absent for English, whose words are those of the screens. */
  readonly load?: () => Promise<Catalogue>;
}

/** The languages of the kit, English first. */
export const languages: readonly KitLanguage[] = [
${lines.join('\n')}
];
`;
}

/** The icons of the menu. */
function areaIcons() {
  const icons = screenEntries.flatMap(([, { area, menu }]) =>
    area && menu ? [{ area, icon: menu.icon }] : [],
  );
  return `${WRITTEN}${icons
    .map(({ icon }) => `import ${pascal(icon)} from 'lucide-react/icons/${icon}';`)
    .toSorted()
    .join('\n')}
import type { ComponentType, SVGProps } from 'react';
import type { MenuAreaId } from '../../screens.ts';

export const areaIcons: Readonly<Record<MenuAreaId, ComponentType<SVGProps<SVGSVGElement>>>> = {
${icons.map(({ area, icon }) => `${area}: ${pascal(icon)},`).join('\n')}
};
`;
}

/** The screens of the console by address: each a page of its own, or the screen with the query of its address. */
function consoleScreens() {
  const routes = screenEntries.flatMap(([name, { paths = [] }]) => paths.map((path) => ({ name, path })));
  const lines = routes.map(({ name, path }) =>
    hasPage(name)
      ? `${JSON.stringify(path)}: lazyScreen(() => import('./${name}-page.tsx'), '${pascal(name)}Page', '${name}'),`
      : `${JSON.stringify(path)}: lazyKitScreen(() => import('${packageName}/screens/${name}'), '${pascal(name)}Screen', '${name}'),`,
  );
  return `${WRITTEN}import type { RouteComponent } from '@tanstack/react-router';
import { lazyKitScreen } from './lazy-kit-screen.tsx';
import { lazyScreen } from './lazy-screen.ts';

/** The screens by their addresses below \`/{station}\`. The menu shows only areas whose address has an entry. */
export const screens: Readonly<Record<string, RouteComponent>> = {
${lines.join('\n')}
};
`;
}

/** Whether a screen has a page in the console that reads the parameters of its address. @param {string} name */
function hasPage(name) {
  return existsSync(join(root, `${app}/src/routes/${name}-page.tsx`));
}

/** The script of the console that chooses among the languages. */
function firstPaint() {
  return textOf(`${app}/public/first-paint.js`).replace(
    /const spoken = \[.*\];/,
    `const spoken = [${languages.map(({ id }) => `'${id}'`).join(', ')}];`,
  );
}

/** The size limits of the built files, with those of the words that each language loads first. */
function sizeLimits() {
  const others = JSON.parse(textOf('.size-limit.json')).filter(
    (/** @type {{ name: string }} */ { name }) => !name.startsWith(firstWords),
  );
  const limits = translations.map(({ id }) => ({
    name: `${firstWords}, ${id}`,
    path: `${app}/dist/assets/${id}-*.js`,
    limit: '18 kB',
    gzip: true,
  }));
  return JSON.stringify([...others, ...limits]);
}

/** The screens that a page can mount without parameters. */
function plainScreens() {
  const names = screenEntries.flatMap(([name, { paths }]) => (paths && !hasPage(name) ? [name] : []));
  return `${WRITTEN}import type { ComponentType } from 'react';
${names
  .map((name) => `import { ${pascal(name)}Screen } from '${packageName}/screens/${name}';`)
  .toSorted()
  .join('\n')}

/** The screens that need no parameters, by the names of their entries. */
export const plainScreens: Readonly<Record<string, ComponentType>> = {
${names.map((name) => `${JSON.stringify(name)}: ${pascal(name)}Screen,`).join('\n')}
};
`;
}

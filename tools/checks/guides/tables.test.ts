import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { oauthSettings } from '../../../apps/station/src/features/authorizations/index.ts';
import { platformSettings as deliverySettings } from '../../../apps/station/src/features/deliveries/index.ts';
import { readConfig } from '../../../apps/station/src/platform/config.ts';
import { exitCodes } from '../../../packages/cli/src/core/cli-error.ts';
import { parseWidgetConfig } from '../../../packages/sdk/src/schema/widgets/parse-widget-config.ts';

/** Returns the cells of a guide's table rows that start with code or a number. */
function rows(guide: string): string[][] {
  const text = readFileSync(new URL(`../../../docs/guides/${guide}`, import.meta.url), 'utf8');
  return [...text.matchAll(/^\| (`.+|\d+ .+) \|$/gm)].map(([, row = '']) =>
    row.split('|').map((cell) => cell.trim()),
  );
}

const platformSettings = [...deliverySettings, ...oauthSettings];

const codeOf = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

describe('docs/guides/self-hosting.md', () => {
  const settings = rows('self-hosting.md').filter(([name]) => /^`[A-Z_]+`$/.test(name ?? ''));
  const source = ['settings/environment.ts', 'single-sign-on-settings.ts']
    .map((name) =>
      readFileSync(new URL(`../../../apps/station/src/platform/${name}`, import.meta.url), 'utf8'),
    )
    .join('\n');
  const declared = [...source.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name);

  it('lists exactly the settings that a station reads', () => {
    const ofPlatforms = platformSettings.flatMap(({ shape }) => Object.keys(shape));
    expect(new Set(settings.flatMap(([name]) => codeOf(name)))).toEqual(
      new Set([...declared, ...ofPlatforms]),
    );
  });

  it('lists no setting that only its schema names', () => {
    const station = new URL('../../../apps/station/src/', import.meta.url);
    const readers = globSync('**/*.ts', { cwd: station, exclude: ['**/*.test.ts', '**/testing/**'] })
      .filter((path) => !path.endsWith('settings/environment.ts'))
      .map((path) => readFileSync(new URL(path, station), 'utf8'))
      .join('\n');
    const named = new Set(readers.match(/\bPOSTKIT_\w+/g));
    // OpenTelemetry and AWS read some of theirs themselves.
    const own = declared.filter((name = '') => name.startsWith('POSTKIT_'));
    expect(own.filter((name = '') => !named.has(name))).toEqual([]);
  });

  it('lists the defaults of readConfig', () => {
    const documented = settings.flatMap(([name, text]) => {
      const [value] = codeOf(text);
      return value === undefined ? [] : [[codeOf(name)[0] ?? '', value]];
    });
    const ofPlatforms = Object.assign({}, ...platformSettings.map((schema) => schema.parse({})));
    expect(documented).toHaveLength(
      [...source.matchAll(/\.default\((?!\[\])/g)].length + Object.keys(ofPlatforms).length,
    );
    const env = Object.fromEntries(documented);
    expect({ ...readConfig(env, platformSettings), platformEnv: {} }).toEqual(readConfig({}));
    for (const schema of platformSettings) expect(schema.parse(env)).toEqual(schema.parse({}));
  });
});

describe('docs/guides/command-line.md', () => {
  it('lists every exit code', () => {
    const codes = rows('command-line.md').flatMap(([code]) =>
      /^\d+$/.test(code ?? '') ? [Number(code)] : [],
    );
    expect(codes).toEqual(Object.values(exitCodes));
  });
});

describe('docs/guides/embed-the-player.md', () => {
  const names = rows('embed-the-player.md').flatMap(([name]) => codeOf(name));

  it('lists exactly the parameters of a player', () => {
    const asked: string[] = [];
    const texts = new Proxy<Record<string, string | undefined>>(
      {},
      { get: (_target, name) => void asked.push(String(name)) },
    );
    parseWidgetConfig(texts);
    expect(new Set(names)).toEqual(new Set(asked));
  });
});

describe('docs/guides/embed-a-screen.md', () => {
  it('lists exactly the screens, the shell and the player of the kit', () => {
    const manifest: { exports: Record<string, unknown> } = JSON.parse(
      readFileSync(new URL('../../../packages/react-kit/package.json', import.meta.url), 'utf8'),
    );
    const entries = Object.keys(manifest.exports).filter((entry) =>
      /^\.\/(?:screens\/|shell$|player$)/.test(entry),
    );
    const listed = rows('embed-a-screen.md').flatMap(([entry]) =>
      codeOf(entry).filter((code) => code.startsWith('@postkit/')),
    );
    expect(new Set(listed)).toEqual(
      new Set(entries.map((entry) => entry.replace('.', '@postkit/react-kit'))),
    );
  });
});

describe('docs/guides/theme-the-kit.md', () => {
  it('lists exactly the custom properties that the kit declares', () => {
    const tokens = readFileSync(
      new URL('../../../packages/react-kit/src/styles/tokens.css', import.meta.url),
      'utf8',
    );
    const declared = [...tokens.matchAll(/^ {2}(--pk-[\w-]+):/gm)].map(([, name]) => name);
    const listed = rows('theme-the-kit.md').flatMap(([names = '']) =>
      [...names.matchAll(/`([^`]+?)(\d*)`(?: to `\1(\d+)`)?/g)].flatMap(
        ([, stem = '', first = '', last = '']) =>
          last === ''
            ? [stem + first]
            : Array.from(
                { length: Number(last) - Number(first) + 1 },
                (_, at) => stem + (Number(first) + at),
              ),
      ),
    );
    expect(new Set(listed.filter((name) => name.startsWith('--')))).toEqual(new Set(declared));
  });
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFileCache } from '../../platform/file-cache.ts';
import { stationFile } from '../../platform/station-files.ts';
import { glyphWidths } from './glyph-widths.ts';

/** Fonts whose lines are as high as these: all files of the folder have the ascent and descent of Clip Sans. */
const linePerEm = 1.41;
const folder = stationFile('src/features/share-clips/fonts');

/** A family by which libass finds its files. */
interface Family {
  readonly name: string;
  readonly files: readonly string[];
}

/** The two weights of the station's own letters. */
export type BaseFamily = 'Clip Sans' | 'Clip Sans Medium';

const bases: Readonly<Record<BaseFamily, Family>> = {
  'Clip Sans': clipSans('bold'),
  'Clip Sans Medium': clipSans('medium'),
};

function clipSans(weight: 'bold' | 'medium'): Family {
  const name = weight === 'bold' ? 'Clip Sans' : 'Clip Sans Medium';
  return {
    name,
    files: ['latin', 'latin-ext', 'vietnamese'].map((part) => `clip-sans-${weight}-${part}.ttf`),
  };
}

function noto(name: string, ending: 'bold.ttf' | 'bold.otf' | 'regular.ttf' = 'bold.ttf'): Family {
  return { name: `Noto ${name}`, files: [`noto-${name.toLowerCase().replaceAll(' ', '-')}-${ending}`] };
}

const [japanese, chinese, korean] = (['JP', 'SC', 'KR'] as const).map((part) =>
  noto(`Sans CJK ${part}`, 'bold.otf'),
) as [Family, Family, Family];
const emoji = noto('Emoji');
/** Of Latin, Greek and Cyrillic letters beyond those of Clip Sans, and of symbols. */
const general = [
  noto('Sans'),
  noto('Sans Symbols'),
  noto('Sans Symbols2', 'regular.ttf'),
  noto('Sans Math', 'regular.ttf'),
];
const han = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\uff01-\uffee]/u;
const kana = /[\p{Script=Hira}\p{Script=Kana}]/u;
const isEmoji = /\p{Emoji_Presentation}|\p{Emoji}\ufe0f/u;

/** Families that are read only if a text has characters of their scripts. */
const ofScripts: readonly (readonly [script: RegExp, family: Family])[] = [
  [/\p{scx=Arab}/u, noto('Sans Arabic')],
  [/\p{scx=Hebr}/u, noto('Sans Hebrew')],
  [/\p{scx=Thaa}/u, noto('Sans Thaana')],
  [/\p{scx=Armn}/u, noto('Sans Armenian')],
  [/\p{scx=Geor}/u, noto('Sans Georgian')],
  [/\p{scx=Ethi}/u, noto('Sans Ethiopic')],
  [/\p{scx=Deva}/u, noto('Sans Devanagari')],
  [/\p{scx=Beng}/u, noto('Sans Bengali')],
  [/\p{scx=Guru}/u, noto('Sans Gurmukhi')],
  [/\p{scx=Gujr}/u, noto('Sans Gujarati')],
  [/\p{scx=Orya}/u, noto('Sans Oriya')],
  [/\p{scx=Taml}/u, noto('Sans Tamil')],
  [/\p{scx=Telu}/u, noto('Sans Telugu')],
  [/\p{scx=Knda}/u, noto('Sans Kannada')],
  [/\p{scx=Mlym}/u, noto('Sans Malayalam')],
  [/\p{scx=Sinh}/u, noto('Sans Sinhala')],
  [/\p{scx=Thai}/u, noto('Sans Thai')],
  [/\p{scx=Laoo}/u, noto('Sans Lao')],
  [/\p{scx=Khmr}/u, noto('Sans Khmer')],
  [/\p{scx=Mymr}/u, noto('Sans Myanmar')],
  [/\p{scx=Cher}/u, noto('Sans Cherokee')],
  [/\p{scx=Cans}/u, noto('Sans Canadian Aboriginal')],
  [/\p{Script=Hang}/u, korean],
];

/** Characters that change others and are never seen by themselves. */
const isUnseen = /[\p{Default_Ignorable_Code_Point}\p{Emoji_Modifier}]/u;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** Fonts of a few scripts: those of Chinese and Japanese have 20,000 characters each. */
const widthsOfFiles = createFileCache(async (path) => glyphWidths(await readFile(path)), { most: 16 });

/** A stretch of text in one family. */
export interface FontRun {
  readonly text: string;
  readonly family: string;
}

/** The fonts of one clip: which family draws which characters, and how wide they are. */
export interface ClipFonts {
  /** The text in stretches of one family each, without the characters that no font has. */
  runsOf(text: string, base: BaseFamily): FontRun[];
  /** Width in pixels at a size of ASS, which is the height of a line. Letters that join are narrower. */
  widthOf(text: string, base: BaseFamily, size: number): number;
  /** The characters that were left out so far, each once. */
  readonly missing: ReadonlySet<string>;
  /** The paths of the fonts that draw what was asked for so far, those of the base families always. */
  files(): string[];
}

/** Reads the fonts that a text may need. */
export async function openClipFonts(text: string): Promise<ClipFonts> {
  const isJapanese = kana.test(text);
  const families = new Map<string, { family: Family; widths: ReadonlyMap<number, number> }>();
  const clusters = new Map<string, FontRun>();
  const missing = new Set<string>();
  // libass takes them for the spaces, and for what a style names.
  const used = new Set<Family>(Object.values(bases));

  function candidates(cluster: string, base: BaseFamily): Family[] {
    const scripts = ofScripts.flatMap(([script, family]) => (script.test(cluster) ? [family] : []));
    const cjk = han.test(cluster) ? (isJapanese ? [japanese, chinese] : [chinese, japanese]) : [];
    const letters = [bases[base], ...scripts, ...cjk, ...general];
    return isEmoji.test(cluster) ? [emoji, ...letters] : [...letters, emoji];
  }

  async function open(family: Family): Promise<void> {
    if (families.has(family.name)) return;
    const files = await Promise.all(family.files.map((file) => widthsOfFiles.get(join(folder, file))));
    families.set(family.name, { family, widths: new Map(files.flatMap((widths) => [...widths])) });
  }

  /** The first family with a glyph for every character that is seen. */
  function familyOf(cluster: string, base: BaseFamily): Family | undefined {
    const seen = Array.from(cluster).filter((character) => !isUnseen.test(character));
    const whole = seen.length === 0 ? Array.from(cluster) : seen;
    return candidates(cluster, base).find((family) =>
      whole.every((character) => widthsOf(family).has(character.codePointAt(0) ?? 0)),
    );
  }

  const widthsOf = (family: Family) => families.get(family.name)?.widths ?? new Map<number, number>();

  /** A cluster with its family: only with those modifiers that the family has. */
  function drawn(cluster: string, base: BaseFamily): FontRun[] {
    const key = `${base} ${cluster}`;
    const known = clusters.get(key);
    if (known) return [known];
    const family = familyOf(cluster, base);
    if (!family) {
      const parts = Array.from(cluster);
      if (parts.length > 1) return parts.flatMap((part) => drawn(part, base));
      if (!isUnseen.test(cluster)) missing.add(cluster);
      return [];
    }
    used.add(family);
    const text = Array.from(cluster)
      .filter((character) => widthsOf(family).has(character.codePointAt(0) ?? 0))
      .join('');
    const run = { text, family: family.name };
    clusters.set(key, run);
    return [run];
  }

  function runsOf(line: string, base: BaseFamily): FontRun[] {
    const runs: FontRun[] = [];
    // Letters with their accents in one character are in more fonts.
    for (const { segment } of graphemes.segment(line.normalize())) {
      for (const run of drawn(segment, base)) {
        const last = runs.at(-1);
        if (last?.family === run.family) runs[runs.length - 1] = { ...last, text: last.text + run.text };
        else runs.push(run);
      }
    }
    return runs;
  }

  const wanted = new Set([...graphemes.segment(text.normalize())].map(({ segment }) => segment));
  const needed = new Set<Family>(Object.values(bases));
  for (const cluster of wanted)
    for (const family of candidates(cluster, 'Clip Sans'))
      if (!general.includes(family) && family !== emoji) needed.add(family);
  await Promise.all([...needed].map(open));
  // The general fonts are read only for what the others lack.
  for (const family of [...general, emoji])
    if (
      [...wanted].some(
        (cluster) =>
          isEmoji.test(cluster) || !familyOf(cluster, 'Clip Sans') || !familyOf(cluster, 'Clip Sans Medium'),
      )
    )
      await open(family);

  return {
    runsOf,
    widthOf: (line, base, size) =>
      runsOf(line, base).reduce((sum, run) => {
        const widths = families.get(run.family)?.widths;
        return (
          sum +
          Array.from(run.text).reduce(
            (width, character) => width + (widths?.get(character.codePointAt(0) ?? 0) ?? 0),
            0,
          )
        );
      }, 0) *
      (size / linePerEm),
    missing,
    files: () => [...used].flatMap(({ files }) => files.map((file) => join(folder, file))),
  };
}

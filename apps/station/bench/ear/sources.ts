import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Half of the material, with its own speakers and artists: thresholds are set on one, and figures are those of the other. */
export type Half = 'tune' | 'test';

/** Recordings of one speaker. */
export interface SpeakerSource {
  readonly half: Half;
  readonly language: string;
  readonly package: string;
  /** Below the unpacked packages. */
  readonly folder: string;
  /** Which files of the folder and those below it. */
  readonly files: RegExp;
  /** Minutes of part 1. */
  readonly minutes: number;
}

/** A piece of music; several files are its instruments. */
export interface TrackSource {
  readonly half: Half;
  readonly name: string;
  readonly package: string;
  readonly files: readonly string[];
}

const asterisk = 'usr/share/asterisk/sounds';
const prompts = /\.g722$/;
const fillets = 'usr/share/games/fillets-ng/sound';

/** Both of the prompts of Allison are one speaker; the two fish of fillets-ng are two. */
export const speakers: readonly SpeakerSource[] = [
  {
    half: 'tune',
    language: 'en',
    package: 'asterisk-core-sounds-en-g722',
    folder: `${asterisk}/en_US_f_Allison`,
    files: prompts,
    minutes: 9,
  },
  {
    half: 'tune',
    language: 'es',
    package: 'asterisk-core-sounds-es-g722',
    folder: `${asterisk}/es_MX_f_Allison`,
    files: prompts,
    minutes: 9,
  },
  {
    half: 'tune',
    language: 'nl',
    package: 'fillets-ng-data-nl',
    folder: fillets,
    files: /\/nl\/\w+-m-\w+\.ogg$/,
    minutes: 7,
  },
  {
    half: 'test',
    language: 'fr',
    package: 'asterisk-core-sounds-fr-g722',
    folder: `${asterisk}/fr_CA_f_June`,
    files: prompts,
    minutes: 6,
  },
  {
    half: 'test',
    language: 'it',
    package: 'asterisk-core-sounds-it-g722',
    folder: `${asterisk}/it_IT_m_Carlo`,
    files: prompts,
    minutes: 6,
  },
  {
    half: 'test',
    language: 'ru',
    package: 'asterisk-core-sounds-ru-g722',
    folder: `${asterisk}/ru_RU_f_IvrvoiceRU`,
    files: prompts,
    minutes: 6,
  },
  {
    half: 'test',
    language: 'nl',
    package: 'fillets-ng-data-nl',
    folder: fillets,
    files: /\/nl\/\w+-v-\w+\.ogg$/,
    minutes: 7,
  },
];

const moh = (file: string) => [`usr/share/asterisk/moh/${file}.g722`];
const opsound = 'asterisk-moh-opsound-g722';
const fretsOnFire = (folder: string) =>
  ['song', 'guitar'].map((part) => `usr/share/games/fretsonfire/data/songs/${folder}/${part}.ogg`);
const sectoid = 'fretsonfire-songs-sectoid';
const muldjord = 'fretsonfire-songs-muldjord';
const asc = (name: string) => [`usr/share/games/asc/music/${name}.mp3`];

export const tracks: readonly TrackSource[] = [
  { half: 'tune', name: 'macroform: cold day', package: opsound, files: moh('macroform-cold_day') },
  {
    half: 'tune',
    name: 'macroform: the simplicity',
    package: opsound,
    files: moh('macroform-the_simplicity'),
  },
  { half: 'tune', name: 'macroform: robot dity', package: opsound, files: moh('macroform-robot_dity') },
  {
    half: 'tune',
    name: 'sectoid: metal madness',
    package: sectoid,
    files: fretsOnFire('sectoid/Metal madness'),
  },
  {
    half: 'tune',
    name: 'sectoid: escape from chaosland',
    package: sectoid,
    files: fretsOnFire('sectoid/Escape from chaosland'),
  },
  { half: 'tune', name: 'sectoid: feelings', package: sectoid, files: fretsOnFire('sectoid/Feelings') },
  {
    half: 'tune',
    name: 'sectoid: war of freedom',
    package: sectoid,
    files: fretsOnFire('sectoid/War of freedom'),
  },
  {
    half: 'tune',
    name: 'csmash: dans la tristesse',
    package: 'csmash-demosong',
    files: ['usr/share/games/csmash/danslatristesse2-48.ogg'],
  },
  {
    half: 'tune',
    name: 'frozen-bubble: mainzik',
    package: 'fb-music-high',
    files: ['usr/share/games/frozen-bubble/snd/frozen-mainzik-2p.xm'],
  },
  {
    half: 'test',
    name: 'manolo camp: morning coffee',
    package: opsound,
    files: moh('manolo_camp-morning_coffee'),
  },
  { half: 'test', name: 'reno project: system', package: opsound, files: moh('reno_project-system') },
  { half: 'test', name: 'muldjord: chaos god', package: muldjord, files: fretsOnFire('muldjord/chaos_god') },
  {
    half: 'test',
    name: 'muldjord: internal degeneration',
    package: muldjord,
    files: fretsOnFire('muldjord/internal_degeneration'),
  },
  {
    half: 'test',
    name: 'muldjord: mutilated mime',
    package: muldjord,
    files: fretsOnFire('muldjord/mutilated_mime'),
  },
  {
    half: 'test',
    name: 'muldjord: armygeddon',
    package: muldjord,
    files: fretsOnFire('muldjord/armygeddon'),
  },
  { half: 'test', name: 'asc: frontiers', package: 'asc-music', files: asc('frontiers') },
  { half: 'test', name: 'asc: time to strike', package: 'asc-music', files: asc('time_to_strike') },
  { half: 'test', name: 'asc: machine wars', package: 'asc-music', files: asc('machine_wars') },
  {
    half: 'test',
    name: 'tomatoes: I have no tomatoes',
    package: 'tomatoes-data',
    files: ['usr/share/tomatoes/music/IHaveNoTomatoes.it'],
  },
];

/** flite, whose voices are programs: their output is made speech of part 6. */
const synthesizer = ['flite', 'libflite1'];

/** The folder of the material. */
export function materialFolder(): string {
  return process.env['POSTKIT_TEST_AUDIO'] ?? join(homedir(), '.cache', 'postkit-ear');
}

/**
 * Downloads the packages of Debian that are missing and unpacks them; nothing is installed.
 * @returns the folder of their files, and the SHA-256 of each package
 */
export async function fetchSources(
  folder: string,
): Promise<{ files: string; packages: Record<string, string> }> {
  const [debs, files] = [join(folder, 'debs'), join(folder, 'unpacked')];
  for (const path of [debs, files]) mkdirSync(path, { recursive: true });
  const names = new Set([...speakers, ...tracks].map((source) => source.package).concat(synthesizer));
  const packages: Record<string, string> = {};
  for (const name of [...names].toSorted()) {
    const find = () => readdirSync(debs).find((file) => file.startsWith(`${name}_`));
    if (find() === undefined) await run('apt-get', ['download', name], { cwd: debs });
    const deb = find();
    if (deb === undefined) throw new Error(`apt-get downloaded no ${name}`);
    packages[deb] = createHash('sha256')
      .update(readFileSync(join(debs, deb)))
      .digest('hex');
    const mark = join(files, `${deb}.unpacked`);
    if (existsSync(mark)) continue;
    await run('dpkg-deb', ['-x', join(debs, deb), files]);
    writeFileSync(mark, '');
  }
  return { files, packages };
}

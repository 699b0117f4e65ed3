import type { LicensedImage } from '@postkit/sdk/schema';
import type { Searcher, ImageLibrary, Images } from '../features/images/index.ts';
import { type CoverColors, harbourPicture } from './cover-art.ts';

interface Sample {
  readonly name: string;
  readonly title: string;
  /** Search words besides its title, in lower case. */
  readonly words: string;
  readonly colors: CoverColors;
  readonly at: { readonly sun: number; readonly boat: number };
}

const always = 'entertainment harbour sea boat sun water';

const samples: readonly Sample[] = [
  {
    name: 'dawn',
    title: 'Harbour at dawn',
    words: 'morning breakfast sunrise',
    colors: { sky: ['#2b2d5b', '#f6a96c'], sun: '#ffd9a0', waves: ['#5a4a78', '#433a66', '#2f2b55'] },
    at: { sun: 0.2, boat: 0.7 },
  },
  {
    name: 'noon',
    title: 'Clear day on the bay',
    words: 'summer blue sky news',
    colors: { sky: ['#3d9be0', '#d3efff'], sun: '#fff6cf', waves: ['#2e7fc0', '#2569a6', '#1d548a'] },
    at: { sun: 0.62, boat: 0.3 },
  },
  {
    name: 'storm',
    title: 'Before the storm',
    words: 'weather clouds rain wind',
    colors: { sky: ['#2b3138', '#8b97a3'], sun: '#dfe6ea', waves: ['#46525e', '#36414b', '#272f37'] },
    at: { sun: 0.78, boat: 0.42 },
  },
  {
    name: 'sunset',
    title: 'Sail at sunset',
    words: 'evening music dusk',
    colors: { sky: ['#4a1d4f', '#f0735a'], sun: '#ffc36b', waves: ['#7a2f55', '#5c2549', '#41203f'] },
    at: { sun: 0.48, boat: 0.24 },
  },
  {
    name: 'night',
    title: 'Night watch',
    words: 'late moon dark stars',
    colors: { sky: ['#070b1f', '#1f2d57'], sun: '#e8ecff', waves: ['#152043', '#101936', '#0b1229'] },
    at: { sun: 0.72, boat: 0.5 },
  },
  {
    name: 'winter',
    title: 'Winter light',
    words: 'cold ice sport',
    colors: { sky: ['#b9d3e3', '#f4fafd'], sun: '#ffffff', waves: ['#8fb4c9', '#7199b1', '#587f98'] },
    at: { sun: 0.34, boat: 0.66 },
  },
];

const sizes = { thumbnail: { width: 480, height: 320 }, main: { width: 2250, height: 1500 } } as const;

/** Replaces an external library at the demo stations: a few pictures, drawn when they are first found. */
export function sampleImages(images: Images): ImageLibrary {
  async function entry(
    { station, address }: Searcher,
    { name, title, colors, at }: Sample,
  ): Promise<LicensedImage> {
    async function link(rel: keyof typeof sizes) {
      const make = () => harbourPicture(colors, at, sizes[rel]);
      const { location } = await images.own(station, `sample-${name}-${rel}`, make);
      return { rel, href: `${address}${location}` };
    }
    return {
      id: name,
      title,
      credit: 'PostKit sample',
      contentLinks: await Promise.all([link('thumbnail'), link('main')]),
    };
  }

  return {
    name: 'sample',
    search(searcher, words) {
      const asked = words.toLowerCase().split(/\s+/);
      const found = samples.filter(({ title, words: known }) =>
        asked.every((word) => `${title.toLowerCase()} ${known} ${always}`.includes(word)),
      );
      return Promise.all(found.map((one) => entry(searcher, one)));
    },
  };
}

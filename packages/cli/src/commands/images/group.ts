import type { CommandGroup } from '../../core/command-entry.ts';

export const images: CommandGroup = {
  name: 'images',
  summary: 'images for shows and episodes',
  commands: [
    {
      name: 'upload',
      summary: 'store an image and print its address',
      load: async () => (await import('./images.ts')).uploadImage,
    },
    {
      name: 'crop',
      summary: 'crop a stored image to a new one',
      load: async () => (await import('./images.ts')).cropImage,
    },
    {
      name: 'search',
      summary: 'search the library of licensed images',
      load: async () => (await import('./licensed.ts')).searchImages,
    },
    {
      name: 'keep',
      summary: 'store a licensed image',
      load: async () => (await import('./licensed.ts')).keepImage,
    },
  ],
};

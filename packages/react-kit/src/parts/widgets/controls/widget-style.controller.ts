import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { WidgetColors } from '@postkit/sdk/schema';
import { useImageAddress } from '../../../data/images/index.ts';
import { type WidgetEpisodes, widgetsQueries } from '../../../data/widgets/index.ts';
import { dominantColors, paletteColors, palettes, suggestPalettes } from '../../../data/widgets/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { useWords } from '../../../words/use-words.ts';
import { widgetControlsMessages } from './widget-controls.messages.ts';

export type Variant = 'light' | 'dark';

/** Colours for a player from a palette, or from the image and the show of its newest episode. */
export function useWidgetStyle(episodes: WidgetEpisodes, onColors: (colors: WidgetColors) => void) {
  const reportFailure = useReportFailure();
  const messages = useWords(widgetControlsMessages);
  const { client } = usePostKit();
  const imageAddress = useImageAddress();
  const [variant, setVariant] = useState<Variant>('light');
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [name, setName] = useState<string | null>(null);
  const newest = useQuery(widgetsQueries.playlist(client, episodes)).data?.playlists[0];
  const image = newest?.square_image ?? '';
  const suggestions = useRef(0);

  function take(colors: readonly string[], paletteName: string | null): void {
    setChosen(colors);
    setName(paletteName);
    onColors(paletteColors(colors, variant));
  }

  const reading = useMutation({
    mutationFn: async () => dominantColors(await readImagePixels(imageAddress(image))),
    onSuccess: (colors) => take(colors, null),
    onError: (error) => reportFailure(messages.imageFailed, error),
  });

  const suggesting = useMutation({
    // An image that cannot be read leaves the title.
    mutationFn: async () =>
      image === '' ? [] : await readImagePixels(imageAddress(image)).then(dominantColors, () => []),
    onSuccess(dominant) {
      const found = suggestPalettes(newest?.show_title ?? '', dominant);
      const suggested = found[suggestions.current % found.length];
      suggestions.current += 1;
      if (suggested) take(suggested.colors, suggested.name);
    },
  });

  return {
    variant,
    palette: name,
    hasImage: image !== '',
    hasEpisode: newest !== undefined,
    isSuggesting: suggesting.isPending,
    suggest: () => suggesting.mutate(),
    isReading: reading.isPending,
    readImage: () => reading.mutate(),
    choose(wanted: string | null) {
      const palette = palettes.find((each) => each.name === wanted);
      if (palette) take(palette.colors, palette.name);
    },
    setVariant(next: Variant) {
      setVariant(next);
      if (chosen) onColors(paletteColors(chosen, next));
    },
  };
}

const side = 64;

/** The pixels of a scaled-down image as RGBA bytes. Rejects if the page may not read it. */
async function readImagePixels(address: string): Promise<Uint8ClampedArray> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no images.');
  context.drawImage(image, 0, 0, side, side);
  return context.getImageData(0, 0, side, side).data;
}
